# Trees that stand for no source.
import ast

for make in [
    lambda: ast.Name(), lambda: ast.BinOp(ast.Name("a")), lambda: ast.Raise(None, ast.Name("a")), lambda: ast.YieldFrom(None), lambda: ast.Assign([ast.Name("a")], ast.Name("b")), lambda: ast.Expr(None), lambda: ast.Expr(3),
    lambda: ast.List([None]), lambda: None, lambda: 3, lambda: "a", lambda: ast.BinOp(ast.Name("a"), ast.And(), ast.Name("b")), lambda: ast.UnaryOp(ast.Add(), ast.Name("b")), lambda: ast.Compare(ast.Name("a"), [ast.Add()], [ast.Name("b")]),
    lambda: ast.MatchMapping([ast.Constant(1)], [], None), lambda: ast.MatchClass(ast.Name("A"), [], ["a"], []), lambda: ast.Module([]), lambda: ast.FunctionDef("f"), lambda: ast.Await(), lambda: ast.If(ast.Name("a"), [], []), lambda: ast.Global([]),
    lambda: ast.For(ast.Name("a"), ast.Name("b"), [], []), lambda: ast.Import([]), lambda: ast.Call(ast.Name("f"), [None], []), lambda: ast.Lambda(), lambda: ast.TypeIgnore(1, ""), lambda: [ast.Name("a"), [ast.Name("b")]],
]:
    try:
        print(repr(ast.unparse(make())))
    except Exception as error:
        print(type(error).__name__, error)
