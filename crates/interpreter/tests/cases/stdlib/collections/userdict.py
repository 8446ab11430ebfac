# UserDict, UserList and UserString as base classes.
from collections import UserDict, UserList, UserString
import copy

class Lower(UserDict):
    def __setitem__(self, key, value): super().__setitem__(key.lower(), value)
    def __getitem__(self, key): return super().__getitem__(key.lower())
    def __contains__(self, key): return isinstance(key, str) and key.lower() in self.data
d = Lower({"A": 1}, B=2); d.update(C=3); d["D"] = 4
print(d, d["a"], d.get("B"), "c" in d, "C" in d, len(d), d.data, list(d), d.pop("d"), d.setdefault("E", 5), isinstance(d, dict), d == {"a": 1, "b": 2, "c": 3, "e": 5})
print(d | {"Z": 9}, type(d | {}).__name__, {"Z": 1} | d, d.copy(), type(d.copy()).__name__, UserDict(a=1), UserDict.fromkeys("ab", 1), repr(UserDict()))
d |= {"new": 1}; print("new" in d, copy.copy(d) == d, d.popitem(), sorted(d.items()), bool(UserDict()))
try: d["nope"]
except KeyError as e: print("KeyError", e)
class Def(UserDict):
    def __missing__(self, key): return key + "?"
print(Def()["x"], Def().get("x"), "x" in Def())
class Pos(UserList):
    def append(self, x):
        if x < 0: raise ValueError("negative")
        super().append(x)
u = Pos([3, 1]); u.append(2)
try: u.append(-1)
except ValueError as e: print(e)
print(u, u[0], u[1:], type(u[1:]).__name__, u + [9], type(u + [9]).__name__, [9] + u, u * 2, len(u), u == [3, 1, 2], u.index(1), u.count(3), sorted(u), u.data)
u.sort(); u.reverse(); u.extend([7]); u.insert(0, 0); u += [5]; u *= 1; print(u, u.pop(), u.remove(7), u, u < [9], 3 in u, u.copy(), isinstance(u, list)); u[0] = 10; del u[1]; u.clear(); print(u, UserList(), UserList("ab"), UserList(UserList([1])))
class Title(UserString):
    def shout(self): return Title(self.data.upper() + "!")
s = Title("hello world")
print(s, repr(s), s.shout(), type(s.upper()).__name__, s + "!", "!" + s, s * 2, s[0], s[:5], len(s), s == "hello world", s.split(), s.replace("o", "0"), s.find("w"), "wor" in s, s.title(), s.encode(), hash(s) == hash("hello world"), s.startswith("he"), s.center(15, "*"), s % () , UserString("%d") % 5, UserString(5), int(UserString("42")), float(UserString("1.5")), sorted(UserString("cab")), s < "z", s.join(["a", "b"]), s.isalpha(), s.count("l"), isinstance(s, str), UserString("a,b").partition(","), s.casefold(), str(s).islower(), s.zfill(13), s.strip("hd"))
