"""A little of everything that model-written Python uses."""
import json
import re
from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Order:
    customer: str
    items: dict = field(default_factory=dict)

    @property
    def total(self):
        return sum(price * count for price, count in self.items.values())


def parse(lines):
    """Yields an order for each line such as `Ada: 2 x tea @ 3.50, 1 x cake @ 4.00`."""
    for line in lines:
        customer, _, rest = line.partition(":")
        found = re.findall(r"(\d+) x (\w+) @ ([\d.]+)", rest)
        yield Order(customer, {name: (float(price), int(count)) for count, name, price in found})


orders = list(parse(["Ada: 2 x tea @ 3.50, 1 x cake @ 4.00", "Grace: 3 x tea @ 3.50"]))
for order in sorted(orders, key=lambda order: order.total, reverse=True):
    print(f"{order.customer:<8}{order.total:>8.2f}")
print(Counter(name for order in orders for name in order.items).most_common(1))
print(json.dumps({order.customer: order.total for order in orders}))

try:
    import socket
except ImportError as denial:
    print("ImportError:", str(denial).split(" (")[0])
