# No more than twenty loops, `with` or `try` statements within each other; and where `:=` cannot be.


def attempt(source):
    try:
        compile(source, "<text>", "exec")
    except SyntaxError as error:
        print(type(error).__name__, error.msg, error.lineno)
    else:
        print("fine")


def nested(header, count):
    lines = ["    " * depth + header for depth in range(count)]
    return "\n".join(lines) + "\n" + "    " * count + "pass\n"


for header in ("for x in y:", "while x:", "with x:"):
    for count in (19, 20, 21):
        attempt(nested(header, count))
attempt(nested("if x:", 30))
attempt("def f():\n" + "".join("    " + line + "\n" for line in nested("for x in y:", 21).splitlines()))
attempt(nested("for x in y:", 15) + "\n" + nested("while x:", 15))

attempt("[i for i in [j := 1]]")
attempt("[i for i in (lambda: (j := 1))()]")
attempt("{i for i in [(lambda: (j := 1))()]}")
attempt("[i for i in [(j := k) for k in [1]]]")
attempt("[(lambda: (j := i))() for i in [1]]")
