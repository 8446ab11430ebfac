# From csv to json and back, with types.
import csv, io, json
text = "id,name,score,active,tags\n1,Ann,9.5,true,a|b\n2,\"Bo, Jr\",,false,\n3,Cy,7,TRUE,c\n"
def convert(row):
    return {"id": int(row["id"]), "name": row["name"], "score": float(row["score"]) if row["score"] else None, "active": row["active"].lower() == "true", "tags": row["tags"].split("|") if row["tags"] else []}
data = [convert(r) for r in csv.DictReader(io.StringIO(text))]
print(json.dumps(data, indent=2))
def flat(d): return {k: "|".join(v) if isinstance(v, list) else "" if v is None else str(v).lower() if isinstance(v, bool) else v for k, v in d.items()}
out = io.StringIO(); w = csv.DictWriter(out, fieldnames=list(data[0]), lineterminator="\n"); w.writeheader(); w.writerows(map(flat, data)); print(out.getvalue())
assert [convert(r) for r in csv.DictReader(io.StringIO(out.getvalue()))] == data
scores = [d["score"] for d in data if d["score"] is not None]; print(sum(scores) / len(scores), max(data, key=lambda d: d["score"] or 0)["name"])
by = {d["id"]: d for d in data}; print(by[2]["name"], [d["name"] for d in data if d["active"]], sorted({t for d in data for t in d["tags"]}))
nested = [{"a": 1, "b": {"c": 2}}, {"a": 3, "b": {"c": 4, "d": 5}}]
def flatten(d, pre=""): return {k2: v2 for k, v in d.items() for k2, v2 in (flatten(v, pre + k + ".").items() if isinstance(v, dict) else {pre + k: v}.items())}
rows = [flatten(d) for d in nested]; keys = list(dict.fromkeys(k for r in rows for k in r)); o = io.StringIO(); w = csv.DictWriter(o, keys, restval="-"); w.writeheader(); w.writerows(rows); print(repr(o.getvalue()))
