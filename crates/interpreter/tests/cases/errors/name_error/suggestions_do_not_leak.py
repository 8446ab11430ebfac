# The text of a NameError or AttributeError has no suggestion in it.
value = 5
class Thing:
    colour = 1
for source in ("valeu", "vlaue", "prnt(1)", "Thing.color", "Thing().colours", "[].appendd(1)", "'a'.uper()", "lenn([])", "Treu", "none", "self", "selff.x", "__nam__", "pritn", "sys_", "true", "null", "undefined", "nan", "console.log(1)"):
    try:
        eval(source)
    except (NameError, AttributeError) as e:
        print(source, "|", type(e).__name__, str(e), "|", e.args == (str(e),), e.name)
class A:
    def m(self): return valu
try:
    A().m()
except NameError as e:
    print(e)
try:
    from sys import maxsiz
except ImportError as e:
    print(str(e).split(" (")[0])
