# A source that is read as a tree warns of what the parser warns of.
import ast
import warnings

for source in ["'\\d'", "b'\\d'", "f'\\d{x}'", "1if x else 2", "x is 1", "assert (1, 2)", "()()"]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        ast.parse(source)
    print(repr(source), [(one.category.__name__, str(one.message)) for one in caught])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        ast.parse("'\\d'")
    except SyntaxError as error:
        print(error)
