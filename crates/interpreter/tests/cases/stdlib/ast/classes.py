# Every class of nodes: bases, fields, attributes, documentation, and what instances have by default.
import ast

for name in sorted(vars(ast)):
    cls = getattr(ast, name)
    if isinstance(cls, type) and issubclass(cls, ast.AST):
        print(name, [base.__name__ for base in cls.__mro__[1:-1]], cls._fields, cls._attributes, cls.__match_args__, cls.__module__, repr(cls.__doc__))
        defaults = {field: getattr(cls, field) for field in cls._fields + cls._attributes if hasattr(cls, field)}
        print("   ", {key: value for key, value in defaults.items() if not isinstance(value, property)}, cls.__qualname__, type(cls).__name__)
print(ast.Load() is ast.Load(), ast.parse("a").body[0].value.ctx is ast.parse("b").body[0].value.ctx)
print(repr(ast.Name("x"))[:17], [name for name in vars(ast.Name("x", ast.Load(), lineno=1))])
tree = ast.parse("x = 1").body[0]
print(list(vars(tree)), list(vars(tree.value)))
