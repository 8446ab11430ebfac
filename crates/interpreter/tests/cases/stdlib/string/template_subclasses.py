# Templates with other delimiters and patterns.
from string import Template
class Percent(Template):
    delimiter = "%"
class Braces(Template):
    delimiter = "#"
    idpattern = "[a-z]+"
    braceidpattern = "[a-z0-9 ]+"
class Dotted(Template):
    idpattern = r"[a-z][\.a-z0-9]*"
class Own(Template):
    pattern = r"""
    \{\{(?:
    (?P<escaped>\{\{)|
    (?P<named>[_a-z][_a-z0-9]*)\}\}|
    (?P<braced>x^)\}\}|
    (?P<invalid>)
    )
    """
print(Percent("%a and %{b} 100%% $c").substitute(a=1, b=2), Braces("#name #{full name} #Name").safe_substitute({"name": "n", "full name": "f n", "Name": "N"}))
print(Dotted("$a.b.c ${x.y} $Z").safe_substitute({"a.b.c": 1, "x.y": 2, "Z": 3}), Own("Hello {{name}}, {{{{ raw }}").safe_substitute(name="Ann"))
print(Percent.pattern.pattern.count("%"), Template.delimiter, Template.idpattern, Template.braceidpattern, int(Template.flags), Template.pattern.groupindex)
class Counting(dict):
    def __missing__(self, key): return f"<{key}>"
print(Template("$a ${b}").substitute(Counting(a=1)))
try:
    Percent("100%").substitute()
except ValueError as error:
    print(error)
print(Percent("%x %y").get_identifiers(), Percent("%").is_valid())
