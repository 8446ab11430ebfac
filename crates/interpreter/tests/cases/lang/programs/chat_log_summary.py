# A chat log: sessions by silence, per-user statistics, mentions, emoji and word clouds.
LOG = """09:00 ann: good morning @bob :)
09:01 bob: hi @ann! how is the build?
09:01 ann: broken again :(
09:05 cat: I fixed it @ann @bob
09:06 ann: great great work :) :)
11:30 bob: lunch?
11:31 cat: yes! pizza pizza pizza
11:45 dan: late again, sorry @cat
"""
def minutes(t): h, m = t.split(":"); return int(h) * 60 + int(m)
messages = []
for line in LOG.splitlines():
    when, _, rest = line.partition(" ")
    who, _, text = rest.partition(": ")
    messages.append({"t": minutes(when), "who": who, "text": text, "words": [w.strip("!?.,").lower() for w in text.split()], "mentions": [w.strip("@!?,.") for w in text.split() if w.startswith("@")]})
sessions = [[messages[0]]]
for m in messages[1:]:
    if m["t"] - sessions[-1][-1]["t"] > 60: sessions.append([])
    sessions[-1].append(m)
for i, s in enumerate(sessions, 1): print(f"session {i}: {len(s)} messages, {s[-1]['t'] - s[0]['t']} min, {sorted({m['who'] for m in s})}")
stats = {}
for m in messages:
    s = stats.setdefault(m["who"], {"n": 0, "words": 0, "emoji": 0, "mentioned": 0})
    s["n"] += 1
    s["words"] += len(m["words"])
    s["emoji"] += m["text"].count(":)") - m["text"].count(":(")
for m in messages:
    for who in m["mentions"]: stats[who]["mentioned"] += 1
width = max(map(len, stats))
for who, s in sorted(stats.items(), key=lambda kv: (-kv[1]["n"], kv[0])): print(f"{who:>{width}} {'#' * s['n']:<4} {s['words'] / s['n']:5.2f} words/msg, mood {s['emoji']:+d}, mentioned {s['mentioned']}x")
cloud = {}
for m in messages:
    for w in m["words"]:
        if w.isalpha() and len(w) > 2: cloud[w] = cloud.get(w, 0) + 1
print([w for w, n in sorted(cloud.items(), key=lambda p: (-p[1], p[0])) if n > 1])
replies = [(b["who"], a["who"], b["t"] - a["t"]) for a, b in zip(messages, messages[1:]) if a["who"] in b["mentions"] or b["who"] in a["mentions"]]
print(replies, min(replies, key=lambda r: r[2]))
graph = {w: sorted({x for m in messages if m["who"] == w for x in m["mentions"]}) for w in sorted(stats)}
print(graph, [w for w in graph if not graph[w]], {(a, b) for a in graph for b in graph[a] if a in graph[b] and a < b})
