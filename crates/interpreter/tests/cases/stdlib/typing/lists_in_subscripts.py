from typing import *

for text in ("List[[int]]", "List[[int, str]]", "Dict[[int], str]", "list[[int]]", "Callable[[int], str]", "Callable[[int]]", "Callable[..., int]", "Callable[int, str]",
             "Optional[[int]]", "Union[int, [str]]", "Tuple[[int], ...]", "Literal[[1]]", "Annotated[int, [1]]", "Iterable[[int]]", "Type[[int]]", "Union[[int], None]",
             "Optional[int, str]", "Union[()]", "List[int, str]", "Dict[int]", "Any[int]", "List[int]()", "isinstance([], List[int])"):
    try:
        print(text, repr(eval(text)))
    except TypeError as error:
        print(text, error)
