# iter(callable, sentinel) with state, methods, partial reads and exhaustion.
class Reader:
    def __init__(self, data): self.data = list(data)
    def read(self, n=1):
        out, self.data = self.data[:n], self.data[n:]
        return "".join(out)
r = Reader("hello world")
print(list(iter(r.read, "")), list(iter(lambda: r.read(2), "")))
r = Reader("hello world")
print([c for c in iter(lambda: r.read(4), "")], "".join(iter(Reader("a b c").read, " ")))
stack = [1, 2, 0, 3]
print(list(iter(stack.pop, 0)), stack)
try: print(list(iter([5, 6].pop, 0)))
except IndexError as e: print(e)
n = iter(range(100))
print(list(iter(n.__next__, 5)), next(n))
it = iter(lambda: 1, 1)
print(list(it), next(it, "done"))
def countdown(k):
    def step(): nonlocal k; k -= 1; return k
    return step
print(list(iter(countdown(4), 0)), sum(iter(countdown(4), 0)), dict(zip("ab", iter(countdown(9), 0))))
class Eq:
    def __eq__(self, o): print("cmp", o, end=" "); return o == 2
print(list(iter(countdown(5), Eq())))
calls = iter(countdown(3), -1)
print(next(calls), next(calls), next(calls), next(calls, "end"), next(calls, "still"))
