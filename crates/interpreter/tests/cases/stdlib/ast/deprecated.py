# The classes and attributes of older versions.
import ast
import warnings

for value in [1, 2.5, 3j, "a", b"b", None, True, ..., (1,)]:
    node = ast.Constant(value)
    print(repr(value), [cls.__name__ for cls in (ast.Num, ast.Str, ast.Bytes, ast.NameConstant, ast.Ellipsis) if isinstance(node, cls)], node.n, node.s)
print([ast.dump(node) for node in (ast.Num(1), ast.Num(n=2), ast.Str("a"), ast.Str(s="b"), ast.Bytes(b"c"), ast.NameConstant(None), ast.Ellipsis())])
print(type(ast.Num(1)) is ast.Constant, isinstance(ast.Constant(), ast.Num), isinstance(3, ast.Num), ast.Num.__doc__, ast.Num._fields, ast.Str._fields, ast.Ellipsis._fields)
node = ast.Constant(1)
node.n = 5
print(node.value, node.s)
node.s = "t"
print(node.value)
print(ast.dump(ast.Index(ast.Name("x"))), ast.dump(ast.ExtSlice([ast.Name("x")])), ast.dump(ast.ExtSlice()))
print(ast.parse("a[1, 2]").body[0].value.slice.dims[0].value, ast.Suite.__mro__[1], ast.AugLoad.__mro__[1], ast.Param.__doc__, ast.slice.__doc__)
for make in [lambda: ast.Num(1, n=2), lambda: ast.Str(1, 2, 3), lambda: ast.Index()]:
    try:
        print(ast.dump(make()))
    except TypeError as error:
        print(error)


class Old(ast.NodeVisitor):
    def visit_Num(self, node):
        print("num", node.n)

    def visit_Str(self, node):
        print("str", node.s)

    def visit_NameConstant(self, node):
        print("name", node.value)


class New(ast.NodeVisitor):
    def visit_Constant(self, node):
        print("constant", node.value)


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    Old().visit(ast.parse("f(1, 'a', None, True, ..., b'x', 2.5)"))
    New().visit(ast.parse("f(1, 'a')"))
print([str(one.message) for one in caught if "visit_" in str(one.message)])


class MyNum(ast.Num):
    pass


print(type(MyNum(3)).__name__, isinstance(ast.Constant(1), MyNum))
