from dataclasses import dataclass, field, asdict, astuple, replace, fields
from enum import Enum, auto
from functools import total_ordering
class Unit(Enum):
    KG = auto()
    PIECE = auto()
    def __str__(self):
        return self.name.lower()
@dataclass(order=True, frozen=True)
class Item:
    price: float
    name: str = field(compare=False)
    unit: Unit = field(default=Unit.PIECE, compare=False)
    tags: tuple = field(default=(), compare=False, repr=False)
@dataclass
class Shelf:
    items: dict = field(default_factory=dict)
    limit: int = 3
    def put(self, item, count=1):
        if len(self.items) >= self.limit and item not in self.items:
            raise OverflowError(f"no room for {item.name}")
        self.items[item] = self.items.get(item, 0) + count
    @property
    def worth(self):
        return round(sum(item.price * count for item, count in self.items.items()), 2)
shelf = Shelf()
apple, nail, milk = Item(2.99, "apple", Unit.KG), Item(0.05, "nail"), Item(1.2, "milk", tags=("cold",))
for item, count in ((apple, 2), (nail, 100), (milk, 1), (nail, 5)):
    shelf.put(item, count)
try:
    shelf.put(replace(milk, price=3.0))
except OverflowError as error:
    print(type(error).__name__, error)
print(shelf.worth, sorted(shelf.items), min(shelf.items).name, apple > nail, str(apple.unit), repr(apple.unit))
print(asdict(apple), astuple(milk), [f.name for f in fields(Shelf)])
try:
    apple.price = 1
except Exception as error:
    print(type(error).__name__, error)
print(apple == Item(2.99, "pear"), hash(apple) == hash(Item(2.99, "pear")), shelf)
