# Rarely used corners of several modules.
import functools
import random
import traceback
import types
import typing
from html.parser import HTMLParser


def attempt(function, *args):
    try:
        print(function(*args))
    except Exception as error:
        print(type(error).__name__, error)


# A generator whose `random` or `getrandbits` comes from a base is asked for it.
class First:
    def random(self):
        print("random", end=" ")
        return random.Random.random(self)


class Second:
    def getrandbits(self, k):
        print("bits", end=" ")
        return random.Random.getrandbits(self, k)


class ByFraction(First, random.Random):
    pass


class ByBits(Second, ByFraction):
    pass


print(ByFraction(1).randrange(42))
print(ByBits(1).randrange(42))
state = random.Random(5).getstate()
older = random.Random()
older.setstate((2, tuple(number - 2**32 if number >= 2**31 else number for number in state[1][:-1]) + state[1][-1:], None))
print(older.random() == random.Random(5).random())
attempt(random.Random().setstate, (2, None, None))
attempt(random.Random().setstate, (9, None, None))

# Unions are equal to those of typing, and have their hash.
print(hash(int | str) == hash(typing.Union[int, str]) == hash(str | int), {int | str: 1}[typing.Union[str, int]])


class Pretender:
    __class__ = types.SimpleNamespace


print(types.SimpleNamespace() == Pretender(), types.SimpleNamespace(a=1) == types.SimpleNamespace(a=1))


class Meta(type):
    @functools.cached_property
    def answer(cls):
        return 42


class OfMeta(metaclass=Meta):
    pass


attempt(lambda: OfMeta.answer)
attempt(delattr, functools.partial(int), "__dict__")

# A SyntaxError is shown by its attributes, however they were set.
error = SyntaxError("bad syntax")
print(traceback.format_exception_only(error))
error.filename = "<string>"
print(traceback.format_exception_only(error))
error.lineno = 100
print(traceback.format_exception_only(error))
error.text, error.offset = "  some text here\n", 3
print(traceback.format_exception_only(error))
print(traceback.format_exception_only(SyntaxError("m", ("f.py", 3, 1, "abc def", 3, 4))))

# Notes of a group are copied if they are a sequence.
group = ExceptionGroup("g", [ValueError(1), TypeError(2)])
for notes in (123, ["a"], ("b", "c"), {"d": 1}, None):
    group.__notes__ = notes
    print([getattr(part, "__notes__", "none") for part in group.split(TypeError)])


class Refuses(Exception):
    def __new__(cls, *args):
        return 5


def generator():
    yield


attempt(generator().throw, Refuses)


class Shown(HTMLParser):
    def handle_data(self, data):
        print("data", repr(data))

    def handle_starttag(self, tag, attrs):
        print("start", tag, attrs)

    def handle_endtag(self, tag):
        print("end", tag)


parser = Shown()
parser.feed("<style>a </ style > b <script>x</script y>y</ script>z</SCRIPT  ><script>rest")
parser.close()
