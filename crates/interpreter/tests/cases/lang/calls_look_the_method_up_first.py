# A method is looked up before the arguments are evaluated, as LOAD_METHOD does.
import asyncio
import math


def said(value):
    print("evaluated", value)
    return value


class Plain:
    kept = 1

    def method(self, *args, **kwargs):
        return args, kwargs

    @classmethod
    def build(cls, *args):
        return cls.__name__, args

    @staticmethod
    def still(*args):
        return args


class Lazy:
    def __getattr__(self, name):
        if name == "known":
            return lambda *args: ("known", args)
        raise AttributeError(f"no {name}")


class Slots:
    __slots__ = ("run",)


class Meta(type):
    def make(cls, value):
        return cls.__name__, value


class Made(metaclass=Meta):
    pass


def attempt(name, action):
    try:
        print(name, action())
    except Exception as error:
        print(name, type(error).__name__, error)


plain = Plain()
attempt("missing", lambda: plain.missing(said(1)))
attempt("none", lambda: None.append(said(2)))
attempt("int", lambda: (5).append(said(3)))
attempt("str", lambda: "text".push(said(4)))
attempt("list", lambda: [].push(said(5)))
attempt("keyword", lambda: plain.missing(key=said(6)))
attempt("spread", lambda: plain.missing(*said([7])))
attempt("pairs", lambda: plain.missing(**said({"a": 8})))
attempt("class", lambda: Plain.missing(said(9)))
attempt("module", lambda: math.missing(said(10)))
attempt("meta", lambda: Made.missing(said(11)))
attempt("lazy", lambda: Lazy().missing(len(str(12))))
attempt("slots", lambda: Slots().run(said(13)))
attempt("nested", lambda: plain.missing([said(14)]))
attempt("walrus", lambda: plain.missing((value := 15)))
attempt("comprehension", lambda: plain.missing([said(n) for n in range(2)]))
attempt("text", lambda: plain.missing(f"{said(16)}"))
attempt("private", lambda: plain.__missing(said(17)))

attempt("method", lambda: plain.method(said(20), key=said(21)))
attempt("build", lambda: Plain.build(said(22)))
attempt("still", lambda: plain.still(said(23)))
attempt("known", lambda: Lazy().known(said(24)))
attempt("make", lambda: Made.make(said(25)))
attempt("sqrt", lambda: math.sqrt(said(16)))
attempt("append", lambda: [].append(said(26)))
attempt("join", lambda: "-".join(map(str, said([1, 2]))))
attempt("value", lambda: plain.kept(said(27)))
plain.own = lambda value: ("own", value)
attempt("own", lambda: plain.own(said(28)))
attempt("super", lambda: super(Plain, plain).__eq__(said(29)))


# The same call sees objects of several classes.
class Other:
    def method(self, value):
        return "other", value


class Third:
    pass


for number, thing in enumerate([plain, Other(), plain, Third(), Other(), Third(), None, [], plain]):
    try:
        print(thing.method(said(number)))
    except AttributeError as error:
        print("AttributeError", error)

# A method that goes while the arguments are evaluated was found before; what it is called with is decided by then.
class Growing:
    pass


def grow():
    Growing.later = lambda self, value: ("later", value)
    return "grown"


try:
    Growing().later(grow())
except AttributeError as error:
    print("AttributeError", error)
grow()
print(Growing().later(grow()))


def generator():
    try:
        plain.missing((yield "asked"))
    except AttributeError as error:
        yield f"before: {error}"


print(list(generator()))


async def main():
    try:
        plain.missing(await asyncio.sleep(0, said("awaited")))
    except AttributeError as error:
        print("AttributeError", error)
    print(plain.method(await asyncio.sleep(0, "awaited")))


asyncio.run(main())
text = "a b".split()
try:
    (text
     .pop(said(0))
     .strip()
     .nothing(said(1)))
except AttributeError as error:
    import traceback
    print(traceback.extract_tb(error.__traceback__)[-1].lineno, error)
