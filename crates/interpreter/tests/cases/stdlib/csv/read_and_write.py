# reader, writer, DictReader, DictWriter, dialects.
import csv
import io

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, e)

text = 'a,b,c\n1,"x, y",3\n"q ""z""",,\n"multi\nline",2,3\n\n x , y ,z\n'
print(list(csv.reader(io.StringIO(text))), list(csv.reader(["a;b", "'c;d';e"], delimiter=";", quotechar="'")), list(csv.reader(["a, b"], skipinitialspace=True)), list(csv.reader(["a\tb"], "excel-tab")), list(csv.reader(["1,'a'", "2,b"], quoting=csv.QUOTE_NONE)), list(csv.reader(['1,"a"'], quoting=csv.QUOTE_NONNUMERIC)), list(csv.reader(["a\\,b,c"], escapechar="\\")), list(csv.reader(['a"b,c'])))
r = csv.reader(["x", "y"])
print(next(r), r.line_num, r.dialect.delimiter, next(r), next(r, "end"))
def write(rows, **k):
    f = io.StringIO()
    w = csv.writer(f, **k)
    w.writerow(rows[0])
    w.writerows(rows[1:])
    return f.getvalue()
rows = [["a", 1, 2.5, None], ["x,y", 'q"z', "l\nm", ""], [True, "é", " s ", "'"]]
print([write(rows), write(rows, quoting=csv.QUOTE_ALL), write(rows, quoting=csv.QUOTE_NONNUMERIC), write(rows, delimiter=";", lineterminator="\n"), write([["a", "b,c"]], quoting=csv.QUOTE_NONE, escapechar="\\"), write([['a"b']], doublequote=False, escapechar="\\"), write([[""]]), write([[]]), write([["x"]], dialect="unix")])
d = csv.DictReader(io.StringIO("name,age\nAnn,5\nBob\nCy,7,extra\n"))
print(d.fieldnames, list(d), list(csv.DictReader(["1,2"], fieldnames=["a", "b", "c"], restval="?")))
f = io.StringIO()
w = csv.DictWriter(f, fieldnames=["a", "b"], restval="-", extrasaction="ignore")
w.writeheader()
w.writerows([{"a": 1, "b": 2}, {"a": 3, "z": 4}])
print(repr(f.getvalue()), csv.list_dialects(), csv.field_size_limit())
csv.register_dialect("mine", delimiter="|")
print(list(csv.reader(["a|b"], "mine")), csv.get_dialect("mine").delimiter)
csv.unregister_dialect("mine")
for x in (lambda: csv.reader([], "nope"), lambda: csv.reader([], delimiter="ab"), lambda: list(csv.reader([b"x"])), lambda: csv.DictWriter(io.StringIO(), ["a"]).writerow({"b": 1}), lambda: write([["a,b"]], quoting=csv.QUOTE_NONE), lambda: csv.writer(5), lambda: csv.writer(io.StringIO()).writerow(5), lambda: csv.unregister_dialect("nope"), lambda: csv.reader([], nope=1), lambda: list(csv.reader(['"a'], strict=True))):
    err(x)
print(csv.Sniffer().sniff("a;b;c\n1;2;3\n").delimiter, csv.Sniffer().has_header("name,age\nann,5\nbob,6\n"))
