# __init_subclass__: registration, keyword arguments, super chains, errors.
class Plugin:
    registry = {}
    def __init_subclass__(cls, /, name=None, **kw):
        super().__init_subclass__(**kw)
        print("init_subclass", cls.__name__, name)
        cls.registry[name or cls.__name__.lower()] = cls
class A(Plugin): pass
class B(Plugin, name="bee"): pass
class C(B, name="sea"): pass
print({k: v.__name__ for k, v in Plugin.registry.items()})
try:
    class D(Plugin, wrong=1): pass
except TypeError as e:
    print(e)
try:
    class E(x=1): pass
except TypeError as e:
    print(e)
class Required:
    def __init_subclass__(cls):
        for m in ("run",):
            if m not in vars(cls):
                raise TypeError(f"{cls.__name__} lacks {m}")
class Good(Required):
    def run(self): pass
try:
    class Bad(Required): pass
except TypeError as e:
    print(e)
class Multi1:
    def __init_subclass__(cls, **kw):
        print("one", sorted(kw))
        super().__init_subclass__(**{k: v for k, v in kw.items() if k != "one"})
class Multi2:
    def __init_subclass__(cls, **kw):
        print("two", sorted(kw))
        super().__init_subclass__(**{k: v for k, v in kw.items() if k != "two"})
class M(Multi1, Multi2, one=1, two=2): pass
print(type(Plugin.__dict__["__init_subclass__"]).__name__)
class Sees:
    def __init_subclass__(cls): print(cls.x, cls.__mro__[1].__name__)
class S(Sees): x = "attributes are there"
X = type("X", (Plugin,), {}, name="by type")
print(Plugin.registry["by type"].__name__)
