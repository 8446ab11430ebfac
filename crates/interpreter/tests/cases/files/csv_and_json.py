# Tables and JSON in files.
import csv
import json

rows = [["name", "age"], ["Ada", 36], ["O'Neil, \"Bob\"", 7], ["multi\nline", ""]]
with open("people.csv", "w", newline="") as f:
    writer = csv.writer(f)
    print(writer.writerow(rows[0]))
    writer.writerows(rows[1:])
print(open("people.csv", newline="").read())
with open("people.csv", newline="") as f:
    for row in csv.reader(f):
        print(row)
with open("people.csv", newline="") as f:
    print([dict(row) for row in csv.DictReader(f)])
with open("dicts.csv", "w", newline="") as f:
    writer = csv.DictWriter(f, ["x", "y"], delimiter=";")
    writer.writeheader()
    writer.writerow({"x": 1, "y": 2.5})
print(repr(open("dicts.csv").read()))
data = {"list": [1, 2.5, None, True], "text": "é☃", "nested": {"a": {}}}
with open("data.json", "w") as f:
    json.dump(data, f, indent=2)
with open("data.json") as f:
    print(json.load(f) == data)
with open("data.json", "rb") as f:
    print(json.load(f) == data)
print(open("data.json").read())
json.dump([1, 2], open("short.json", "w"))
print(json.load(open("short.json")))
with open("bad.json", "w") as f:
    f.write("{oops")
try:
    json.load(open("bad.json"))
except json.JSONDecodeError as error:
    print(error)
