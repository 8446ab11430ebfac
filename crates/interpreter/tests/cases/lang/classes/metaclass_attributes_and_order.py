# The order of hooks when a class is created, with every hook that exists.
log = []
class Meta(type):
    @classmethod
    def __prepare__(m, name, bases, **kw): log.append(f"prepare {name} {sorted(kw)}"); return {"injected": 1}
    def __new__(m, name, bases, ns, **kw): log.append(f"meta new {name}"); return super().__new__(m, name, bases, ns)
    def __init__(cls, name, bases, ns, **kw): log.append(f"meta init {name}"); super().__init__(name, bases, ns)
    def __call__(cls, *a, **k): log.append(f"meta call {cls.__name__}"); return super().__call__(*a, **k)
    def __setattr__(cls, n, v): log.append(f"meta setattr {n}"); super().__setattr__(n, v)
class Field:
    def __set_name__(self, owner, name): log.append(f"set_name {name} on {owner.__name__}")
class Base(metaclass=Meta):
    def __init_subclass__(cls, **kw): log.append(f"init_subclass {cls.__name__} {sorted(kw)}")
    def __new__(cls, *a): log.append("new"); return super().__new__(cls)
    def __init__(self, *a): log.append("init")
print(log); log.clear()
def deco(c): log.append(f"decorate {c.__name__}"); return c
@deco
class Child(Base, flag=1):
    log.append("body")
    f = Field()
    g = Field()
print(log, Child.injected); log.clear()
Child(1)
print(log); log.clear()
Child.attr = 5
Child.late = Field()
print(log); log.clear()
Dyn = Meta("Dyn", (Base,), {"h": Field()})
print(log, type(Dyn).__name__, hasattr(Dyn, "injected")); log.clear()
T = type("T", (Base,), {})
print(log, type(T).__name__)
