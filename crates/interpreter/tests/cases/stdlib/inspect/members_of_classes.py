# Members, docs, methods and class attributes.
import inspect
class Base:
    """Base doc."""
    limit = 10
    def run(self):
        """Run it."""
    def _hidden(self): pass
class Child(Base):
    def run(self): pass
    def extra(self, x, *, y=1): "Extra."
    @property
    def size(self): return 1
    @staticmethod
    def make(n): return n
print([n for n, _ in inspect.getmembers(Child) if not n.startswith("__")])
print([n for n, _ in inspect.getmembers(Child, inspect.isfunction)])
print([n for n, v in inspect.getmembers(Child, lambda v: isinstance(v, property))])
print(inspect.getdoc(Child), inspect.getdoc(Child.run), inspect.getdoc(Child.extra), Child.run.__doc__)
print({n: str(inspect.signature(m)) for n, m in inspect.getmembers(Child, inspect.isfunction)})
print(inspect.getmro(Child)[0].__name__, [c.__name__ for c in inspect.getmro(bool)])
print(inspect.isclass(Child), inspect.ismethod(Child().run), inspect.isfunction(Child.run), inspect.isfunction(Child().run), inspect.ismethod(Child.run))
print(sorted(k for k in vars(Child) if not k.startswith("__")), hasattr(Child, "limit"), "limit" in vars(Child))
print(inspect.getattr_static(Child, "make").__class__.__name__, inspect.isdatadescriptor(Child.size), callable(Child.make))
api = {n: (inspect.getdoc(f) or "").splitlines()[:1] for n, f in inspect.getmembers(Base, inspect.isroutine) if not n.startswith("__")}
print(api)
