# The = specifier keeps the text of the expression.
x = 5
name = "bob"
print(f"{x=}", f"{x = }", f"{ x=}", f"{x  =  }", f"{x+1=}", f"{name=}", f"{name=!s}", f"{name=!r}", f"{x=:>5}", f"{x=!r:^7}|")
print(f"{len(name)=}", f"{[1, 2][0]=}", f"{x == 5=}", f"{x != 3=}", f"{x<=5=}")
pi = 3.14159
print(f"{pi=:.2f}", f"{pi = :8.3f}", f"{pi=:{10}}")
print(f"{'a' + 'b'=}", f"{'quoted'=}", f"{(1, 2)=}", f"{ {'k': 1}=}")
class C:
    def __repr__(self): return "repr"
    def __str__(self): return "str"
    def __format__(self, spec): return f"format:{spec}"
c = C()
print(f"{c=}", f"{c=!s}", f"{c=:spec}", f"{c=!r:>6}", f"{c}", f"{c:}", f"{c!s}", f"{c!a}")
print(f"{x=} and {name=}", f"{x=}{name=}")
print(f"""{
x
=}""")
print(f"{x:=5}", f"{(y := 3)=}", y)
