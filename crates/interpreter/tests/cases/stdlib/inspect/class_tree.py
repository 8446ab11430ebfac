import inspect
print(inspect.getmodulename("/a/b.py"), inspect.getmodulename("b.txt"), inspect.getmodulename("x/c.pyc"))
class A: pass
class B(A): pass
class C(A): pass
class D(B, C): pass
print(inspect.getclasstree([bool]))
print(inspect.getclasstree([A, B, C, D]))
print(inspect.getclasstree([A, B, C, D], unique=True))
print(inspect.getcallargs(lambda a, b=1, *c, d: 0, 1, d=2))
print(inspect.getcallargs(lambda a, b, c=3, **d: 0, 1, z=9, b=2))
