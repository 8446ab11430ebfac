# Building text in loops: +=, join, list of parts, repeated replace.
s = ""
for i in range(50):
    s += str(i)
print(len(s), s[:20], s[-6:])
parts = []
for i in range(50):
    parts.append(str(i))
print("".join(parts) == s, ",".join(parts)[:11])
t = "x"
for _ in range(10):
    t += t
print(len(t), t.count("x"), set(t))
r = "a"
for _ in range(5):
    r = r.replace("a", "ab").replace("b", "ba")
print(len(r), r[:20], r.count("a"), r.count("b"))
u = ""
for c in "hello":
    u = c + u
print(u, "".join(reversed("hello")) == u)
lines = [f"{i}: {'*' * i}" for i in range(4)]
print("\n".join(lines))
w = "é"
for _ in range(3):
    w += w + "日"
print(len(w), w.count("日"), w)
