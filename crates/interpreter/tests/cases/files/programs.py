# What programs do with files: count words, merge, log, edit in place.
import collections
import json
import os
from pathlib import Path

Path("text.txt").write_text("the cat\nthe dog\na cat\n")
counts = collections.Counter(word for line in open("text.txt") for word in line.split())
print(counts.most_common())
Path("counts.json").write_text(json.dumps(counts, sort_keys=True, indent=1))
print(Path("counts.json").read_text())
for number in range(3):
    Path(f"part-{number}.csv").write_text(f"id,value\n{number},{number * 10}\n")
merged = []
for path in sorted(Path().glob("part-*.csv")):
    header, *body = path.read_text().splitlines()
    merged += body
Path("merged.csv").write_text("\n".join([header] + merged) + "\n")
print(Path("merged.csv").read_text())
with open("config.ini", "w") as f:
    f.write("[main]\nkey = old\n")
lines = open("config.ini").readlines()
with open("config.ini", "w") as f:
    for line in lines:
        f.write(line.replace("old", "new"))
print(open("config.ini").read())


class Store:
    def __init__(self, path):
        self.path = Path(path)

    def load(self):
        try:
            with self.path.open() as f:
                return json.load(f)
        except FileNotFoundError:
            return {}

    def save(self, data):
        draft = self.path.with_suffix(".tmp")
        with draft.open("w") as f:
            json.dump(data, f)
            f.flush()
            os.fsync(f.fileno())
        os.replace(draft, self.path)


store = Store("store.json")
print(store.load())
store.save({"runs": 1})
store.save({**store.load(), "more": [1, 2]})
print(store.load(), sorted(os.listdir()))
