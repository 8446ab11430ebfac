# An inventory: parse lines, validate, aggregate, print a report.
RAW = """
# sku, name, qty, price, tags
A-1, Widget, 10, 2.50, tools;small
A-2, Gadget, 0, 19.99, tools
B-1, Doohickey, 25, 0.10, small;cheap
B-2, Broken, x, 1.00,
B-3, Negative, -4, 1.00, odd
C-1, Thing, 3, 100, big
C-1, Thing again, 1, 1, dup
short line
"""
class Item:
    def __init__(self, sku, name, qty, price, tags=()):
        self.sku, self.name, self.qty, self.price, self.tags = sku, name, qty, price, frozenset(tags)
    @property
    def value(self):
        return self.qty * self.price
    def __repr__(self):
        return f"Item({self.sku!r}, {self.qty})"
    def __lt__(self, other):
        return (self.value, self.sku) < (other.value, other.sku)
def parse(text):
    for n, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        try:
            sku, name, qty, price, tags = (part.strip() for part in line.split(","))
            item = Item(sku, name, int(qty), float(price), filter(None, tags.split(";")))
            if item.qty < 0:
                raise ValueError(f"negative quantity {item.qty}")
        except ValueError as e:
            yield n, None, e
        else:
            yield n, item, None
inventory, problems = {}, []
for n, item, error in parse(RAW):
    if error:
        problems.append(f"line {n}: {error}")
    elif item.sku in inventory:
        problems.append(f"line {n}: duplicate {item.sku}")
    else:
        inventory[item.sku] = item
print(f"{'SKU':<6}{'Name':<12}{'Qty':>5}{'Price':>9}{'Value':>10}")
for item in sorted(inventory.values(), reverse=True):
    print(f"{item.sku:<6}{item.name:<12.9}{item.qty:>5}{item.price:>9.2f}{item.value:>10,.2f}{'  OUT' if not item.qty else ''}")
print("-" * 42)
total = sum(i.value for i in inventory.values())
print(f"{'Total':<32}{total:>10,.2f}")
by_tag = {}
for item in inventory.values():
    for tag in item.tags:
        by_tag.setdefault(tag, []).append(item)
for tag in sorted(by_tag):
    items = by_tag[tag]
    print(f"{tag}: {len(items)} items, {sum(i.value for i in items) / total:.1%}, {sorted(i.sku for i in items)}")
print(*problems, sep="\n")
print(min(inventory.values()), max(inventory.values()))
