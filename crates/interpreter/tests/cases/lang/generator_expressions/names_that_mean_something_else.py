# The builtin's name may mean something else: then it gets a generator.
def kind(argument):
    return type(argument).__name__


def show(*args):
    return [type(a).__name__ for a in args]


class Sep:
    def join(self, parts):
        return type(parts).__name__, list(parts)


print(Sep().join(x for x in "ab"))


class Text(str):
    def join(self, parts):
        return "mine", list(parts)


print(Text(",").join(c for c in "ab"))


def local(sum, any=kind, **more):
    max = kind
    return sum(x for x in [1]), any(x for x in [1]), max(x for x in [1]), min(x for x in [3, 2])


print(local(kind))
sum = lambda items, start=0: ("own sum", next(items), start)
print(sum(x for x in range(3)))
del sum
print(sum(x for x in range(3)))
list = kind
print(list(x for x in range(3)))
del list
print(list(x for x in range(3)))


def swap():
    global sorted
    sorted = kind
    return [3, 1]


print(sorted(x for x in swap()))
print(sorted(x for x in swap()))
del sorted
import builtins

original = builtins.all
builtins.all = kind
print(all(x for x in [1]))
builtins.all = original
print(all(x for x in [1]))


def first_two(generator):
    return next(generator), next(generator)


max = first_two
print(max(print("made", n) or n for n in range(5)))
del max
fs = [f for f in (sum, any)]
print([f(x for x in [1, 2]) for f in fs])
print(sum((x for x in [1, 2]), 10), max((x for x in [3, 4]), default=0), sorted((x for x in [3, 1, 2]), reverse=True))
print(sum(y := x for x in [1, 2]), y)
print((lambda: sum(x for x in [1, 2]))(), type(x for x in []).__name__)
