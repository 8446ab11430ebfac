# exec and eval with their own namespaces.
ns = {}
exec("x = 1\ndef f(): return x + 1\nclass C: y = x", ns)
print(ns["x"], ns["f"](), ns["C"].y, "__builtins__" in ns)
print(eval("a + b", {"a": 1, "b": 2}), eval("a + b", {"a": 1}, {"b": 5}))
x = "module"
exec("x = 'changed'")
print(x)
def f():
    y = 10
    exec("y = 20; z = 30")
    return y, eval("y + 1")
print(f())
g, l = {}, {}
exec("a = 1\nb = a + 1", g, l)
print(sorted(k for k in g if k != "__builtins__"), l)
print(eval("[i * n for i in range(3)]", {"n": 2}))
print(eval(" 1 + 1 "), eval("(1,\n2)"), exec("pass"))
code = compile("total = sum(values)", "<mine>", "exec")
env = {"values": [1, 2, 3]}
exec(code, env)
print(env["total"])
expr = compile("2 * k", "<mine>", "eval")
print([eval(expr, {"k": k}) for k in range(3)])
try:
    eval("missing", {})
except NameError as e:
    print(e)
try:
    eval("x = 1")
except SyntaxError as e:
    print(e.msg)
print(eval("__name__"), eval("len", {"len": 5}), eval("len('abc')", {}))
exec("global_set = 1", globals())
print(global_set)
