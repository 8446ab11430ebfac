# Visitors.
import ast


class Names(ast.NodeVisitor):
    def __init__(self):
        self.found = []

    def visit_Name(self, node):
        self.found.append((node.id, type(node.ctx).__name__))

    def visit_FunctionDef(self, node):
        self.found.append("def " + node.name)
        self.generic_visit(node)
        return "unused"

    def visit_Lambda(self, node):
        pass


visitor = Names()
print(visitor.visit(ast.parse("a = b\ndef f(c=d):\n    e = lambda: hidden\n    return f(e)")), visitor.found)
print(Names().visit(ast.parse("def f(): pass").body[0]))


class Depth(ast.NodeVisitor):
    depth = 0

    def generic_visit(self, node):
        print("  " * self.depth + type(node).__name__)
        self.depth += 1
        super().generic_visit(node)
        self.depth -= 1


Depth().visit(ast.parse("x[1:2] + f(*a, b=c)", mode="eval"))


class Values(ast.NodeVisitor):
    OPERATORS = {ast.Add: lambda a, b: a + b, ast.Mult: lambda a, b: a * b, ast.Sub: lambda a, b: a - b}

    def visit_Expression(self, node):
        return self.visit(node.body)

    def visit_BinOp(self, node):
        return self.OPERATORS[type(node.op)](self.visit(node.left), self.visit(node.right))

    def visit_Constant(self, node):
        return node.value

    def generic_visit(self, node):
        raise ValueError(f"not allowed: {type(node).__name__}")


print(Values().visit(ast.parse("2 * (3 + 4) - 1", mode="eval")))
try:
    Values().visit(ast.parse("2 + f(1)", mode="eval"))
except ValueError as error:
    print(error)


class Plain(ast.NodeVisitor):
    pass


print(Plain().visit(ast.parse("a")), Plain().generic_visit(ast.Name("x")))
print([name for name in dir(ast.NodeVisitor) if "visit" in name], ast.NodeTransformer.__mro__[1].__name__)
try:
    Plain().visit(3)
except AttributeError as error:
    print(error)
