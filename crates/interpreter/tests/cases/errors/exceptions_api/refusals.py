# What exceptions, their causes, attributes and groups are made from, and what is refused.
class Plain:
    pass


class Failing(Exception):
    def __init__(self):
        raise KeyError("in init")


class Texts(list):
    pass


def tried(source):
    try:
        exec(source, globals())
        print(source, "done")
    except BaseException as error:
        print(source, "!!", type(error).__name__, error)


def shown(*sources):
    for source in sources:
        try:
            print(source, "->", repr(eval(source, globals())))
        except BaseException as error:
            print(source, "!!", type(error).__name__, error)


for cause in ("5", "'a'", "Plain", "Plain()", "None", "KeyError", "KeyError('k')", "Failing", "int", "NotImplemented"):
    tried(f"raise ValueError('x') from {cause}")
    tried(f"raise ValueError from {cause}")
for value in ("5", "None", "Plain", "Plain()", "int", "Failing", "Failing()"):
    tried(f"raise {value}")
    tried(f"raise {value} from Plain")
e = ValueError("v")
for name in ("__cause__", "__context__", "__suppress_context__", "__traceback__", "args", "__dict__"):
    for value in ("5", "None", "KeyError", "True"):
        tried(f"e.{name} = {value}")
    tried(f"del e.{name}")
shown("OSError.errno", "StopIteration.value", "AttributeError.obj", "BaseException.args", "BaseException.__suppress_context__", "BaseExceptionGroup.message")
for members in ("'bc'", "''", "b'x'", "range(2)", "range(0)", "{ValueError()}", "None", "5", "{1: 2}", "Texts([KeyError()])", "Texts()", "(KeyError(1),)"):
    shown(f"ExceptionGroup('a', {members})")
shown("ExceptionGroup('a', [ValueError()], x=1)", "ExceptionGroup(message='a', exceptions=[])", "ExceptionGroup('a', [ValueError()], 1)")
shown("SyntaxError('m', ['f', 1, 2, 't']).lineno", "str(SyntaxError('m', ('f', None, 2, 't')))", "str(SyntaxError('m', ('/a/f', 'x', 2, 't')))")
shown("ImportError('a', 'b').msg", "ImportError('a').msg", "ImportError().msg", "str(ImportError('a', 'b'))")
shown("str(UnicodeDecodeError('a', b'bcd', 10, 11, 'r'))", "str(UnicodeEncodeError('a', 'bcd', 10, 11, 'r'))", "UnicodeDecodeError('a', b'b', 10**30, 2, 'r')")
