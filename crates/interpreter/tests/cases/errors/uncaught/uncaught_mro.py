# An impossible class.
class A: pass
class B(A): pass
print("defining")
class C(A, B): pass
