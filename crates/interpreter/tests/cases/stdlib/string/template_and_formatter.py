import string
from string import Template, Formatter
t = Template("$who owes ${amount}$$ to ${who}s, $when")
print(t.substitute(who="Bob", amount=5, when="now"), t.safe_substitute(who="Al"), t.get_identifiers() if hasattr(t, "get_identifiers") else "", t.is_valid() if hasattr(t, "is_valid") else "")
for bad, kw in [("$", {}), ("$1", {}), ("${a", {}), ("$a $b", {"a": 1}), ("${}", {})]:
    try: print(Template(bad).substitute(kw))
    except (ValueError, KeyError) as e: print(type(e).__name__, e)
    print(Template(bad).safe_substitute(kw))
class Percent(Template):
    delimiter = "%"
    idpattern = "[a-z]+_[a-z]+"
print(Percent("%a_b %c $d %%").safe_substitute(a_b=1), Percent.pattern.pattern[:10] != "")
print(Template("$x").substitute({"x": 1}, x=2), Template("$x-$y").substitute({"x": 1, "y": 5}, x=2), Template("a").template)
f = Formatter()
print(f.format("{0} {1!r:>6} {name}", 1, "b", name="n"), f.vformat("{} {}", (1, 2), {}), list(f.parse("a{0!r:>{w}}b{{c}}{x.y[0]}")))
class Safe(Formatter):
    def get_value(self, key, args, kwargs):
        try: return super().get_value(key, args, kwargs)
        except (KeyError, IndexError): return f"<{key}>"
    def convert_field(self, value, conversion):
        return value.upper() if conversion == "u" else super().convert_field(value, conversion)
print(Safe().format("{a} {b} {0} {5}", 1, a=2), Safe().format("{x!u}", x="hi"))
for bad in ["{", "}", "{0", "{0!x}", "{} {0}", "{0} {}", "{a.b}", "{0[x}"]:
    try: print(f.format(bad, 1, a=2))
    except Exception as e: print(type(e).__name__, e)
print(f.get_field("0.real", (3,), {}), string.capwords("hello  wORLD-x"), string.capwords("a-b-c", "-"))
print(string.ascii_letters, string.digits, string.hexdigits, string.octdigits, string.punctuation, repr(string.whitespace), len(string.printable))
