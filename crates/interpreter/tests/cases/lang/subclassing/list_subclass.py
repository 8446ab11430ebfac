# Subclasses of list: overridden methods, what builtins return, slices.
class Stack(list):
    def push(self, x):
        self.append(x)
        return self
    def peek(self): return self[-1]
s = Stack([1]).push(2).push(3)
print(s, s.peek(), s.pop(), len(s), type(s).__name__, repr(s), s == [1, 2], isinstance(s, list))
print(type(s + [1]).__name__, type(s * 2).__name__, type(s[:]).__name__, type(s.copy()).__name__, type(sorted(s)).__name__)
class Typed(list):
    def append(self, x):
        if not isinstance(x, int):
            raise TypeError(f"int expected, got {type(x).__name__}")
        super().append(x)
    def __setitem__(self, i, v):
        print("set", i, v)
        super().__setitem__(i, v)
t = Typed([1, 2])
t.append(3)
try:
    t.append("x")
except TypeError as e:
    print(e)
t[0] = 10
t[1:] = [7, 8]
t.extend(["unchecked"])
t += [9]
print(t, type(t).__name__)
class Wrap(list):
    def __getitem__(self, i):
        if isinstance(i, slice):
            return Wrap(super().__getitem__(i))
        return super().__getitem__(i % len(self))
w = Wrap("abc")
print(w[4], w[-5], w[1:], type(w[1:]).__name__, list(w), w)
class Init(list):
    def __init__(self, *a, name="none"):
        super().__init__(a)
        self.name = name
i = Init(1, 2, name="n")
print(i, i.name, vars(i))
class Rev(list):
    def __iter__(self): return reversed(list(super().__iter__()))
    def __len__(self): return 99
    def __contains__(self, x): return x == "magic"
r = Rev([1, 2, 3])
print(list(r), len(r), "magic" in r, 1 in r, [*r], r)
print(Stack() == [], bool(Stack()), Stack("ab") < ["b"], Stack([1]).index(1))
