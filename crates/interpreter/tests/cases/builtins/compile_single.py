# One interactive statement: the values of its expressions are shown.
import sys

exec(compile("x = 5; x; None; 'a'\n", "<s>", "single"))
exec(compile("for i in range(3):\n    i * 10\n", "<s>", "single"))
exec(compile("if True:\n    'yes'\nelse:\n    'no'\n", "<s>", "single"))
exec(compile("def f():\n    'not shown'\n    1 + 1\n", "<s>", "single"))
print(f())
exec(compile("class C:\n    'not shown'\n    2 + 2\n", "<s>", "single"))

space = {"y": 3}
exec(compile("y + 1; z = y", "<s>", "single"), {}, space)
print(sorted(space))


def hook(value):
    print("hook", value)


sys.displayhook = hook
exec(compile("1 + 1; None", "<s>", "single"))
sys.displayhook = sys.__displayhook__
import builtins
exec(compile("41 + 1", "<s>", "single"))
print(builtins._)

for source in ("x = 1\ny = 2\n", "x = 1\n\n# a comment\n", "if x: pass\nx\n", "a; b\nc", "x = 1;", "(1,\n 2)\n"):
    try:
        compile(source, "<s>", "single")
        print("compiles", repr(source))
    except SyntaxError as error:
        print(error.msg)

try:
    exec(compile("next(iter(()))", "<s>", "single"))
except StopIteration:
    print("stopped")
