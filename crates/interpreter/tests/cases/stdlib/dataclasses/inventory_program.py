# A model of an inventory with validation, conversion and reports.
from __future__ import annotations
from dataclasses import dataclass, field, asdict, replace, fields
from enum import Enum
from typing import Optional
import json

class Status(Enum):
    NEW = "new"
    SOLD = "sold"

@dataclass(order=True, frozen=True)
class Money:
    cents: int
    currency: str = "EUR"
    def __add__(self, other):
        if not isinstance(other, Money): return NotImplemented
        if self.currency != other.currency: raise ValueError(f"cannot add {other.currency} to {self.currency}")
        return replace(self, cents=self.cents + other.cents)
    def __radd__(self, other): return self if other == 0 else NotImplemented
    def __str__(self): return f"{self.cents / 100:.2f} {self.currency}"

@dataclass
class Product:
    sku: str
    price: Money
    qty: int = 1
    status: Status = Status.NEW
    parent: Optional[Product] = None
    history: list[str] = field(default_factory=list, compare=False, repr=False)
    def __post_init__(self):
        if self.qty < 0: raise ValueError(f"qty must be >= 0, got {self.qty}")
        if isinstance(self.price, int): self.price = Money(self.price)
        self.history.append("created")
    @property
    def total(self): return Money(self.price.cents * self.qty, self.price.currency)
    def sell(self, n):
        if n > self.qty: raise ValueError("not enough")
        self.qty -= n
        if not self.qty: self.status = Status.SOLD
        self.history.append(f"sold {n}")
        return self

ps = [Product("a", 250, 4), Product("b", Money(999)), Product("c", 5, 0)]
print(ps[0], ps[1] == Product("b", 999), sum(p.total for p in ps))
ps[0].sell(4); print(ps[0].status, ps[0].history)
for bad in (lambda: ps[0].sell(1), lambda: Product("z", 1, -1), lambda: Money(1) + Money(1, "USD"), lambda: Money(1) + 1):
    try: bad()
    except Exception as e: print(type(e).__name__, e)
class Enc(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Enum): return o.value
        return super().default(o)
text = json.dumps([asdict(p) for p in ps], cls=Enc); print(text)
def load(d): return Product(**{**d, "price": Money(**d["price"]), "status": Status(d["status"])})
back = [load(d) for d in json.loads(text)]; print(back == ps, back[0].history)
print([f.type for f in fields(Product)], Product.__annotations__["parent"])
print(sorted((p.total for p in ps), reverse=True), {p.sku: str(p.total) for p in ps})
