# Orders as dataclasses: validated, sorted, summed.
N = 75  #@ small=1
from dataclasses import dataclass, field
from enum import Enum
class Status(Enum):
    OPEN = "open"
    PAID = "paid"
    SENT = "sent"
@dataclass(order=True)
class Line:
    price: float
    name: str = field(compare=False)
    count: int = field(default=1, compare=False)
    @property
    def total(self):
        return self.price * self.count
@dataclass
class Order:
    number: int
    status: Status
    lines: list = field(default_factory=list)
    def add(self, *lines):
        self.lines.extend(lines)
        return self
    def total(self):
        return sum(line.total for line in self.lines)
def work(n):
    orders = []
    for i in range(n):
        order = Order(i, list(Status)[i % 3])
        orders.append(order.add(*(Line((i * k) % 50 + 0.5, f"thing {k}", k) for k in range(1, 6))))
    open_total = sum(o.total() for o in orders if o.status is Status.OPEN)
    dearest = max(max(o.lines) for o in orders)
    return open_total, dearest, orders[3] == Order(3, Status.OPEN, orders[3].lines)
for _ in range(N):
    result = work(150)
print(result)
