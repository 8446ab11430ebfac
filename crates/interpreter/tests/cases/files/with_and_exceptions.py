# Files close whatever happens.
class Broken(Exception):
    pass


try:
    with open("f", "w") as f:
        f.write("kept")
        raise Broken("inside")
except Broken as error:
    print(error, f.closed, open("f").read())
try:
    with open("nope") as f:
        print("never")
except FileNotFoundError as error:
    print(error)
finally:
    print("finally")
with open("a", "w") as a, open("b", "w") as b:
    print("to a", file=a)
    print("to b", file=b)
print(open("a").read() + open("b").read(), a.closed and b.closed)


def lines(path):
    with open(path) as f:
        yield from f


print(list(lines("a")), [line.strip() for path in "ab" for line in lines(path)])
print(*open("a"), sep="|")
print("".join(open("b")), max(open("a")), sorted(open("b")), "to a\n" in open("a"), dict.fromkeys(open("a")))
first, *rest = open("f")
print(first, rest)
import contextlib
with contextlib.ExitStack() as stack:
    files = [stack.enter_context(open(name)) for name in "ab"]
    print([f.readline() for f in files])
print(all(f.closed for f in files))
with open("out", "w") as f, contextlib.redirect_stdout(f):
    print("redirected")
print(open("out").read())
