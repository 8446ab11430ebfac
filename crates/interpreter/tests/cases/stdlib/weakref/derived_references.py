# Classes that derive from weakref.ref, references to methods, all references to an object, copies, proxies of two kinds.
import copy
import gc
import weakref


def shown(function, *args, **keywords):
    try:
        print(function(*args, **keywords))
    except Exception as error:
        print(type(error).__name__, error)


class Thing:
    def __init__(self, name="thing"):
        self.name = name

    def method(self):
        return self.name

    def other(self):
        return "other"

    def __repr__(self):
        return f"Thing({self.name!r})"


class Named(weakref.ref):
    __slots__ = ("label",)

    def __new__(cls, target, callback=None, label=None):
        return super().__new__(cls, target, callback)

    def __init__(self, target, callback=None, label=None):
        super().__init__(target, callback)
        self.label = label

    def __call__(self):
        return self.label, super().__call__()


class Plain(weakref.ref):
    pass


thing = Thing()
basic = weakref.ref(thing)
reference = Named(thing, label="one")
print(reference(), reference.label, isinstance(reference, weakref.ref), type(reference).__mro__[1:])
plain = Plain(thing)
plain.extra = 1
print(plain(), plain.extra, plain is Plain(thing), plain == basic, hash(plain) == hash(thing), plain.__callback__)
print(weakref.ref(thing) is basic, weakref.getweakrefcount(thing), len(weakref.getweakrefs(thing)))
print(weakref.getweakrefs(thing)[0] is basic, plain in weakref.getweakrefs(thing))
shown(weakref.ref)
shown(weakref.ref, thing, None, None)
shown(weakref.ref, thing, callback=None)
shown(weakref.ref, 5)
shown(Plain)
shown(weakref.ref(thing), 1)


def gone(reference):
    print("gone", type(reference).__name__, getattr(reference, "label", None))


watched = Named(thing, gone, "watched")
print(watched.__callback__ is gone)
hashed = weakref.ref(thing)
number = hash(hashed)
unhashed = weakref.ref(Thing)
del thing
gc.collect()
print(reference(), plain(), watched(), hash(hashed) == number)


class Short:
    pass


short = Short()
late = weakref.ref(short)
del short
gc.collect()
shown(hash, late)
print(late == late, late == weakref.ref(Short))

thing, twin = Thing("a"), Thing("b")
method = weakref.WeakMethod(thing.method)
print(method()(), method() == thing.method, isinstance(method, weakref.ref), method == weakref.WeakMethod(thing.method))
print(method == weakref.WeakMethod(thing.other), method != weakref.WeakMethod(twin.method), hash(method) == hash(weakref.WeakMethod(thing.method)))
calls = []
ended = weakref.WeakMethod(thing.method, calls.append)
del thing
gc.collect()
print(method(), ended(), calls == [ended], method == ended, method == method)
shown(weakref.WeakMethod, len)
shown(weakref.WeakMethod, Thing)

thing = Thing("copied")
reference = weakref.ref(thing)
print(copy.copy(reference) is reference, copy.deepcopy(reference) is reference, copy.deepcopy([reference])[0] is reference)
values = weakref.WeakValueDictionary({"k": thing})
made = copy.deepcopy(values)
print(type(made).__name__, made["k"] is thing)
keys = weakref.WeakKeyDictionary({thing: [1]})
made = copy.deepcopy(keys)
print(made[thing], made[thing] is keys[thing], copy.copy(keys)[thing] is keys[thing])
members = weakref.WeakSet([thing])
print(len(copy.copy(members)), copy.deepcopy(weakref.WeakSet([Thing])) == weakref.WeakSet([Thing]))
values.update([("pair", thing)], named=thing)
keys.update([(twin, 2)])
print(sorted(values), keys[twin])
shown(values.update, 42)

proxy = weakref.proxy(thing)
called = weakref.proxy(shown)
print(type(proxy).__name__, type(called).__name__, callable(proxy), callable(called), proxy.name)
called(lambda: "through the proxy")
shown(next, proxy)


class Many:
    def __bytes__(self):
        return b"many"

    def __reversed__(self):
        return iter("cba")

    def __iter__(self):
        return iter("abc")


many = Many()
proxy = weakref.proxy(many)
print(bytes(proxy), list(reversed(proxy)), list(proxy))
