from collections import UserDict, UserList, UserString
class Lower(UserDict):
    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)
    def __missing__(self, key):
        return "?"
d = Lower({"A": 1}, B=2)
d["C"] = 3; d.update({"D": 4})
print(d, d["a"], d["zz"], len(d), sorted(d), "a" in d, d.get("q"), d | {"E": 5}, d.data, d.pop("a"), d == {"b": 2, "c": 3, "d": 4})
class Loud(UserList):
    def append(self, item):
        super().append(str(item).upper())
l = Loud([1, 2])
l.append("x"); l += ["y"]; l.extend([3])
print(l, l[0], l[1:3], type(l[1:3]).__name__, len(l), 2 in l, l + [9], l * 2, l == [1, 2, "X", "y", 3], l.index("X"), l.count(2))
l.sort(key=str); l.reverse(); print(l, l.pop(), list(reversed(l)), min(UserList([3, 1])))
class S(UserString):
    pass
s = S("hello")
print(s, repr(s), s.upper(), type(s.upper()).__name__, s + "!", "x" + s, s[1:3], len(s), "ell" in s, s == "hello", hash(s) == hash("hello"), s * 2, s.split("l"), s.replace("l", "L"), S(5), s.find("l"), s % (), s.center(9, "*"), s.isalpha(), int(S("12")))
