# An agent's cell: filter and summarise nested records from a tool's answer.
response = {"status": "ok", "results": [{"id": 1, "title": "A", "score": 0.91, "tags": ["x", "y"]}, {"id": 2, "title": "B", "score": 0.42, "tags": []}, {"id": 3, "title": "C", "score": None, "tags": ["y"]}, {"id": 4, "title": "D", "score": 0.77}], "next": None}
if response.get("status") == "ok":
    hits = [r for r in response["results"] if (r.get("score") or 0) > 0.5]
    print([h["title"] for h in hits], len(response["results"]))
    best = max(hits, key=lambda r: r["score"])
    print(f"Best: {best['title']} ({best['score']:.0%})")
    tags = {}
    for r in response["results"]:
        for t in r.get("tags", ["untagged"]) or ["none"]: tags.setdefault(t, []).append(r["id"])
    print(tags)
    scores = [r["score"] for r in response["results"] if r["score"] is not None]
    print(round(sum(scores) / len(scores), 4), min(scores), sorted(scores, reverse=True))
else:
    print("failed")
print("more" if response["next"] else "last page", *(f"{r['id']}:{r['title']}" for r in response["results"]))
