# Exceptions: their arguments, their attributes, and classes that take other arguments.
import json
import pickle


class Plain(Exception):
    pass


class Own(Exception):
    def __init__(self, code, text="t"):
        super().__init__(code, text)
        self.code = code


class Wrong(Exception):
    def __init__(self, code, text):
        super().__init__(f"{code}: {text}")


class Kept(Exception):
    def __init__(self, code):
        super().__init__(code)
        self.code = code

    def __reduce__(self):
        return Kept, (self.code,), {"extra": 1}


errors = [Plain("a"), Own(5), Kept(7), ValueError(), KeyError("k"), OSError(2, "x"), OSError(13, "x", "file"), OSError(2, "x", "f", None, "g"), ImportError("a", name="n", path="p"),
          SystemExit(3), StopIteration(1), UnicodeEncodeError("ascii", "é", 0, 1, "r"), SyntaxError("s", ("f", 1, 2, "t")), AttributeError("a"), ExceptionGroup("g", [ValueError(1), Plain(2)])]
for error in errors:
    error.note = "kept"
    for protocol in (0, 2, 4, 5):
        back = pickle.loads(pickle.dumps(error, protocol))
        print(protocol, type(back).__name__, back.args, back.note if hasattr(back, "note") else None, str(back))
back = pickle.loads(pickle.dumps(errors[7]))
print(back.filename, back.filename2, back.errno, pickle.loads(pickle.dumps(errors[8])).name, pickle.loads(pickle.dumps(errors[8])).path)
try:
    pickle.loads(pickle.dumps(Wrong(1, "t")))
except TypeError as error:
    print(error)
try:
    json.loads("{")
except json.JSONDecodeError as error:
    back = pickle.loads(pickle.dumps(error))
    print(back.pos, back.lineno, back)
try:
    raise ValueError("x") from KeyError("y")
except ValueError as error:
    error.add_note("a note")
    back = pickle.loads(pickle.dumps(error))
    print(back.__cause__, back.__traceback__, back.__notes__)
