# A generator that a loop or a call was still to use is closed before the handler runs.
def numbers(name, count=3):
    try:
        for number in range(count):
            yield number
    finally:
        print("closed", name)


try:
    for number in numbers("same frame"):
        raise KeyError(number)
except KeyError as error:
    print(repr(error))


def fails(number):
    raise ValueError(number)


try:
    for number in numbers("called function"):
        fails(number)
except ValueError as error:
    print(repr(error))

for turn in range(2):
    try:
        for outer in numbers("inner loop"):
            raise IndexError(turn)
    except IndexError as error:
        print("turn", turn, error)

for outer in numbers("outer", 2):
    try:
        for inner in numbers("inner"):
            int("x")
    except ValueError:
        print("outer goes on", outer)

try:
    try:
        for number in numbers("before finally"):
            raise OSError("first")
    finally:
        print("finally")
except OSError as error:
    print("then", error)


def keeps_one():
    kept = numbers("kept by the traceback")
    next(kept)
    raise RuntimeError("kept")


try:
    keeps_one()
except RuntimeError as error:
    print("handler", error)
print("after")

print(next(numbers("argument")))
print(any(numbers("any", 3)))


class Noted:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        print("gone", self.name)


def ignore(*args):
    print("not called")


try:
    ignore(Noted("first argument"), 1 / 0)
except ZeroDivisionError:
    print("division")
try:
    [Noted("item"), 1 / 0]
except ZeroDivisionError:
    print("division again")
print(Noted("read once").name)
print(len([Noted("in a list")]))
