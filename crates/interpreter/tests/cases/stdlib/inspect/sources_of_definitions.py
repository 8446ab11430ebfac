# Which lines belong to a definition: decorators, strings and brackets over several lines, comments, one-liners.
import functools
import inspect


def show(what):
    try:
        lines, start = inspect.getsourcelines(what)
        print(start, len(lines))
        print("".join(lines), end="|\n")
    except (OSError, TypeError) as error:
        print(type(error).__name__, error)


def deco(function):
    return function


def deco_with(*args):
    return lambda function: function


# a comment above
# and another
@deco
@deco_with(
    1,
    [2, 3],
)
def decorated(a,
              b=(1,
                 2)):
    """A docstring
that goes on at the margin
# and looks like a comment
    """
    text = """
def not_a_function():
"""
    return (a,
b)
    # a comment in the body
  # a comment that is not
# nor this one


def one_line(): return 1
after = 2


def with_nested():
    def inner(x):

        return x

    class Local:
        y = 1

        def method(self):
            return self.y
    return inner, Local


class Plain:
    x = 1
    y = {"a": 1,
"b": 2}


class Outer(object):
    # comment in front of the inner class

    @deco
    class Inner:
        "doc"
        def method(self): return 1
        other = 2

    @staticmethod
    def static(a): return a

    @classmethod
    def of_class(cls):
        if cls:
            return """
  }"""
        return '#' + "\
)"

    @property
    def prop(self):
        return 1


square = lambda x: x * x
pair = (lambda a:
        a + 1)


async def asynchronous():
    await x


def generator():
    yield '''a
b'''; yield 2


@functools.wraps(one_line)
def wrapping():
    return one_line()


def last_with_semicolons(): a = 1; b = 2; return a + b


inner, local = with_nested()
for one in (
    decorated, one_line, with_nested, inner, local, local.method, Plain, Outer, Outer.Inner, Outer.Inner.method, Outer.static,
    Outer.of_class, Outer().of_class, Outer.prop.fget, square, pair, asynchronous, generator, wrapping, last_with_semicolons,
    decorated.__code__, deco_with(1),
):
    show(one)

for wrong in (1, "text", None, int, len, [].append, Outer(), Outer.prop, object()):
    show(wrong)

for function in (inspect.getsource, inspect.getfile, inspect.findsource, inspect.getsourcefile):
    for wrong in (1, int, "x", len):
        try:
            print(function.__name__, function(wrong))
        except (OSError, TypeError) as error:
            print(function.__name__, type(error).__name__, error)

print(inspect.getsource(one_line) == "def one_line(): return 1\n")
lines, at = inspect.findsource(Plain)
print(lines[at], len(lines) > 100, at + 1 == inspect.getsourcelines(Plain)[1])
print(repr(inspect.getcomments(decorated)), inspect.getcomments(one_line), inspect.getcomments(1), inspect.getcomments(Outer.Inner))
print(inspect.getfile(decorated) == inspect.getfile(Outer) == inspect.getsourcefile(square) == __file__)
print(inspect.getmodule(decorated).__name__, inspect.getmodule(inspect) is inspect, inspect.getmodule(int).__name__, inspect.getmodule(5), inspect.getmodule(Outer()).__name__)

exec("def unseen(): pass\nclass Unseen: pass")
for one in (unseen, Unseen):
    try:
        print(inspect.getsource(one))
    except (OSError, TypeError) as error:
        print(type(error).__name__)
