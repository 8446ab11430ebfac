# writer: quoting modes, terminators, escapes and types.
import csv
import io

def text(*rows, **k):
    f = io.StringIO()
    w = csv.writer(f, **k)
    for r in rows:
        w.writerow(r)
    return f.getvalue()

row = ["plain", "with,comma", 'with "quote"', "line\nbreak", " space ", "", None, 5, 2.5, True, 1e20, -0.0, float("nan"), (1, 2), "é"]
for q in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL, csv.QUOTE_NONNUMERIC):
    print(repr(text(row, quoting=q)))
print(repr(text(["a", "b,c", 'd"e'], quoting=csv.QUOTE_NONE, escapechar="\\")))
print(repr(text(["a", "b"], lineterminator="\n")), repr(text(["a", "b"], lineterminator="|\r")), repr(text(["a;b", "c"], delimiter=";")), repr(text(["it's", "b"], quotechar="'")), repr(text(["it's"], quotechar="'", quoting=csv.QUOTE_ALL)))
print(repr(text(['a"b'], doublequote=False, escapechar="\\")), repr(text(["a\\b"], escapechar="\\")), repr(text(["a'b"], quotechar="'", doublequote=False, escapechar="!")))
print(repr(text([])), repr(text([""])), repr(text([None])), repr(text(["", ""])), repr(text([None, None])), repr(text("abc")), repr(text(x for x in (1, 2))), repr(text({"k": 1, "j": 2})), repr(text(range(3))))
print(repr(text(["a\rb", "c\r\n"])), repr(text(["tab\t"], dialect="excel-tab")), repr(text(["u", 1], dialect="unix")), repr(text(["#", " #"], delimiter="#")))
f = io.StringIO()
w = csv.writer(f)
print(w.writerow(["ab", "c"]), w.writerows([["x"], ["y", "z"]]), w.dialect.delimiter, w.dialect.quoting, repr(w.dialect.lineterminator), w.dialect.doublequote, w.dialect.escapechar, w.dialect.skipinitialspace, w.dialect.strict, w.dialect.quotechar)
class Money:
    def __init__(self, v): self.v = v
    def __str__(self): return f"${self.v:,.2f}"
print(repr(text([Money(1234.5), Money(2)])))

def err(fn, *a, **k):
    try:
        print("no error:", repr(fn(*a, **k)))
    except Exception as e:
        print(type(e).__module__, type(e).__name__, "-", e)

err(text, ["a,b"], quoting=csv.QUOTE_NONE)
err(text, ['a"b'], doublequote=False)
err(text, [""], quoting=csv.QUOTE_NONE)
err(text, 5)
err(text, None)
err(csv.writer, None)
err(csv.writer, object())
err(text, ["a"], dialect="nope")
err(text, ["a"], bogus=1)
err(w.writerows, 5)
err(w.writerows, [1])
class Bad:
    def __str__(self): raise ValueError("no text")
err(text, [Bad()])
