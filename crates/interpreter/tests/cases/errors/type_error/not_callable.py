# Calling what cannot be called.
class C:
    attr = 5
x = 5
s = "text"
d = {"f": 1}
for source in ("x()", "s()", "d()", "(1.5)()", "[1, 2]()", "(1,)()", "None()", "True()", "C()()", "C.attr()", "C().attr(1)", "d['f']()", "s[0]()", "{1}()", "b'x'()", "len([])()", "x(1, k=2)", "print()()", "(lambda: 5)()()", "range(3)()", "''.join([])()", "...()", "NotImplemented()", "ValueError('x')()", "iter([])()", "(i for i in [])()", "type('T', (), {})()()", "slice(1)()", "object()()"):
    try:
        eval(source)
        print("no error", source)
    except TypeError as e:
        print(source, "|", e)
try:
    @5
    def f(): pass
except TypeError as e:
    print(e)
try:
    list(map(None, [1]))
except TypeError as e:
    print(e)
try:
    sorted([1, 2], key="abc")
except TypeError as e:
    print(e)
