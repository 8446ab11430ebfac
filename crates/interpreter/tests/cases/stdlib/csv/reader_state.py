# line_num, dialect, next and mixed use of one reader.
import csv
lines = iter(["h1,h2\n", "a,b\n", '"x\n', 'y",z\n', "last,row"])
r = csv.reader(lines)
print(next(r), r.line_num)
print(next(r), r.line_num)
print(next(r), r.line_num)
print(list(r), r.line_num)
try:
    next(r)
except StopIteration:
    print("end")
print(r.dialect.delimiter, r.dialect.quotechar, repr(r.dialect.lineterminator), r.dialect.quoting)
print(list(csv.reader(["a,b,c"]))[0][::-1], [len(row) for row in csv.reader(["", "a", "a,b"])])
rows = csv.reader(l for l in ["# skip", "1,2", "# no", "3,4"] if not l.startswith("#"))
print([[int(c) for c in row] for row in rows])
header, *body = csv.reader(["k,v", "a,1", "b,2"])
print([dict(zip(header, row)) for row in body], dict(body))
columns = list(zip(*csv.reader(["1,2", "3,4", "5,6"])))
print(columns, [sum(map(int, c)) for c in columns])
