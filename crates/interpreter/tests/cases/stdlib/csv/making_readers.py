# Readers and writers from all kinds of sources, with and without options.
import csv
import io


def tried(work):
    try:
        return work()
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Lines:
    def __init__(self, *lines):
        self.lines = lines

    def __iter__(self):
        print("asked")
        yield from self.lines


class File(io.StringIO):
    def __iter__(self):
        return iter(["own,iterator"])


for source in (["a,b", "1,2"], ("a,b",), iter(["x,y"]), (line for line in ["g,h"]), io.StringIO("s,t\nu,v"), File("a,b"), Lines("l,m"), {"d,e": 1}, "a,b"):
    print(type(source).__name__, list(csv.reader(source)))
print(tried(lambda: csv.reader(5)), tried(lambda: list(csv.reader([b"a"]))), tried(lambda: csv.reader([], "none")), tried(lambda: csv.reader([], delimiter="ab")))
closed = io.StringIO("a")
closed.close()
print(tried(lambda: csv.reader(closed)), tried(lambda: csv.writer(5)), tried(lambda: csv.writer(closed).writerow([1])))
print(list(csv.reader(["a;b"], delimiter=";")), list(csv.reader(["a\tb"], "excel-tab")), list(csv.reader(["a\tb"], dialect=csv.excel_tab)))
csv.register_dialect("pipe", delimiter="|")
print(list(csv.reader(["a|b"], "pipe")), csv.reader([], "pipe").dialect.delimiter, list(csv.reader(["a|b"], csv.get_dialect("pipe"))))
csv.unregister_dialect("pipe")
print(tried(lambda: csv.reader([], "pipe")))
out = io.StringIO()
for writer in (csv.writer(out), csv.writer(out, "unix"), csv.writer(out, delimiter=";"), csv.writer(out, "excel-tab", lineterminator="|")):
    writer.writerow(["a", 1, None, 2.5, "b,c"])
print(repr(out.getvalue()))


class Writes:
    def write(self, text):
        print("wrote", repr(text))
        return 3


print(csv.writer(Writes()).writerow(["x"]))
reader = csv.reader(['a,"b', 'c",d', "", "e"])
print(reader.line_num, next(reader), reader.line_num, next(reader), next(reader), reader.line_num, tried(lambda: next(reader)))
print([dict(row) for row in csv.DictReader(io.StringIO("p,q\n1,2\n3"))])
