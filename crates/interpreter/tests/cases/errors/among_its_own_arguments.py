# Exceptions that are among their own arguments.
class Failed(Exception):
    def __init__(self, count, *args):
        super().__init__(self, f"no luck in {count}", *args)


class Shown:
    def __repr__(self):
        return "shown"


class Knows:
    def __init__(self, it):
        self.it = it

    def __repr__(self):
        return f"<{self.it!r}>"


print(str(Failed(3)), repr(Failed(3)))
print(str(Failed(3, Shown())), repr(Failed(3, Shown())))
error = ValueError()
error.args = (1, error, [error])
print(error, repr(error), [error], f"{error}")
error.args = (Knows(error), 2)
print(error, repr(error))
error.args = (error,)
for show in (str, repr):
    try:
        show(error)
    except RecursionError as e:
        print("RecursionError")
other = KeyError()
error.args, other.args = (other, 1), (error, 2)
print(error, other, repr(error), repr(other))
try:
    raise Failed(1)
except Failed as e:
    print(e, e.args[1:])
import collections

for count in (1, 2):
    try:
        print(collections.Counter({1: 2, 2: "a"}).most_common(count))
    except TypeError as e:
        print(e if count == 1 else "TypeError")
print(collections.Counter().most_common(1), collections.Counter("abcb").most_common(1), collections.Counter({1: 2.5, 2: [1]}.keys()).most_common(1))
