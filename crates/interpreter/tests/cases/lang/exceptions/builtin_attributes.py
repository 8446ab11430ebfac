# Attributes and str of builtin exceptions.
e = KeyError("k")
print(str(e), repr(e), e.args)
print(str(KeyError("a", "b")), str(KeyError()), str(KeyError(1)), str(KeyError("it's")))
s = StopIteration(5)
print(s.value, s.args, StopIteration().value, StopIteration(1, 2).value)
x = SystemExit(3)
print(x.code, SystemExit().code, SystemExit("bye").code, SystemExit(1, 2).code)
n = NameError("msg", name="who")
print(n.name, n)
a = AttributeError("msg", name="attr", obj=5)
print(a.name, a.obj)
i = ImportError("msg", name="mod", path="p")
print(i.name, i.path, i.msg)
o = OSError(2, "No such file", "name.txt")
print(o.errno, o.strerror, o.filename, str(o), type(o).__name__, o.args)
print(type(OSError(13, "denied")).__name__, type(OSError(17, "x")).__name__, type(OSError(9999, "x")).__name__)
print(OSError("just text").errno, str(OSError(1)), OSError is IOError is EnvironmentError)
u = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
print(u.encoding, u.object, u.start, u.end, u.reason, u)
v = UnicodeEncodeError("ascii", "é", 0, 1, "ordinal not in range(128)")
print(v)
y = SyntaxError("bad", ("f.py", 3, 7, "x = ="))
print(y.msg, y.filename, y.lineno, y.offset, y.text, str(y))
print(str(Exception()), str(Exception(None)), str(Exception("a", 1)), repr(Exception("q'")), repr(Exception((1, 2))))
try:
    "x".missing
except AttributeError as e:
    print(e.name, e.obj)
try:
    missing_name
except NameError as e:
    print(e.name)
