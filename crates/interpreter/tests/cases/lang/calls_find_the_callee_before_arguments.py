# What an attribute does to be found, it does before the arguments of the call.
def say(*words, **named):
    print(*words)
    return words[-1] if words else None


class Shown:
    def __init__(self):
        self.own = lambda *args: print("own", args)

    @property
    def made(self):
        print("property")
        return lambda *args, **named: print("called", args, named)

    def __getattr__(self, name):
        print("getattr", name)
        if name.startswith("no"):
            raise AttributeError(name)
        return lambda *args, **named: print("called", name, args, named)

    def plain(self, *args):
        print("plain", args)

    @classmethod
    def of_class(cls, *args):
        print("class", args)

    @staticmethod
    def alone(*args):
        print("static", args)


shown = Shown()
for _ in range(2):
    shown.made(say("argument"))
    shown.other(say("argument"), key=say("keyword"))
    shown.other(*[say("argument")], **{"key": say("keyword")})
    shown.plain(say("argument"))
    shown.own(say("argument"))
    shown.of_class(say("argument"))
    shown.alone(say("argument"))
    Shown.of_class(say("argument"))
    Shown.alone(say("argument"))
    Shown.plain(say("self"), say("argument"))
try:
    shown.nothing(say("never"))
except AttributeError as error:
    print("AttributeError", error)


class Base:
    def greet(self, word):
        return f"base {word}"

    @property
    def bound(self):
        print("bound of base")
        return self.greet


class Derived(Base):
    def greet(self, word):
        return super().greet(say(word)) + "!"

    def absent(self):
        return super().absent(say("never"))

    def reach(self):
        return super().bound(say("after"))


derived = Derived()
print(derived.greet("hello"), derived.reach())
for attempt in (derived.absent, lambda: super(Derived, derived).nothing(say("never"))):
    try:
        attempt()
    except AttributeError as error:
        print(error)


class Every:
    def __getattribute__(self, name):
        print("getattribute", name)
        return lambda *args: (name, args)


class Descriptor:
    def __get__(self, instance, owner):
        print("get", instance is None)
        return lambda *args: args


class Holder:
    described = Descriptor()


class Meta(type):
    @property
    def of_meta(cls):
        print("property of the metaclass")
        return lambda *args: args

    def __getattr__(cls, name):
        print("getattr of the metaclass")
        return lambda *args: (name, args)


class Made(metaclass=Meta):
    pass


for _ in range(2):
    print(Every().anything(say("argument")), Holder().described(say("argument")), Holder.described(say("argument")))
    print(Made.of_meta(say("argument")), Made.unknown(say("argument")))


# The class of a builtin object, called again and again at one place.
def convert(value, text):
    return value.__class__(text), value.__class__(say(text))


for value, text in ((5, "7"), (5, "8"), (1.5, "2.5"), (True, ""), ("a", "b"), (5, "9")):
    print(convert(value, text))


# Where guest code finds the method, the result of an argument may be anything, an exception too.
def fail():
    raise LookupError("argument")


for name in ("made", "other"):
    try:
        getattr(shown, name)(fail())
    except LookupError as error:
        print(error)
try:
    shown.made(fail())
except LookupError as error:
    print(error)
try:
    shown.other.foo(fail())
except (AttributeError, LookupError) as error:
    print(type(error).__name__, error)


def generator():
    yield shown.made((yield "first"), (yield "second"))


running = generator()
print(next(running), running.send(1), running.send(2))


class Counting:
    calls = 0

    @property
    def step(self):
        Counting.calls += 1
        return lambda value: value + Counting.calls


print([Counting().step(int(str(n))) for n in range(4)], Counting.calls)
