# The classic: an attribute of None.
def find(items, name):
    for item in items:
        if item["name"] == name:
            return item
print(find([{"name": "a"}], "a").get("name"))
print(find([{"name": "a"}], "b").get("name"))
