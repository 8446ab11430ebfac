# An answer of a web service, taken apart and put together differently.
N = 180  #@ small=1
import json
RAW = json.dumps({"users": [{"id": i, "name": f"user{i}", "tags": ["a", "b", "c"][: i % 4], "score": i * 1.5,
                             "address": {"city": ["Oslo", "Lima", "Kyiv"][i % 3], "zip": str(10000 + i)}} for i in range(200)]})
def reshape(raw):
    data = json.loads(raw)
    cities = {}
    for user in data["users"]:
        if user["score"] < 10 or not user["tags"]:
            continue
        entry = cities.setdefault(user["address"]["city"], {"count": 0, "best": None, "tags": set()})
        entry["count"] += 1
        entry["tags"].update(user["tags"])
        if entry["best"] is None or user["score"] > entry["best"]["score"]:
            entry["best"] = {"name": user["name"], "score": user["score"]}
    return json.dumps({c: {**e, "tags": sorted(e["tags"])} for c, e in sorted(cities.items())}, indent=2)
for _ in range(N):
    text = reshape(RAW)
print(text)
