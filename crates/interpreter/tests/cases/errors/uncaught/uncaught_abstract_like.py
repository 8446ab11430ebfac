# A class whose __init_subclass__ refuses a subclass.
class Base:
    def __init_subclass__(cls):
        if not hasattr(cls, "run"):
            raise TypeError(f"{cls.__name__} must define run")
class Good(Base):
    def run(self): return "running"
print(Good().run())
class Bad(Base): pass
