# Functions and classes defined by exec: closures over their namespace, recursion, redefinition.
ns = {"base": 10}
exec("""
def add(n): return n + base
def fact(n): return 1 if n < 2 else n * fact(n - 1)
class Counter:
    step = base
    def __init__(self): self.n = 0
    def up(self): self.n += self.step; return self
squares = [base * i for i in range(3)]
lam = lambda x: x * base
""", ns)
print(ns["add"](1), ns["fact"](10), ns["Counter"]().up().up().n, ns["squares"], ns["lam"](3))
ns["base"] = 100
print(ns["add"](1), ns["lam"](3), ns["Counter"].step, ns["add"].__globals__ is ns, ns["add"].__module__ if ns["add"].__module__ else None)
exec("def add(n): return 'redefined'", ns); print(ns["add"](1))
code = compile("result = f(x)", "<s>", "exec")
for f, x in ((len, "abc"), (str.upper, "abc"), (lambda v: v * 2, "ab")):
    env = {"f": f, "x": x}; exec(code, env); print(env["result"])
def make(name, args, body):
    env = {}
    exec(f"def {name}({', '.join(args)}):\n    return {body}", env)
    return env[name]
hyp = make("hyp", ["a", "b=4"], "(a * a + b * b) ** 0.5")
print(hyp(3), hyp.__name__, hyp.__defaults__)
template = "class {name}:\n    value = {value!r}\n    def get(self): return self.value"
for name, value in (("A", 1), ("B", "two"), ("C", [3])):
    env = {}; exec(template.format(name=name, value=value), env); print(env[name]().get(), env[name].__name__)
def local_exec():
    loc = {"y": 5}
    exec("z = y * 2\ndef f(): return 1", {}, loc)
    return loc["z"], loc["f"]()
print(local_exec())
try: exec("def g(): return undefined_inside\ng()", {})
except NameError as e: print(e)
