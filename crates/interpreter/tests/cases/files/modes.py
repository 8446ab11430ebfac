# Every mode: what it makes, keeps, and allows.
def attempt(mode, **options):
    try:
        with open("f", mode, **options) as f:
            return type(f).__name__, f.mode, f.readable(), f.writable(), f.seekable()
    except (ValueError, OSError) as error:
        return type(error).__name__, str(error)

for mode in ("r", "rb", "w", "wb", "a", "ab", "x", "xb", "r+", "rb+", "w+", "r+b", "rt", "at", "w+b", "a+", "ab+"):
    with open("f", "w") as f:
        f.write("abc")
    print(mode, attempt(mode), open("f").read())
for mode in ("U", "rw", "", "b", "rr", "wtb", "z", "+", "r++", "tb", "wx"):
    print(repr(mode), attempt(mode))
print(attempt("rb", encoding="utf-8"), attempt("rb", errors="strict"), attempt("rb", newline=""))
print(attempt("r", newline="q"), attempt("r", buffering=0), attempt("rb", buffering=0))
with open("f", "a") as f:
    f.write("def")
    print(f.tell())
print(open("f").read())
try:
    open("new", "x").close()
    open("new", "x")
except FileExistsError as error:
    print(error, error.errno, error.filename)
for options in ({"mode": 3}, {"encoding": 3}, {"errors": 3}, {"newline": 3}, {"buffering": "x"}):
    try:
        open("f", **options)
    except TypeError as error:
        print(error)
