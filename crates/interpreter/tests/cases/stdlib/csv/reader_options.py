# reader: delimiters, quotes, escapes, spaces and blank lines.
import csv
import io

def rows(text, **k):
    return list(csv.reader(io.StringIO(text, newline=""), **k))

print(rows("a,b,c\r\n1,2,3\r\n"))
print(rows(""), rows("\n"), rows("\n\na\n"), rows(","), rows(",,\n"), rows('""'), rows('"",""'))
print(rows('"a ""quoted"" b",c'), rows('"a, b","c\nd"\n'), rows('"x"y,z'), rows(' "a",b'), rows(' "a", b', skipinitialspace=True))
print(rows("a;b|c", delimiter=";"), rows("a|b", delimiter="|"), rows("a\tb", delimiter="\t"), rows("a b  c", delimiter=" "))
print(rows("'a,b',c", quotechar="'"), rows("'it''s'", quotechar="'"), rows("a'b,c", quotechar=None, quoting=csv.QUOTE_NONE))
print(rows(r"a\,b,c\\d", escapechar="\\"), rows(r'"a\"b",c', escapechar="\\", doublequote=False), rows('"a"",b', doublequote=False))
print(rows('1,2.5,"x"\n', quoting=csv.QUOTE_NONNUMERIC), rows('a,"b"', quoting=csv.QUOTE_NONE), rows("é,日本,😀"), rows("a\rb\r\nc\n"))
print(list(csv.reader(["a,b", "c,d"])), list(csv.reader(("x%d,y" % i for i in range(2)))), list(csv.reader(['"multi', 'line",z'])), list(csv.reader("ab")))
r = csv.reader(io.StringIO('a,b\n"c\nd",e\nf\n'))
for row in r:
    print(r.line_num, row)
print(type(r).__name__, iter(r) is r, next(r, None))

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__module__, type(e).__name__, "-", e)

err(rows, "x,1", quoting=csv.QUOTE_NONNUMERIC)
err(rows, "a,b", delimiter="")
err(rows, "a,b", delimiter=None)
err(rows, "a,b", delimiter=5)
err(rows, "a,b", quotechar="''")
err(rows, "a,b", quotechar=5)
err(rows, "a,b", quoting=9)
err(rows, "a,b", quoting="x")
err(rows, "a,b", quotechar=None)
err(rows, "a,b", lineterminator=None)
err(rows, "a,b", escapechar="ab")
err(rows, '"unclosed', strict=True)
err(rows, '"a"b', strict=True)
err(rows, '"unclosed')
err(csv.reader, 5)
err(lambda: list(csv.reader([5])))
err(lambda: list(csv.reader([b"a,b"])))
err(lambda: list(csv.reader(["a\nb,c"])))
err(lambda: list(csv.reader(["a\0b"])))
