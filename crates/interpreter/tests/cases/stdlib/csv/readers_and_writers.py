# Sources and sinks of all kinds, dialects, line numbers, and what goes wrong.
import csv
import io


def err(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


text = 'a,"b,c",d\r\n"x\ny",,"say ""hi"""\n\nlast'
for source in (io.StringIO(text, newline=""), text.splitlines(True), iter(text.splitlines(True)), (line for line in text.splitlines(True)), tuple(text.splitlines(True))):
    r = csv.reader(source)
    print([(row, r.line_num) for row in r])


class Upper(io.StringIO):
    def readline(self, *args):
        return super().readline(*args).upper()


print(list(csv.reader(Upper("a,b\nc,d\n"))), type(csv.reader([])), csv.reader([]).dialect.delimiter)
err(lambda: list(csv.reader([1])))
err(lambda: list(csv.reader(["a\rb"])))
err(lambda: list(csv.reader(['"a"b'], strict=True)))
err(lambda: list(csv.reader(['"a'], strict=True)))
err(lambda: list(csv.reader(["1,x"], quoting=csv.QUOTE_NONNUMERIC)))
err(csv.reader, 5)
print(list(csv.reader(['"a', 'b"c,d'])), list(csv.reader(["a\\,b,c"], escapechar="\\")), list(csv.reader(["1, 2"], skipinitialspace=True)))
print(list(csv.reader(["1,'a;b',\"x\""], quoting=csv.QUOTE_NONNUMERIC)) if False else list(csv.reader(['1.5,"a",""'], quoting=csv.QUOTE_NONNUMERIC)))
print(list(csv.reader(["a;'b;c'", "q|w"], delimiter=";", quotechar="'")), list(csv.reader(['a"b,c'], quoting=csv.QUOTE_NONE)))
old = csv.field_size_limit(5)
err(lambda: list(csv.reader(["abcdef"])))
err(lambda: list(csv.reader(['"abcdef"'])))
print(old, csv.field_size_limit(old), csv.field_size_limit())
err(csv.field_size_limit, "x")


class Name:
    def __str__(self):
        return "na,me"


class Sink:
    def __init__(self):
        self.lines = []

    def write(self, line):
        self.lines.append(line)
        return "wrote"


rows = [[1, 2.5, None, True, "x"], ["a,b", 'q"q', "l\nl", ""], [Name(), 10**25, (1, 2)], [""], [], "abc", range(3), {"k": 1}, (str(i) for i in range(2))]
for sink in (io.StringIO(), Sink()):
    w = csv.writer(sink)
    print([w.writerow(row) for row in rows[:-1]], w.writerows(rows[:4]), w.writerows(iter(rows[:2])))
    print(repr(sink.getvalue()) if isinstance(sink, io.StringIO) else sink.lines)
w = csv.writer(b := io.StringIO(), quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
w.writerows([[1, "a", 2.5, None, Name(), 10**20]])
w = csv.writer(b, quoting=csv.QUOTE_ALL, delimiter="\t", lineterminator="|")
w.writerow([1, "x", None])
w = csv.writer(b, quoting=csv.QUOTE_NONE, escapechar="\\", lineterminator="\n")
w.writerow(["a,b", 'q"', "\\"])
w = csv.writer(b, doublequote=False, escapechar="!", lineterminator="\n")
w.writerow(['say "x"', "!"])
print(repr(b.getvalue()))
err(csv.writer(b, quoting=csv.QUOTE_NONE).writerow, ["a,b"])
err(csv.writer(b, quoting=csv.QUOTE_NONE).writerow, [""])
err(csv.writer(b, doublequote=False).writerow, ['"'])
err(csv.writer(b).writerow, 5)
err(csv.writer(b).writerow, None)
err(csv.writer(b).writerows, [[1], 2])
err(csv.writer, 5)
d = csv.DictReader(io.StringIO("n,v\na,1\n\nb\nc,2,3,4\n"), restkey="more", restval="-")
print(d.fieldnames, [(row, d.line_num) for row in d], list(csv.DictReader([])), list(csv.DictReader(["1,2"], ["x", "y"])))
