# Brackets that do not match.
for source in ("(", "[", "{", ")", "]", "}", "(]", "[}", "{)", "x = (1, 2", "x = [1, 2", "x = {1: 2", "f(1, 2", "f(1, 2]", "x[1)", "((1)", "(1))", "x = (1,\n2\n", "def f(a, b:\n    pass", "print((1)\nprint(2)", "x = [1, 2\ny = 3", "d = {'a': 1,\n'b': 2\nprint(d)", "x = (1 + 2]]", "f(a, (b, [c})", "[(])", "if (x:\n    pass", "x = {\n'a': [1, 2\n}\n", "'''x(''' (", "# ( not counted\n)", "foo(x for x in range(10)", "[x for x in y", "{x: y for x in z", "class A(B:\n    pass", "assert (1, 'x'"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", e.msg, e.lineno)
