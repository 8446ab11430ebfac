# Cleaning a messy table and summarising it, csv to json.
import csv
import io
import json
from collections import Counter, defaultdict
from datetime import datetime

raw = '''id, Name ,Amount,Date,Tags
1, Ann ,"1,200.50",2024-01-05,"a;b"
2,bob,abc,2024-01-06,
3,Cy,,06/01/2024,b
4,"O'Neil, ""Jr""",15,2024-02-30,"c;a;a"
5,dee,7.25,2024-03-01,a

2,bob,99,2024-01-06,dup
'''
def parse_date(text):
    for fmt in ("%Y-%m-%d", "%d/%m/%Y"):
        try:
            return datetime.strptime(text, fmt).date()
        except ValueError:
            pass
    return None

def parse_amount(text):
    try:
        return float(text.replace(",", ""))
    except ValueError:
        return None

reader = csv.reader(io.StringIO(raw), skipinitialspace=True)
header = [h.strip().lower() for h in next(reader)]
print(header)
seen, clean, problems = set(), [], Counter()
for row in reader:
    if not row:
        problems["blank"] += 1
        continue
    rec = dict(zip(header, (c.strip() for c in row)))
    if rec["id"] in seen:
        problems["duplicate"] += 1
        continue
    seen.add(rec["id"])
    rec["name"] = rec["name"].title()
    rec["amount"] = parse_amount(rec["amount"])
    rec["date"] = parse_date(rec["date"])
    rec["tags"] = sorted(set(filter(None, rec["tags"].split(";"))))
    for k in ("amount", "date"):
        if rec[k] is None:
            problems["bad " + k] += 1
    clean.append(rec)
print(json.dumps(clean, default=str, indent=1))
print(dict(problems))
by_tag = defaultdict(float)
for rec in clean:
    for t in rec["tags"]:
        by_tag[t] += rec["amount"] or 0
out = io.StringIO()
w = csv.DictWriter(out, ["tag", "total"], lineterminator="\n")
w.writeheader()
w.writerows({"tag": t, "total": f"{v:.2f}"} for t, v in sorted(by_tag.items(), key=lambda kv: (-kv[1], kv[0])))
print(out.getvalue())
