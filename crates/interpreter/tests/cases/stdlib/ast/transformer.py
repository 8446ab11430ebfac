# Transformers.
import ast


class Rename(ast.NodeTransformer):
    def visit_Name(self, node):
        return ast.copy_location(ast.Subscript(ast.Name("data", ast.Load()), ast.Constant(node.id), node.ctx), node)


tree = ast.fix_missing_locations(Rename().visit(ast.parse("foo + bar", mode="eval")))
print(ast.unparse(tree), eval(compile(tree, "f", "eval"), {"data": {"foo": 1, "bar": 2}}))


class Edit(ast.NodeTransformer):
    def visit_Assert(self, node):
        return None

    def visit_Pass(self, node):
        return [ast.parse("a = 1").body[0], ast.parse("b = 2").body[0]]

    def visit_Return(self, node):
        self.generic_visit(node)
        return node

    def visit_Constant(self, node):
        return ast.Constant(node.value * 2) if isinstance(node.value, int) else node

    def visit_Delete(self, node):
        return []

    def visit_Starred(self, node):
        return None


tree = ast.parse("def f():\n    assert x\n    pass\n    del y\n    return 21\nassert z\ng(*a, 4, *b)\nif 1:\n    pass")
changed = Edit().visit(tree)
print(changed is tree, ast.unparse(changed), sep="\n")


class Drop(ast.NodeTransformer):
    def visit_Constant(self, node):
        return None


tree = Drop().visit(ast.parse("return_ = 1\nf(1)\nx: int = 2"))
print(ast.dump(tree))


class Fold(ast.NodeTransformer):
    def visit_BinOp(self, node):
        self.generic_visit(node)
        if isinstance(node.left, ast.Constant) and isinstance(node.right, ast.Constant):
            value = eval(compile(ast.Expression(node), "fold", "eval"))
            return ast.copy_location(ast.Constant(value), node)
        return node


print(ast.unparse(Fold().visit(ast.parse("x = 1 + 2 * 3 - y ** (2 + 2)"))))


class Trace(ast.NodeTransformer):
    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(ast.Call(ast.Name("print", ast.Load()), [ast.Constant("enter " + node.name)], [])))
        return node


space = {}
exec(compile(ast.fix_missing_locations(Trace().visit(ast.parse("def a():\n    def b(): return 3\n    return b()\nc = a()"))), "trace", "exec"), space)
print(space["c"])
