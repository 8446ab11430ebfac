from __future__ import annotations
from typing import get_type_hints, Optional, List, ClassVar, Annotated, ForwardRef, overload, final, cast, TYPE_CHECKING, no_type_check, Any
class A:
    x: int
    y: Optional[List[A]] = None
    z: ClassVar[str] = "z"
    def m(self, other: A, n: int = 0) -> List[A]: ...
class B(A):
    w: "Annotated[int, 'meta']"
print(A.__annotations__, get_type_hints(A), get_type_hints(B)["w"], get_type_hints(B, include_extras=True)["w"], list(get_type_hints(B)))
print(get_type_hints(A.m), A.m.__annotations__)
def f(a, b: str, *args: int, c: float = 1.0, **kw: Any) -> None: ...
print(get_type_hints(f), f.__annotations__)
@overload
def g(x: int) -> int: ...
@overload
def g(x: str) -> str: ...
def g(x): return x
print(g(5), cast(int, "text"), TYPE_CHECKING)
@final
class Last: pass
print(Last.__final__, ForwardRef("int"), ForwardRef("int") == ForwardRef("int"))
try:
    get_type_hints(5)
except TypeError as e:
    print(e)
try:
    class Bad:
        q: Missing
    get_type_hints(Bad)
except NameError as e:
    print(e)
@no_type_check
def h(x: "not valid"): ...
print(get_type_hints(h))
