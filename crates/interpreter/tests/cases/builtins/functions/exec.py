# exec: statements, namespaces, definitions, errors.
exec("a = 5\nb = a * 2")
print(a, b, exec("pass"), exec(""))
ns = {"n": 3}
exec("def double(): return n * 2\nresult = double()\nclass K:\n    v = n", ns)
print(ns["result"], ns["K"].v, ns["double"]())
exec("for i in range(3):\n    print('loop', i)\nelse:\n    print('else')")
code = """
total = 0
for v in values:
    if v < 0:
        continue
    total += v
try:
    total / 0
except ZeroDivisionError as e:
    message = str(e)
"""
env = {"values": [1, -2, 3]}
exec(code, env)
print(env["total"], env["message"])
g, l = {}, {}
exec("x = 1\nglobal y\ny = 2", g, l)
print(l, g["y"])
exec(b"c = 'from bytes'")
print(c)
for bad in ("a = ", "if True:\nprint()", "return 5", "x = 1\n  y = 2", "break", "raise ValueError('from exec')", "undefined_q", "def f(:\n pass", "class", "1 = x", "while", "yield 1", "await x", "try:\n    pass", "else: pass", "\x00"):
    try:
        exec(bad)
    except Exception as e:
        print(repr(bad), type(e).__name__, e)
for bad in (lambda: exec(5), lambda: exec(), lambda: exec("1", 5)):
    try:
        bad()
    except TypeError as e:
        print(e)
exec(compile("d = 'compiled'", "<s>", "exec"))
print(d)
