# Every quoting mode survives a round trip.
import csv, io
rows = [["id", "text"], ["1", "plain"], ["2", "comma, inside"], ["3", 'say "hi"'], ["4", "two\nlines"], ["5", ""], ["6", " spaced "], ["7", "é😀"]]
for quoting in (csv.QUOTE_MINIMAL, csv.QUOTE_ALL):
    for delimiter in ",;\t|":
        f = io.StringIO(newline="")
        csv.writer(f, quoting=quoting, delimiter=delimiter).writerows(rows)
        f.seek(0)
        assert list(csv.reader(f, delimiter=delimiter)) == rows
f = io.StringIO()
csv.writer(f, quoting=csv.QUOTE_ALL).writerows(rows[:4])
print(f.getvalue())
f = io.StringIO()
csv.writer(f, quoting=csv.QUOTE_NONNUMERIC).writerow(["a", 1, 2.5, "b"])
f.seek(0)
print(list(csv.reader(f, quoting=csv.QUOTE_NONNUMERIC)))
f = io.StringIO()
csv.writer(f, quoting=csv.QUOTE_NONE, escapechar="\\", quotechar=None).writerow(["a,b", "c"])
f.seek(0)
print(repr(f.getvalue()), list(csv.reader(f, quoting=csv.QUOTE_NONE, escapechar="\\")))
