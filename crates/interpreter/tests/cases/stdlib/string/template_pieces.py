# Templates of the usual pattern, of changed ones, and with errors in the middle.
import string


def tried(work):
    try:
        return work()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Loud:
    def __init__(self, name):
        self.name = name

    def __str__(self):
        print("text of", self.name)
        return self.name.upper()


class Values:
    def __getitem__(self, name):
        print("asked for", name)
        if name == "gone":
            raise KeyError(name)
        return Loud(name)


texts = ["", "plain", "$a", "${a}b", "$a$b", "$$a", "$", "a $ b", "${a", "${}", "${1}", "$1", "$_x1 $A", "$żółw $aż", "${aż}", "$a-$gone-$b", "$$$a$$", "x$a{b}", "$a $", "${a }", "line\n  $!", "$ſ", "$K"]
for text in texts:
    template = string.Template(text)
    print(repr(text), tried(lambda: template.substitute(Values())), tried(lambda: template.safe_substitute(Values())), tried(lambda: template.substitute(a=1, _x1=2, A=3, b=4)))
print(tried(lambda: string.Template(5).substitute()), tried(lambda: string.Template("$a").substitute({"a": 1}, a=2)), string.Template("$a $b").safe_substitute({"a": None}))
template = string.Template("$a $$ %a")
template.delimiter = "%"
print(template.substitute(a=1))


class Percent(string.Template):
    delimiter = "%"
    idpattern = "[a-z.]+"


print(Percent("%a.b %% $a").substitute({"a.b": 5}), Percent("%a").safe_substitute())
template = string.Template("$a")
template.pattern = Percent.pattern
print(tried(lambda: template.substitute(a=1)))
