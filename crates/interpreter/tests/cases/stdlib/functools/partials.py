from functools import partial, partialmethod, reduce
add = lambda a, b, c=0: a + b + c
p = partial(add, 1, c=5)
print(p(2), p.args, p.keywords, p.func is add, p(2, c=0), partial(p, 10)(), partial(p, 10).args)
print(repr(partial(int, base=2)), partial(int, base=2)("101"), repr(partial(print, 1, sep="x")).startswith("functools.partial(<built-in function print>, 1, sep='x')"))
p.note = "kept"; print(p.note, callable(p))
class Cell:
    def __init__(self): self.alive = False
    def set_state(self, state, extra=None): self.alive = state; return (state, extra)
    on = partialmethod(set_state, True)
    both = partialmethod(set_state, False, extra="e")
c = Cell(); print(c.on(), c.alive, c.both(), Cell.on(c))
print(reduce(lambda a, b: a * b, [1, 2, 3, 4]), reduce(lambda a, b: a + b, [], 5), reduce(max, [3, 9, 2]), reduce(lambda a, b: f"({a}{b})", "abcd", "_"))
for bad in (lambda: reduce(add, []), lambda: reduce(add, 5), lambda: partial(5), lambda: partial()):
    try:
        bad()
    except TypeError as e:
        print(e)
class Sub(partial): pass
print(repr(Sub(int, 5)), isinstance(Sub(int), partial))
