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

# A `try` counts for its body, twice for its clauses, and once more with a `finally`.
templates = ("try:\n @\nfinally: pass", "try:\n @\nexcept E: pass", "try: pass\nexcept E as e:\n @",
             "try:\n @\nexcept E: pass\nfinally: pass", "try: pass\nexcept E:\n @\nfinally: pass", "try: pass\nexcept* E:\n @",
             "try: pass\nexcept E: pass\nelse:\n @", "match x:\n case 1:\n  @")
for template in templates:
    source = "pass"
    print(repr(template))
    for count in range(1, 23):
        for spaces in (" ", "  "):
            if "\n" + spaces + "@" in template:
                source = template.replace(spaces + "@", "\n".join(spaces + line for line in source.splitlines()))
        if count in (6, 7, 9, 10, 11, 19, 20, 21, 22):
            attempt(source)

attempt("[i for i in [j := 1]]")
attempt("[i for i in (lambda: (j := 1))()]")
attempt("{i for i in [(lambda: (j := 1))()]}")
attempt("[i for i in [(j := k) for k in [1]]]")
attempt("[(lambda: (j := i))() for i in [1]]")
