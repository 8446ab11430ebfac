# DictWriter: headers, extras, missing keys and dialects.
import csv
import io

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except Exception as e:
        print(type(e).__name__, "-", e)

def make(**k):
    f = io.StringIO()
    return f, csv.DictWriter(f, **k)

f, w = make(fieldnames=["a", "b"])
print(w.writeheader(), w.writerow({"b": 2, "a": 1}), w.writerow({"a": 3}))
w.writerows([{"a": "x,y"}, {"b": None}])
print(repr(f.getvalue()), w.fieldnames, w.restval, w.extrasaction)
err(w.writerow, {"a": 1, "c": 2})
err(w.writerow, {"a": 1, 5: 2})
err(w.writerow, [1, 2])
err(w.writerows, [{"zz": 1}])
f, w = make(fieldnames=("a", "b"), restval="NA", extrasaction="ignore", delimiter=";", quoting=csv.QUOTE_ALL, lineterminator="\n")
w.writeheader()
w.writerow({"a": 1, "other": 2})
print(f.getvalue())
err(csv.DictWriter, io.StringIO(), ["a"], extrasaction="whatever")
err(csv.DictWriter, io.StringIO())
err(csv.DictWriter, 5, ["a"])
f, w = make(fieldnames=[1, "two", None])
w.writeheader()
w.writerow({1: "x", None: "y"})
print(repr(f.getvalue()))
records = [{"name": "Ann", "langs": ["py", "c"]}, {"name": "Bo", "langs": []}]
f, w = make(fieldnames=list(records[0]), dialect="unix")
w.writeheader()
for r in records:
    w.writerow({**r, "langs": " ".join(r["langs"])})
print(f.getvalue(), end="")
f.seek(0)
print(list(csv.DictReader(f, dialect="unix")))
keys = sorted({k for r in [{"x": 1}, {"y": 2}] for k in r})
f, w = make(fieldnames=keys)
w.writeheader()
w.writerows([{"x": 1}, {"y": 2}])
print(f.getvalue().splitlines())
