# All rows of a reader at once: what is left, where a row goes on, and what is wrong in the middle.
import csv
import io

print(list(csv.reader(["a,b,c", "1,2,3"])))
r = csv.reader(['a,"b', 'c",d', '', 'x'])
print(next(r), r.line_num, list(r), r.line_num, list(r), tuple(r))
print(list(csv.reader(io.StringIO("a,b\r\n1,2\n\n\"q\"\"x\",y\n"))))
print(sorted(csv.reader(["b,1","a,2"])))
def bad():
    yield "a,b"
    yield 1
try: print(list(csv.reader(bad())))
except csv.Error as e: print(e)
try: print(list(csv.reader(["a", b"b"])))
except csv.Error as e: print(e)
try: print(list(csv.reader(["a", "b\nc"])))
except csv.Error as e: print(e)
r = csv.reader(['a,"b'], strict=True)
try: list(r)
except csv.Error as e: print(e)
print([*csv.reader(["a§b"], delimiter="§")], dict(csv.reader(["a,b","c,d"])))
