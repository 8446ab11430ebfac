# RuntimeErrors of the language.
def trial(f):
    try:
        print(f())
    except RuntimeError as e:
        print(type(e).__name__, e)
def change_dict():
    d = {1: 1}
    for k in d: d[k + 1] = 1
def change_set():
    s = {1}
    for k in s: s.add(k + 1)
def delete_dict():
    d = {1: 1, 2: 2}
    for k in d: del d[k]
def change_items():
    d = {"a": 1}
    for k, v in d.items(): d[k + "x"] = v
def pop_set():
    s = {1, 2, 3}
    for x in s: s.discard(x)
def bare_raise():
    raise
def ignore_exit():
    def g():
        try: yield 1
        except GeneratorExit: yield 2
    it = g()
    next(it)
    it.close()
def stop():
    def g():
        yield 1
        raise StopIteration
    return list(g())
def super_fail(): return super().x
def await_twice():
    async def c(): pass
    x = c()
    for _ in range(2):
        try: x.send(None)
        except StopIteration: pass
def clear_while():
    d = {1: 1, 2: 2}
    for k in d: d.clear()
def mutate_reversed():
    d = {1: 1, 2: 2}
    for k in reversed(d): d[5] = 1
def raise_it(): raise RuntimeError("own", 5)
def not_implemented(): raise NotImplementedError("abstract")
for f in (change_dict, change_set, delete_dict, change_items, pop_set, bare_raise, ignore_exit, stop, super_fail, await_twice, clear_while, mutate_reversed, raise_it, not_implemented):
    trial(f)
d = {1: 1, 2: 2}
it = iter(d)
next(it)
d[3] = 3
for _ in range(2):
    try:
        print(next(it))
    except RuntimeError as e:
        print(e)
print(issubclass(NotImplementedError, RuntimeError), issubclass(RecursionError, RuntimeError))
