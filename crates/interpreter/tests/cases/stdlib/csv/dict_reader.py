# DictReader: headers, rest keys, rest values, types of rows.
import csv
import io

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

r = csv.DictReader(io.StringIO("name,age,city\nAnn,30,Oslo\nBob,25\n\nCy,41,Rome,extra,more\n"))
print(r.fieldnames, r.line_num)
for row in r:
    print(r.line_num, row, type(row).__name__)
print(list(csv.DictReader(["1,2", "3,4"], fieldnames=["a", "b"])), list(csv.DictReader(["1"], fieldnames=["a", "b"], restval="-")), list(csv.DictReader(["1,2,3"], ["a"], restkey="rest")))
print(list(csv.DictReader(["a;b", "1;2"], delimiter=";")), list(csv.DictReader(["a\tb", "1\t2"], dialect="excel-tab")), list(csv.DictReader([])), csv.DictReader([]).fieldnames, list(csv.DictReader(["a,b"])))
print(list(csv.DictReader(["a,a", "1,2"])), list(csv.DictReader(["", "x,y", "1,2"])), list(csv.DictReader(['"na me",b', '"1, 2",3'])))
d = csv.DictReader(["x,y", "1,2"])
d.fieldnames = ["p", "q"]
print(list(d))
d = csv.DictReader(["n,v", "a,1", "b,2", "c,x"], restkey="rk", restval="rv")
print(d.restkey, d.restval, next(d), d.reader.line_num, type(d.dialect).__name__)
total = 0
for row in d:
    try:
        total += int(row["v"])
    except ValueError as e:
        print("skip", row["n"], e)
print(total)
err(lambda: next(d))
err(lambda: next(csv.DictReader(["a"]))["zz"])
err(csv.DictReader)
err(csv.DictReader, 5)
rows = list(csv.DictReader(io.StringIO("id,score\n1,90\n2,85\n3,70\n")))
print(max(rows, key=lambda r: int(r["score"])), sum(int(r["score"]) for r in rows) / len(rows), [r["id"] for r in rows if int(r["score"]) > 80])
print({r["id"]: {k: v for k, v in r.items() if k != "id"} for r in rows})
text = "\ufeffname,x\nA,1\n"
print(csv.DictReader(io.StringIO(text)).fieldnames, csv.DictReader(io.StringIO(text.encode().decode("utf-8-sig"))).fieldnames)
