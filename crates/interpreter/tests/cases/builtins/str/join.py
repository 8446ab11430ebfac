# join over every kind of iterable, and its errors.
print(",".join(["a", "b"]), "".join("abc"), "-".join("abc"), ", ".join(("x",)), ",".join([]), ",".join({"a": 1, "b": 2}))
print(" ".join(str(i) for i in range(3)), "ab".join("xyz"), "\n".join(["1", "2"]), "".join(map(chr, [72, 105])), "".join(reversed("abc")), "".join(sorted("hello")))
print("日".join("ab"), "-".join(["é", "", "z"]), ",".join(iter("pq")), "+".join(w[0] for w in ["one", "two"]))
for call in (lambda: ",".join([1, 2]), lambda: ",".join(["a", None]), lambda: ",".join(["a", b"b"]), lambda: ",".join(5), lambda: ",".join(), lambda: ",".join(["a"], ["b"]), lambda: 5 .join([]), lambda: ",".join(None), lambda: "".join([1])):
    try:
        print(call())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
class S(str): pass
print(type(",".join([S("a")])).__name__, type("".join([S("a")])).__name__)
x = "solo"
print("".join([x]) == x, "sep".join([x]))
def gen():
    yield "a"
    raise KeyError("mid-way")
try:
    ",".join(gen())
except KeyError as e:
    print(repr(e))
