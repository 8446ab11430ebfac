# What is taken out of weak collections, proxies of what went, and finalizers that are detached.
import gc
import weakref


class Item:
    def __init__(self, number):
        self.number = number


def tried(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error if "weakref at" not in str(error) else "a reference")


one, two = Item(1), Item(2)
keys = weakref.WeakKeyDictionary({one: "a", two: "b"})
values = weakref.WeakValueDictionary(a=one, b=two)
tried(lambda: keys.pop(one)); tried(lambda: keys.pop(one)); tried(lambda: keys.pop(one, 5)); tried(lambda: keys.pop(5)); tried(keys.pop)
keys[one] = "c"
tried(lambda: keys.popitem()[1]); tried(lambda: keys.popitem()[1]); tried(keys.popitem)
tried(lambda: values.pop("a").number); tried(lambda: values.pop("a")); tried(lambda: values.pop("a", None)); tried(values.pop); tried(lambda: values.pop([]))
values["c"] = one
tried(lambda: values.popitem()[0]); tried(lambda: values.popitem()[0]); tried(values.popitem)
print(type(weakref.WeakSet()), weakref.WeakSet.__doc__, weakref.WeakSet[int])
proxy = weakref.proxy(one)
print(dir(proxy) == dir(one))
done = []
finalizer = weakref.finalize(two, done.append, 1)
print(finalizer.alive, finalizer.atexit)
finalizer.atexit = 0
print(finalizer.atexit)
finalizer.atexit = True
finalizer.detach()
print(finalizer.alive, finalizer.atexit, finalizer.detach())
finalizer.atexit = True
print(finalizer.atexit, done)
del one, keys, values
gc.collect()
print(repr(proxy).split(" at ")[0], "to NoneType" in repr(proxy))
tried(lambda: dir(proxy)); tried(lambda: proxy.number)
