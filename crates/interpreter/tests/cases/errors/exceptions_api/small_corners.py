# Small rules of exceptions, shifts, lengths and odd orders of classes.
import traceback


def attempt(action):
    try:
        print(repr(action()))
    except Exception as error:
        print(type(error).__name__, error)


error = ValueError("v")
for value in (5, None, "", [], True, False):
    attempt(lambda: setattr(error, "__suppress_context__", value))
    print(error.__suppress_context__)
group = ExceptionGroup("g", [ValueError(1), TypeError(2)])
for name in ("message", "exceptions"):
    attempt(lambda: setattr(group, name, 5))
    attempt(lambda: delattr(group, name))


class Odd(ExceptionGroup):
    def derive(self, members):
        return 5


attempt(lambda: Odd("g", [ValueError(1), TypeError(2)]).split(ValueError))
attempt(lambda: Odd("g", [ValueError(1), TypeError(2)]).subgroup(TypeError))
attempt(lambda: Odd("g", [ValueError(1)]).split(ValueError))


def wrong_clause():
    try:
        raise ExceptionGroup("g", [ValueError("a")])
    except* ExceptionGroup:
        pass


def wrong_class():
    try:
        raise ValueError("a")
    except* (ValueError, 5):
        pass


for function in (wrong_clause, wrong_class):
    try:
        function()
    except TypeError:
        print(traceback.format_exc().replace(__file__, "FILE").split("During")[1])
for count in (10 ** 20, 10 ** 19, 2 ** 70):
    try:
        1 << count
    except (OverflowError, MemoryError) as error:
        print(type(error).__name__, error)


class Plain:
    pass


attempt(lambda: Plain.__abstractmethods__)


class Meta(type):
    def mro(cls):
        return []


attempt(lambda: Meta("Made", (), {}))


class NoLength:
    __len__ = None


attempt(lambda: len(NoLength()))
