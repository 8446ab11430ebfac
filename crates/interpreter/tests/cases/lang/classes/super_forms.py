# super(): both forms, in class methods, properties, nested functions, outside classes.
class Base:
    value = "base value"
    def m(self): return "base m"
    @classmethod
    def c(cls): return f"base c {cls.__name__}"
    @staticmethod
    def s(): return "base s"
    @property
    def p(self): return "base p"
    def __getitem__(self, i): return f"item {i}"
class Sub(Base):
    value = "sub value"
    def m(self): return "sub+" + super().m()
    @classmethod
    def c(cls): return "sub+" + super().c()
    @staticmethod
    def s(): return "sub+" + super(Sub, Sub).s()
    @property
    def p(self): return "sub+" + super().p
    def explicit(self): return super(Sub, self).m()
    def nested(self):
        def inner():
            return super(Sub, self).m()
        return inner()
    def listed(self): return [super(Sub, self).m() for _ in range(1)]
    def attr(self): return super().value
    def dunder(self, i): return super().__getitem__(i)
    def var(this): return super().m()
s = Sub()
print(s.m(), Sub.c(), Sub.s(), s.p, s.explicit(), s.nested(), s.listed(), s.attr(), s.dunder(3), s.var())
print(type(super(Sub, s)).__name__, super(Sub, s).__thisclass__.__name__, super(Sub, s).__self__ is s)
try:
    super(Sub, s).missing
except AttributeError as e:
    print(e)
try:
    super(Sub, 5)
except TypeError as e:
    print(e)
def outside(self):
    return super().m()
Sub.outside = outside
try:
    s.outside()
except RuntimeError as e:
    print(e)
try:
    super()
except RuntimeError as e:
    print(e)
class NoArgs:
    def m(): return super()
try:
    NoArgs.m()
except RuntimeError as e:
    print(e)
try:
    super(Sub, s)[0]
except TypeError as e:
    print(e)
class Class:
    def which(self): return __class__.__name__
class Child(Class): pass
print(Child().which())
