import random
import textwrap

chance = random.Random(3)

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

for turn in range(60):
    text = "\n".join(chance.choice(["", "  ", "\t", "    ", " \t"]) + chance.choice(["", "a", "b c", "  ", "\r"]) for _ in range(chance.randrange(6)))
    shown(textwrap.dedent, text)
    shown(textwrap.indent, text, "> ")
    shown(textwrap.indent, text, "> ", lambda line: True)
for args in ((5,), (b"a",), ()):
    shown(textwrap.dedent, *args)
shown(textwrap.indent, 5, "a")
shown(textwrap.indent, "a")
shown(textwrap.indent, "a", prefix="b")
shown(textwrap.indent, "a", "b", None, 1)
shown(textwrap.wrap, 5)
shown(textwrap.wrap, "a", 0)
shown(textwrap.wrap, "a b", 1.5)
shown(textwrap.wrap, "a", "b")
shown(textwrap.wrap)
shown(textwrap.wrap, "a", 5, 6)
shown(textwrap.shorten, "a b c d", 3)
shown(textwrap.dedent, text="  x")
