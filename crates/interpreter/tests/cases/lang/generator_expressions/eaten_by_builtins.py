# Generator expressions that a builtin consumes at once.
words = ["pear", "fig", "apple", "date"]
print(sum(len(w) for w in words), sum(x * 0.5 for x in range(4)), sum(x for x in []))
print(any(len(w) > 4 for w in words), any(w == "kiwi" for w in words), any(x for x in []), all(x for x in []))
print(all(len(w) > 2 for w in words), all(len(w) > 3 for w in words))
print(min(len(w) for w in words), max(w for w in words), max(-x for x in range(3)))
print(list(w.upper() for w in words), tuple(x * x for x in range(4)), sorted(w[::-1] for w in words))
print(sorted(set(len(w) for w in words)), dict((w, len(w)) for w in words), dict((w[0], w) for w in words if len(w) > 3))
print(", ".join(w for w in words if "e" in w), "".join(str(d) for d in range(5)), "-".join(w for w in []))
print(sum(x * y for x in range(3) for y in range(4) if x != y), list((x, y) for x in "ab" for y in range(2)))
print(sum(1 for a, b in zip("abca", "abda") if a == b), sum(v for k, v in {"a": 1, "b": 2}.items()))
print(max(max(row) for row in [[1, 5], [7, 2]]), sum(sum(row) for row in [[1, 2], [3]]), sum(len(list(c for c in w)) for w in words))


class Loud:
    def __init__(self, n):
        self.n = n

    def __radd__(self, other):
        print("radd", self.n, other)
        return other + self.n

    def __gt__(self, other):
        print("gt", self.n, other.n)
        return self.n > other.n

    def __bool__(self):
        print("bool", self.n)
        return self.n > 1


print(sum(Loud(n) for n in (1, 2)), max(Loud(n) for n in (3, 1, 4)).n, any(Loud(n) for n in (1, 2, 3)))


def seen(x, log=[]):
    log.append(x)
    return log


print(any(len(seen(x)) == 2 for x in range(10)), seen.__defaults__)
it = iter([1, 2, 3, 4, 5])
print(any(x == 2 for x in it), list(it))


def numbers():
    try:
        for n in range(5):
            yield n
    finally:
        print("closed")


print(any(n == 1 for n in numbers()), all(n < 3 for n in numbers()))
x = "outer"
print(list(x for x in range(3)), x)


def local(n):
    x = n
    total = sum(x * k for k in range(4))
    inner = [sum(i * j for j in range(3)) for i in range(3)]
    return total, x, inner, max(f"{x}{k}" for k in "ab"), (lambda: x)()


print(local(5))


class Body:
    sizes = [1, 2, 3]
    total = sum(s for s in sizes)
    names = ",".join(str(s) for s in sizes)


print(Body.total, Body.names, hasattr(Body, "s"))
print([sum(k for k in range(n)) for n in range(5)], {n: max(k for k in range(n)) for n in range(1, 4)})
