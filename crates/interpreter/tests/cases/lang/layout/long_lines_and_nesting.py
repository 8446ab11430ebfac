# Deep but legal nesting of brackets, blocks, calls and operators.
x = ((((((((((1))))))))))
print(x, [[[[[[[[2]]]]]]]][0][0][0][0][0][0][0][0], (lambda: (lambda: (lambda: (lambda: "deep")())())())())
if 1:
    if 2:
        if 3:
            for i in range(2):
                while True:
                    try:
                        with type("M", (), {"__enter__": lambda s: s, "__exit__": lambda *a: None})():
                            if i:
                                print("bottom", i)
                            else:
                                print("other", i)
                    finally:
                        break
print(1 + 2 - 3 * 4 / 5 + (6 - (7 + (8 - (9 + 10)))), not not not not True, - - - -5, ~~~~3)
print("a" if 0 else "b" if 0 else "c" if 0 else "d" if 0 else "e")
total = (1 +
         2 *
         (3 -
          4)
         ) + sum([
             5,
             6,
         ], start=(
             7
         ))
print(total)
def a():
    def b():
        def c():
            def d():
                def e(): return "five levels"
                return e
            return d
        return c
    return b
print(a()()()()())
class A:
    class B:
        class C:
            class D: v = "nested classes"
print(A.B.C.D.v, A.B.C.D.__qualname__)
print(*[*[*[*[1], 2], 3], 4], {**{**{**{"a": 1}}}}, f"{f'{1}'}")
print(" and ".join(str(n) for n in range(30)) == "0 and 1" + "".join(f" and {i}" for i in range(2, 30)))
