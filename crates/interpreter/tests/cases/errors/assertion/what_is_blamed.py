# What a failed assertion is blamed on.
import traceback


def f(value):
    return value


def one(x, y): assert f(0), "message"
def two(x, y): assert not y
def three(x, y): assert y and x == 5
def four(x, y): assert x == 1 or f(0)
def five(x, y): assert f(0) or x == 1 or x
def six(x, y): assert (x == 2 if y else x)
def seven(x, y): assert x < y < x, "ordered"
def eight(x, y): assert not (x == 0)
def nine(x, y): assert isinstance(x, str), f"{x!r} is no str"
def ten(x, y): assert all(v == 1 for v in [0])
def eleven(x, y): assert x in [1] and y
def twelve(x, y):
    assert (
        x ==
        1
    ), "over lines"


for function in (one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve):
    try:
        function(0, 1)
    except AssertionError as error:
        lines = traceback.format_exc().splitlines()
        print("\n".join(lines[4:]))
