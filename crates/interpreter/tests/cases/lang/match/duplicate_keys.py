# The keys of a mapping pattern: literals are compared when the source is compiled, others when the pattern is tried.


def attempt(keys):
    source = "match {}:\n    case {" + ", ".join(key + ": _" for key in keys) + "}: pass"
    try:
        exec(source, {})
        print(keys, "fine")
    except Exception as error:
        print(keys, type(error).__name__, error)


for keys in (("1", "1"), ("1", "1.0"), ("1.0", "True"), ("0", "False"), ("0.0", "-0.0"), ("-1", "-1"), ("-1", "-1.0"), ("1.5", "1.5"), ("1", "1.5"),
             ("10**2",), ("1e300", "1e300"), ("100000000000000000000", "1e20"), ("1e22", "10000000000000000000001"), ("None", "None"), ("None", "0"),
             ("'a'", "'a'"), ("'a' 'b'", "'ab'"), ("'a'", "b'a'"), ("b'a'", "b'a'"), ("1j", "1j"), ("0j", "0"), ("1 + 2j", "1 + 2j"),
             ("1 + 2j", "1 - 2j"), ("1", "1 + 0j"), ("-2j", "-2j"), ("-1 - 2j", "-1 - 2j"), ("1.0 + 2j", "1 + 2j"), ("'\\''", '"\'"'), ("''", "''")):
    attempt(keys)


class Key:
    def __init__(self, name):
        self.name = name

    def __hash__(self):
        return 1

    def __repr__(self):
        return self.name

    def __eq__(self, other):
        return isinstance(other, Key) and self.name == other.name


class K:
    a, b, c, d, wrong = "x", "x", Key("c"), Key("c"), []


def first(subject):
    match subject:
        case {K.a: 1, K.b: 2}:
            return "both"
        case {"x": y}:
            return y


def second(subject):
    match subject:
        case {K.c: 1, K.d: 2}:
            return "both"


def third(subject):
    match subject:
        case {K.wrong: 1}:
            return "found"


class Table(dict):
    def get(self, key, default=None):
        print("get", key)
        return super().get(key, default)


for function in (first, second, third):
    for subject in ({}, {"x": 1}, {"x": 1, "y": 2}, {"z": 1, "y": 2}, Table(x=1, y=2), Table(z=1, y=2), 5):
        try:
            print(function(subject))
        except Exception as error:
            print(type(error).__name__, error)
key = Key("k")


class L:
    key = key


def fourth(subject):
    match subject:
        case {L.key: value, **rest}:
            return value, rest


print(fourth({key: 5, "other": 6}))


class Point:
    __match_args__ = ("x", "y")

    def __init__(self, **given):
        self.__dict__.update(given)


class Wrong(Point):
    __match_args__ = ("x", 5)


class Names(tuple):
    pass


class Derived(Point):
    __match_args__ = Names(("x", "y"))


def by_position(subject, cls):
    match subject:
        case cls(x, x=other):
            return x, other
        case cls(x, y):
            return x, y


for cls in (Point, Wrong, Derived):
    for given in ({}, {"x": 1}, {"x": 1, "y": 2}):
        try:
            print(by_position(cls(**given), cls))
        except TypeError as error:
            print(type(error).__name__, error)
