# Template, Formatter, constants, capwords.
import string

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

print(string.ascii_letters, string.digits, string.hexdigits, string.octdigits, string.punctuation, repr(string.whitespace), len(string.printable), string.capwords("hello  big world"), string.capwords("a-b", "-"))
t = string.Template("$who likes ${what}ing for $$5 $Who")
print(t.substitute(who="tim", what="kay", Who="X"), t.safe_substitute(who="tim"), t.substitute({"who": 1, "what": 2, "Who": 3}), t.substitute({"who": 1, "what": 2}, Who=9), t.template, t.is_valid(), t.get_identifiers())
for bad in ("$", "a $1", "${x", "line\n $"):
    err(string.Template(bad).substitute, x=1)
    print(string.Template(bad).safe_substitute(x=1), string.Template(bad).is_valid())
err(t.substitute, who=1)
class P(string.Template):
    delimiter = "%"
    idpattern = "[a-z]+_[a-z]+"
print(P("%with_under %notunder %%").safe_substitute(with_under="yes"))
f = string.Formatter()
print(f.format("{} {} {0!r}" if False else "{0} {1} {name!r:>6}", 1, 2, name="x"), f.format("{}-{}", 1, 2), f.format("{0[a]} {0[b].real}", {"a": 1, "b": 2}), f.format("{:{}}", 5, 4), f.vformat("{a}", (), {"a": 1}), list(f.parse("a{b!r:c}{{d}}")), f.format("{{}}"))
class D(string.Formatter):
    def get_value(self, key, args, kwargs):
        return kwargs.get(key, "<" + key + ">") if isinstance(key, str) else super().get_value(key, args, kwargs)
print(D().format("{a} {missing}", a=1))
for bad in ("{", "}", "{0} {}", "{x", "{!z}", "{a.}", "{0[}"):
    err(f.format, bad, 1, a=2)
