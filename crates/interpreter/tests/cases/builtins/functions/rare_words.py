# Words of rare refusals: paths of no kind, docs of builtins, positions, separators and byte orders.
import contextlib
import io
import os.path
import re


class Index:
    def __index__(self):
        return 2


class Text(str):
    pass


def function():
    pass


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


def tried(*sources):
    for source in sources:
        try:
            exec(source, globals())
            print(source, "done")
        except Exception as error:
            print(source, "!!", type(error).__name__, error)


for name in ("exists", "isdir", "isfile", "islink", "lexists", "ismount", "getsize", "getmtime"):
    shown(*[f"os.path.{name}({value})" for value in ("None", "1.5", "[]")])
shown("os.path.samefile(None, 1.5)", "contextlib.closing()", "contextlib.aclosing(1, 2)", "contextlib.redirect_stdout()", "contextlib.redirect_stderr(1, 2)")
shown("range(5).index(Index())", "range(5).index('a')", "range(5).index(9)", "range(5).index(Text('x'))", "range(5).index(2.5)", "range(5).index(2.0)")
shown("(5).to_bytes(-1, 'x')", "(5).to_bytes(-1, None)", "(5).to_bytes(-1, 'big')", "int.from_bytes(Text('a'))", "b'a'.center(5, None)", "b'a'.ljust(5, 'a')")
shown("b'ab'.hex(bytearray(b'-'))", "b'ab'.hex(b'-')", "b'ab'.hex(memoryview(b'-'))", "b'ab'.hex(bytearray())", "bytearray(b'ab').hex(bytearray(b'-'))")
shown("io.StringIO('abc').seek(1, None)", "io.StringIO('abc').seek(0, 'a')", "io.StringIO('abc').seek(0, Index())", "io.BytesIO(b'abc').seek(0, None)", "io.BytesIO(b'abc').seek(0, 5)")
shown("io.BytesIO(b'abc').readinto1([1])", "io.BytesIO(b'abc').readinto1(bytearray(2))", "io.BytesIO(b'abc').readinto(None)", "io.BytesIO(b'abc').readinto1(b'a')")
shown("re.match('(?P<n>a)', 'a').group([])", "re.match('(?P<n>a)', 'a')[{}]", "re.match('a', 'a').group([])", "re.sub('a', [], 'abc')", "re.compile('a').sub({}, 'abc')", "re.sub('a', None, 'abc')")
tried("(5).__doc__ = 1", "'a'.__doc__ = 1", "None.__doc__ = 1", "(5).__module__ = 1", "(5).__dict__ = {}", "object().__doc__ = 1", "len.__doc__ = 1", "function.__doc__ = 5", "int.__doc__ = 1")
