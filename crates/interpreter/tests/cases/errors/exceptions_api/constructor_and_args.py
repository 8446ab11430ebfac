# Arguments of exception classes, their args, str and repr.
for cls in (Exception, ValueError, KeyError, OSError, StopIteration, SystemExit, AssertionError, TypeError, ImportError, NameError, AttributeError, LookupError, ArithmeticError, RuntimeError, NotImplementedError, UnicodeError, Warning, EOFError, MemoryError, BufferError):
    print(cls.__name__, [(str(e), repr(e), e.args) for e in (cls(), cls("m"), cls("m", 2), cls(None), cls(("t",)))])
class E(Exception):
    def __init__(self, a, b): self.a = a
e = E(1, 2)
print(e.args, str(e), repr(e), e.a)
class F(Exception):
    def __new__(cls, *a):
        self = super().__new__(cls, *a)
        self.made = True
        return self
print(F(1, 2).args, F(1).made)
e = ValueError(1, 2)
e.args = [3]
print(e.args, e)
try:
    e.args = 5
except TypeError as t:
    print(t)
for bad in (lambda: ValueError(x=1), lambda: KeyError(k=1), lambda: Exception.__new__(int), lambda: BaseException.__init__(5), lambda: OSError(x=1), lambda: StopIteration(value=1), lambda: AttributeError("m", nam=1)):
    try:
        bad()
    except TypeError as t:
        print(t)
