# Template: substitute and safe_substitute.
from string import Template
t = Template("$who likes ${what}s, costs $$5 and ${price}")
print(t.substitute(who="tim", what="kumquat", price=3), "|", t.substitute({"who": "a", "what": "b", "price": None}), "|", t.substitute({"who": "x", "what": "y"}, price=1), "|", t.safe_substitute(who="only"), "|", t.template)
print(Template("$a$b ${a}b $ab").safe_substitute(a=1), Template("").substitute(), Template("no names").substitute(x=1), Template("$$ $$$x").substitute(x="!"), Template("$é $x_1 $_y").safe_substitute(x_1="ok", _y="under"))
for text, names in (("$missing", {}), ("$", {}), ("ab $", {}), ("x $1 y", {}), ("line\n  ${bad", {}), ("${}", {}), ("${a b}", {"a": 1}), ("$a-$", {"a": 1}), ("one\ntwo\nthree $!", {})):
    try:
        print(Template(text).substitute(names))
    except Exception as error:
        print(repr(text), type(error).__name__, error)
    print(repr(Template(text).safe_substitute(names)))
print(Template("$x ${y} $$ $x").get_identifiers(), [Template(x).is_valid() for x in ("$a ${b}", "$", "${", "$$", "$1")], Template("$a") == Template("$a"), type(t).__name__)
for bad in (lambda: Template(), lambda: Template("a").substitute({}, {}), lambda: Template("$a").substitute(5), lambda: Template(5).substitute()):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
