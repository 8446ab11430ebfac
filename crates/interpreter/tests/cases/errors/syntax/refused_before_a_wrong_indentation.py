# The tokenizer stops at a wrong indentation; what the parser refuses before that is told, and so are strings without an end. How an error that
# nobody caught is marked: behind spaces. Columns of errors that the compiler finds are those of bytes.
import io
import sys

SOURCES = [
    "import\ndef f():\n        x = 1\n    y = 2\n",
    "def f():\n    x await = 0\n    if x:\n            y\n        z\n",
    "in total(items):\n    a\n  b\n",
    "match x:\n    case 1:\n    move(d)\n   case 2:\n        pass\n",
    "x = 1\nif x:\n        a\n    b\n",
    "def f():\n    return round(, 2)\n print(1)\n",
    "def f():\n\tx = 1\n        y = 2\n",
    "x = = 1\ndef f():\n\tx = 1\n        y = 2\n",
    "print(f'a {x:.2f)\nb = 1\n",
    "print(f'a {x')\nb = 1\n",
    "print(f'''a {x:.2f})\nb = 1\n",
    "print(rf\"a\\\" {x} )\n",
    "x = f'{a!r:>{w}}' 'b\n",
]
for source in SOURCES:
    try:
        compile(source, "shop.py", "exec")
    except SyntaxError as error:
        print(type(error).__name__, error.args)

for source in ["x\t= = 1", "é = = 1", "x = 'é' é1 y", "assert  \t== 1, 'm'", "x = “a”", "    é = (“)", "def f(s\té f): pass"]:
    try:
        compile(source, "shop.py", "exec")
    except SyntaxError as error:
        out, sys.stderr = sys.stderr, io.StringIO()
        sys.excepthook(type(error), error, None)
        text, sys.stderr = sys.stderr.getvalue(), out
        print(text.replace("\t", "<tab>"))

for source in ["'é'; return 5", "'é'; break", "'ééé'; f(a=1, a=2)", "'é'; (yield)", "'é' = 5", "'é'; 1 = 5", "'é'; [x async for x in y]", "'é'; del f()"]:
    try:
        compile(source, "shop.py", "exec")
    except SyntaxError as error:
        print(error.args)

# A block that is missing where others end.
for source in [
    "def f():\n    if x:\n        a\n    else:\n    return 1\nprint(1)\n",
    "def f():\n  if x:\n    a\n  else:\nprint(1)\nprint(2)\n",
    "if 1:\n  with a:\n@b\nc\n",
    "def f():\n    for x in y:\n        if x:\n            a\n        else:\n    return 1\nprint(2)\n",
    "while 1:\n    if x:\n",
    "while 1:\n    if x:\n# last\n",
]:
    try:
        compile(source, "shop.py", "exec")
    except SyntaxError as error:
        print(error.args)
