# Comments and empty lines among examples.
import doctest


def area(width, height):
    """The area.

    >>> # nothing but a comment
    >>> area(2, 3)
    6
    >>>
    >>>   # indented
    >>> area(1, 1)  # behind an example
    1
    >>> # one comment
    ... area(0, 5)
    0
    """
    return width * height


print(doctest.testmod())
parts = doctest.DocTestParser().parse(area.__doc__)
print([(part.source, part.want) if isinstance(part, doctest.Example) else part for part in parts])
for text in ["", "# nothing", "\n", "  "]:
    try:
        compile(text, "f", "single")
    except SyntaxError as error:
        print(type(error).__name__, error.msg)
