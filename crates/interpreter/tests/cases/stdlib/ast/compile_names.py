# Names that no source spells.
import ast


def fixed(*body):
    return compile(ast.fix_missing_locations(ast.Module(list(body), [])), "<names>", "exec")


def name(text, context=ast.Load):
    return ast.Name(text, context())


space = {}
exec(fixed(ast.Assign([name("@py_x", ast.Store)], ast.Constant(5)), ast.Assign([name("class", ast.Store)], name("@py_x")), ast.Assign([name("a b", ast.Store)], ast.BinOp(name("class"), ast.Add(), ast.Constant(1)))), space)
print({key: value for key, value in space.items() if key != "__builtins__"})
tree = ast.parse("def f(a, *b, c=1, **d):\n    global g\n    g = a.attr\n    return locals()\nclass K:\n    def m(self, a): return self.__secret\nr = f(o, 2, c=3, e=4)")
tree.body[0].name = "my function"
tree.body[0].args.args[0].arg = "first one"
tree.body[0].args.vararg.arg = "the rest"
tree.body[0].args.kwonlyargs[0].arg = "key!"
tree.body[0].args.kwarg.arg = "others?"
tree.body[0].body[0].names = ["glob al"]
tree.body[0].body[1].targets[0].id = "glob al"
tree.body[0].body[1].value.value.id = "first one"
tree.body[0].body[1].value.attr = "some attr"
tree.body[2].value.func.id = "my function"
tree.body[2].value.keywords[0].arg = "key!"
tree.body[2].value.keywords[1].arg = "if"


class O:
    def __repr__(self):
        return "O"


o = O()
setattr(o, "some attr", "value")
space = {"o": o}
exec(compile(tree, "<names>", "exec"), space)
print(space["r"], space["glob al"], space["my function"].__name__, space["my function"].__code__.co_varnames)
tree = ast.parse("try: 1 / 0\nexcept ZeroDivisionError as e: r = repr(e)")
tree.body[0].handlers[0].name = "the error"
tree.body[0].handlers[0].body[0].value.args[0].id = "the error"
space = {}
exec(compile(tree, "<names>", "exec"), space)
print(space["r"])
tree = ast.parse("match [1, 2, 3]:\n case [a, *b]: r = a, b\nmatch {1: 2, 3: 4}:\n case {1: x, **y}: s = x, y")
tree.body[0].cases[0].pattern.patterns[0].name = "odd name"
tree.body[0].cases[0].body[0].value.elts[0].id = "odd name"
tree.body[1].cases[0].pattern.rest = "left over"
tree.body[1].cases[0].body[0].value.elts[1].id = "left over"
space = {}
exec(compile(tree, "<names>", "exec"), space)
print(space["r"], space["s"], space["odd name"], space["left over"])
for text in ["None", "True", "False"]:
    try:
        fixed(ast.Expr(name(text)))
    except ValueError as error:
        print(error)
print(eval(compile(ast.fix_missing_locations(ast.Expression(name("match"))), "f", "eval"), {"match": 1}), eval(compile(ast.fix_missing_locations(ast.Expression(name("ﬁ"))), "f", "eval"), {"ﬁ": 2, "fi": 3}))
try:
    eval(compile(ast.fix_missing_locations(ast.Expression(name("not here"))), "f", "eval"), {})
except NameError as error:
    print(error, error.name)
