# Formatter and its methods to override.
from string import Formatter
f = Formatter()
print(f.format("{0} {1!r:>5} {name:.2f} {0[1]} {x.real}", "ab", "c", name=3.14159, x=2), f.vformat("{} {k}", ("p",), {"k": "v"}), f.format("{{}} {:{w}}|", 5, w=4))
print(list(f.parse("a {0.x!r:>{w}} b {{c}} {}")), list(f.parse("")), list(f.parse("plain")), list(f.parse("{a[0]}{b!s}")))
print(f.get_field("0.real", (5,), {}), f.get_field("k[1]", (), {"k": "xyz"}), f.get_value(0, ("z",), {}), f.get_value("k", (), {"k": 1}), f.format_field(3.5, ".2f"), f.convert_field("a", "r"), f.convert_field("é", "a"), f.convert_field(5, "s"), f.convert_field(5, None))
class Default(Formatter):
    def get_value(self, key, args, kwargs):
        if isinstance(key, str):
            return kwargs.get(key, f"[{key}]")
        return super().get_value(key, args, kwargs)
    def convert_field(self, value, conversion):
        return value.upper() if conversion == "u" else super().convert_field(value, conversion)
    def format_field(self, value, spec):
        return str(value)[::-1] if spec == "rev" else super().format_field(value, spec)
    def check_unused_args(self, used, args, kwargs):
        print("used", sorted(map(str, used)), "of", len(args), sorted(kwargs))
print(Default().format("{a} {b!u} {0:rev} {c:>4}", "abc", b="loud", c=1, d=2))
for text, args in (("{}", ()), ("{0} {}", (1, 2)), ("{} {0}", (1, 2)), ("{k}", ()), ("{0!x}", (1,)), ("{0:q}", (1,)), ("{", ()), ("}", ()), ("{0.nope}", (1,)), ("{0[a]}", ([1],))):
    try:
        print(f.format(text, *args))
    except Exception as error:
        print(repr(text), type(error).__name__, error)
try:
    f.format()
except TypeError as error:
    print(error)
print(f.format("{0:{1}}", 3, ">5"), f.format("{:{}{}}", 7, "^", 5), f.vformat("{a}{b}", [], {"a": 1, "b": 2}))
