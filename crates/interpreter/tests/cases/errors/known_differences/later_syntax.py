# Type parameters and `type` statements of Python 3.12, each a source of its own, since 3.11 reads none of them.
SOURCES = [
    "type Name = int\nprint(Name, Name.__value__, Name.__type_params__, type(Name))",
    "type Many[T] = list[T]\nprint(Many, Many.__value__, Many.__type_params__, Many[int], Many[int].__args__, Many[int].__origin__ is Many)",
    "type Self = list[Self] | int\nprint(Self.__value__)",
    "type Later = Unknown\ntry:\n  Later.__value__\nexcept NameError as e:\n  print(e)\nUnknown = 5\nprint(Later.__value__)",
    "def f[T, *Ts, **P](a: T, *b: *Ts) -> T: return a\nprint(f.__type_params__, [type(p).__name__ for p in f.__type_params__], f(3))",
    "class A[T]:\n  def own(self, x: T) -> T: return x\n  def other[U](self, x: U) -> U: return x\n"
    "print(A.__type_params__, A.__orig_bases__, A.__bases__, A[int]().own(4), A().other.__type_params__, A.__parameters__)",
    "class B[T: int]: pass\nprint(B.__type_params__[0].__bound__, B.__type_params__[0].__infer_variance__, repr(B.__type_params__[0]))",
    "class C[T: (int, str)]: pass\nprint(C.__type_params__[0].__constraints__, C.__type_params__[0].__covariant__)",
    "class D[T]:\n  type L = list[T]\nprint(D.L.__value__, D.L.__type_params__)",
    "async def g[T](x: T): return x\nimport asyncio\nprint(asyncio.run(g(3)), g.__type_params__)",
    "type Name = int\nName(3)",
    "type Name = int\nName[int]",
    "class A[T, T]: pass",
]
for source in SOURCES:
    try:
        exec(source, {"__name__": "__main__"})
    except Exception as error:
        print(type(error).__name__, error)
# differs: the syntax of Python 3.12 is understood
