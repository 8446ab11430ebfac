# UserString: operations give the subclass back.
from collections import UserString
class Slug(UserString):
    def __init__(self, text):
        super().__init__("-".join(str(text).lower().split()))
s = Slug("Hello Big World")
print(s, repr(s), len(s), s.data, type(s + "x").__name__, s + "X Y")
print(s.split("-"), s.replace("big", "tiny"), s[0:5], s.startswith("hello"), "big" in s)
print(s == "hello-big-world", s < "z", hash(s) == hash("hello-big-world"), str(s).title())
print(s.find("o"), s.count("l"), s.upper(), s.partition("-"), s.encode()[:5], int(UserString("7")) + 1)
print("%s!" % s, f"{s}", "{}".format(s), ",".join([str(s), "b"]), sorted(UserString("bca")))
print(UserString("ab") * 2, 2 * UserString("ab"), UserString("a") + UserString("b"), "x" + UserString("y"))
try:
    s.nope
except AttributeError as e:
    print(e)
