# Subscripts and slices as objects receive them.
class Show:
    def __getitem__(self, key):
        return key
s = Show()
print(s[1], s[-1], s["k"], s[1.5], s[None], s[...])
print(s[:], s[1:], s[:2], s[1:2], s[::3], s[1:2:3], s[-1:-2:-3])
print(s[1, 2], s[1:2, 3], s[..., 1:], s[()], s[(1,)], s[1,])
print(s[1:2, ::2, None], s[[1, 2]], s[{"a": 1}], s["a":"z"])
print(s[s[1]:s[2]], s[lambda: 1].__name__, s[1 if True else 2], s[(x := 4)], x)
print(s[*[1, 2]], s[0, *"ab"], s[*()])
class Store:
    def __init__(self):
        self.log = []
    def __setitem__(self, key, value):
        self.log.append((key, value))
t = Store()
t[1] = "a"
t[1:2] = "b"
t[1, 2:3] = "c"
t[...] = "d"
t[*[5, 6]] = "e"
print(t.log)
print("abcdef"[1:4], "abcdef"[::-1], "abcdef"[-3:], "abcdef"[10:], "abcdef"[4:1:-1])
print((1, 2, 3)[True], [1, 2, 3][False:True], "abc"[-1])
