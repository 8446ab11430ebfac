# `dump` with all its options.
import ast

tree = ast.parse("def f(a, b=1):\n    return [a, {b: None}]\nx = 'é', b'\\0', 1.5, ...\n")
for options in [{}, {"annotate_fields": False}, {"include_attributes": True}, {"indent": 2}, {"indent": 0}, {"indent": "\t"}, {"indent": "--", "annotate_fields": False},
                {"indent": 1, "include_attributes": True, "annotate_fields": False}, {"indent": None}, {"annotate_fields": 0, "include_attributes": 1}]:
    print(options)
    print(ast.dump(tree, **options))
print(ast.dump(tree, False, True))
# Fields that are missing, or None as the class has it.
for node in [ast.Name(), ast.Name("x"), ast.Constant(None), ast.Constant(None, None), ast.Constant(1, kind="u"), ast.arg("a"), ast.Return(), ast.Return(None), ast.Dict([None], [ast.Name("x")]),
             ast.Raise(cause=ast.Name("x")), ast.Slice(upper=ast.Constant(1)), ast.Module(), ast.Expr(value=[1, "a", None]), ast.Pass(), ast.Load(), ast.Expr(ast.Expr(ast.Expr(3))), ast.List([]),
             ast.Expr((1, [2.5])), ast.Expr({"a": 1}), ast.Name("x", lineno=3, col_offset=None, end_lineno=None)]:
    print(ast.dump(node), ast.dump(node, annotate_fields=False), ast.dump(node, indent=1), ast.dump(node, include_attributes=True))


class Thing:
    def __repr__(self):
        return "<the thing>"


print(ast.dump(ast.Expr(Thing())), ast.dump(ast.List([Thing(), ast.Constant(Thing())], ast.Load()), indent=4))
for wrong in [3, None, "a", [ast.Load()]]:
    try:
        ast.dump(wrong)
    except TypeError as error:
        print(error)
try:
    ast.dump()
except TypeError as error:
    print(error)
