# Frames of generators and coroutines that rest.
def g(a):
    b=a+1
    yield b
    c=b
    yield c
x=g(1)
print(type(x.gi_frame).__name__, x.gi_frame.f_lineno, x.gi_frame.f_locals, x.gi_frame.f_code.co_name)
next(x); print(x.gi_frame.f_lineno, x.gi_frame.f_locals, x.gi_frame.f_code.co_name, x.gi_code.co_name)
next(x); print(x.gi_frame.f_lineno, sorted(x.gi_frame.f_locals.items()), x.gi_frame.f_back)
print(list(x), x.gi_frame)
y=g(1); y.close(); print(y.gi_frame)
async def co(q):
    return q
c=co(3); print(c.cr_frame.f_locals, c.cr_frame.f_lineno, c.cr_code.co_name); c.close(); print(c.cr_frame)
async def ag():
    yield 1
a=ag(); print(a.ag_frame.f_lineno, a.ag_code.co_name)
ge=(i for i in range(3)); next(ge); print(ge.gi_frame.f_locals['i'])
import inspect
print(inspect.getgeneratorlocals(g(5)), inspect.getgeneratorstate(g(1)))
z=g(7); next(z); print(inspect.getgeneratorlocals(z), z.gi_yieldfrom, z.gi_running, z.gi_suspended)
print(z.gi_frame.f_globals is globals())
