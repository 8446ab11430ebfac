# Classes that derive from those of nodes.
import ast


class Placed(ast.Name):
    _fields = ("id", "ctx", "depth")

    def __init__(self, *args, depth=0, **kwargs):
        super().__init__(*args, **kwargs)
        self.depth = depth


class Own(ast.AST):
    _fields = ("left", "right")
    _attributes = ("lineno",)


class Listed(ast.AST):
    _fields = ["a", "b"]


class Setter(ast.AST):
    _fields = ("x", "y")
    stored = None

    def __setattr__(self, name, value):
        super().__setattr__(name, (name, value))


class Prop(ast.AST):
    _fields = ("x",)

    @property
    def x(self):
        return self._x

    @x.setter
    def x(self, value):
        self._x = value * 2


class Slotted(ast.AST):
    __slots__ = ("x",)
    _fields = ("x",)


node = Placed("x", ast.Load(), depth=3)
print(ast.dump(node), isinstance(node, ast.expr), Placed.__match_args__, Placed._attributes)
print(ast.dump(Own(1, right=[Own()], lineno=5), include_attributes=True), list(ast.iter_fields(Own(1))))
print(vars(Listed(1, b=2)), vars(Setter(1, y=2)), vars(Prop(4)), Slotted(7).x)
for make in [lambda: Own(1, 2, 3), lambda: Listed(1, 2, 3), lambda: Setter(1, x=2), lambda: Prop(1, 2), lambda: Own(1, left=1)]:
    try:
        make()
    except TypeError as error:
        print(error)
print([type(child).__name__ for child in ast.walk(Own(Own(ast.Name("x"), 3), [node, 5]))])
tree = ast.parse("x + 1", mode="eval")
tree.body.left = ast.copy_location(node, tree.body.left)
print(eval(compile(tree, "f", "eval"), {"x": 41}))


class Name(ast.Name):
    pass


print(ast.unparse(ast.BinOp(Name("a", ast.Load()), ast.Add(), ast.Name("b", ast.Load()))))


class Counter(ast.NodeVisitor):
    def visit_Placed(self, node):
        print("placed", node.id)


Counter().visit(tree)
