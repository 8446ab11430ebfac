# Two metaclasses that do not agree.
class M(type): pass
class N(type): pass
class A(metaclass=M): pass
class B(metaclass=N): pass
print("classes made")
class C(A, B): pass
