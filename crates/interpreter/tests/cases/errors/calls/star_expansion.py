# Errors from * and ** in calls and displays.
def f(*a, **k): return a, k
class NoKeys:
    def __getitem__(self, k): return 1
class BadKeys:
    def keys(self): return 5
    def __getitem__(self, k): return 1
class RaisesKeys:
    def keys(self): return ["a"]
    def __getitem__(self, k): raise KeyError("inside getitem")
class BadIter:
    def __iter__(self): raise ValueError("inside iter")
for call in (lambda: f(*1), lambda: f(*None), lambda: f(**1), lambda: f(**[1]), lambda: f(**"ab"), lambda: f(**{1: 2}), lambda: f(**{"a": 1}, **{"a": 2}), lambda: f(a=1, **{"a": 2}), lambda: f(**NoKeys()), lambda: f(**BadKeys()), lambda: f(**RaisesKeys()), lambda: f(*BadIter()), lambda: [*1], lambda: [*None, 2], lambda: {*5}, lambda: (*5.5,), lambda: {**1}, lambda: {**[1, 2]}, lambda: {**None}, lambda: {**NoKeys()}, lambda: {*[[]]}, lambda: {**RaisesKeys()}, lambda: print(*object), lambda: f(*[1], *2), lambda: dict(**{"a": 1}, **{"b": 2}), lambda: dict(**{"a": 1}, **{"a": 2}), lambda: max(*[]), lambda: max(*5), lambda: int(*["5", 16, 3])):
    try:
        print(call())
    except (TypeError, ValueError, KeyError) as e:
        print(type(e).__name__, str(e).replace("__main__.", ""))
