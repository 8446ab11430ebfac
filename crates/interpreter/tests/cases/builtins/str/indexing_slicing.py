# Indexing and slicing of text, with every sign of step.
s = "abcdefghij"
print(s[0], s[-1], s[9], s[-10], s[2:5], s[:3], s[7:], s[-3:], s[:-7], s[:], s[::2], s[1::3], s[::-1], s[::-2], s[8:2:-2], s[2:8:-1])
print(s[100:], s[:100], s[5:5], s[5:3], s[-100:2], s[3:-3], s[-4:-1], s[True], s[False:True], repr(s[20:30]))
print(s[slice(1, 4)], s[slice(None, None, -3)], s[None:3], s[0:10:100], s[9::-100], s[-1:-11:-1], s[:-11:-1])
t = "aé日😀z"
print(t[1], t[3], t[-1], t[::-1], t[1:4], len(t), list(t), t[-2:])
for i in (10, -11, 100):
    try:
        s[i]
    except IndexError as e:
        print(e)
for bad in (1.0, "1", None, (1, 2), [0]):
    try:
        s[bad]
    except TypeError as e:
        print(e)
try:
    s[::0]
except ValueError as e:
    print(e)
try:
    s[0] = "x"
except TypeError as e:
    print(e)
try:
    del s[0]
except TypeError as e:
    print(e)
try:
    s["a":]
except TypeError as e:
    print(e)
print("" [0:1] == "", "abc"[1:][0], "x"[0][0][0])
