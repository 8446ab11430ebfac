# A form that was subscripted before with the same arguments is the same object.
from typing import *

T = TypeVar("T")


class Box(Generic[T]):
    pass


print(List[int] is List[int], Dict[str, int] is Dict[str, int], Optional[int] is Optional[int], Union[int, str] is Union[int, str])
print(Box[int] is Box[int], Box[int] is Box[str], Callable[[int], str] == Callable[[int], str], Tuple[int, ...] is Tuple[int, ...])
print(Literal[1] is Literal[1], Literal[1] == Literal[True], Literal[0] == Literal[False], Literal[1, True])
print(List[int] == List[int], hash(List[int]) == hash(List[int]), List["int"], Optional[List[int]], Type[int] is Type[int])
print(ClassVar[int] is ClassVar[int], Final[int], Union[int], Union[int, int], Union[int, bool], Optional[None])
for bad in ([], {}, 3):
    try:
        print(List[bad])
    except TypeError as e:
        print(e)
print(Annotated[int, []], Annotated[int, 1], Annotated[int, True])
