# CPython 3.11 keeps what exec() assigned in a function in the dict behind locals(); here exec() gets a copy.
def f():
    exec("z = 99")
    return "z" in dir()
print(f())
class A:
    def __iter__(self): return iter([1, 2])
    def __length_hint__(self): return "x"
try:
    print(list(A()))
except TypeError as e:
    print(e)
try:
    exec("class A:\n    __classcell__ = 5")
    print("no error")
except TypeError as e:
    print(e)
class T:
    def __trunc__(self): return "x"
try:
    int(T())
except TypeError as e:
    print(e)
# differs: exec() in a function gets a copy of its locals, as in later versions of CPython; the other checks are CPython's internals
