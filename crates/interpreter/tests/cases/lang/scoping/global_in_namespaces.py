# A name that is global in a function is global in all of the code that exec runs in a namespace of its own.
source = """
def f():
    y = 1
    def g():
        global y
        return y
    def h():
        return y + 1
    return g, h
y = 9
z = 3
g, h = f()
found = g(), h()
"""
outer, inner = {}, {}
exec(source, outer, inner)
print(inner["found"], sorted(inner), outer["y"], "z" in outer)


def run():
    exec("""
x = 7
def f():
    x = 1
    def g():
        global x
        def h():
            return x
        return h()
    return g()
print(f(), x)
class C:
    global w
    w = 13
    def get(self):
        return w
print(C().get(), w, "w" in vars(C))
""")


x = 5
run()
print(x, w)
outer, inner = {}, {}
exec("""
def f():
    global total
    total += 1
total: int = 1
f()
del_me = total
""", outer, inner)
print(outer["total"], inner["del_me"], inner["__annotations__"])
