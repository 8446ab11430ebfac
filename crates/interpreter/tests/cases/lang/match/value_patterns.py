# Value patterns: dotted names compare with ==, plain names capture.
class Color:
    RED = 1
    GREEN = 2
    class Dark:
        BLUE = "navy"
def name(c):
    match c:
        case Color.RED:
            return "red"
        case Color.GREEN:
            return "green"
        case Color.Dark.BLUE:
            return "dark blue"
        case _:
            return "unknown"
print([name(c) for c in (1, 2, "navy", 3, 1.0, True)])
class Loud:
    def __init__(self, v):
        self.v = v
    def __eq__(self, other):
        print("eq", self.v, other)
        return self.v == other
match Loud(5):
    case 4:
        print("four")
    case 5:
        print("five")
limits = Color()
limits.low = 10
match 10:
    case limits.low:
        print("instance attribute")
try:
    match 1:
        case Color.MISSING:
            pass
except AttributeError as e:
    print(e)
match None:
    case None:
        print("None by identity")
class AlwaysEqual:
    def __eq__(self, o):
        return True
match AlwaysEqual():
    case None:
        print("identity, not equality")
    case 42:
        print("equality")
match [1, "navy"]:
    case [Color.RED, Color.Dark.BLUE]:
        print("inside a sequence")
