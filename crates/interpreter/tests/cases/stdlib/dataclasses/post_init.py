# Validation and derived fields in __post_init__.
from dataclasses import dataclass, field, InitVar, replace
@dataclass
class Rect:
    w: float
    h: float
    area: float = field(init=False)
    scale: InitVar[float] = 1.0
    def __post_init__(self, scale):
        if self.w < 0 or self.h < 0:
            raise ValueError(f"negative size: {self.w}x{self.h}")
        self.w, self.h = self.w * scale, self.h * scale
        self.area = self.w * self.h
print(Rect(2, 3), Rect(2, 3, scale=2), Rect(1, 1).area)
for bad in (lambda: Rect(-1, 2), lambda: Rect(1, 2, area=5), lambda: replace(Rect(1, 2), area=3), lambda: replace(Rect(1, 2), w=5)):
    try:
        print(bad())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
@dataclass(frozen=True)
class Temp:
    c: float
    f: float = field(init=False, default=0)
    def __post_init__(self):
        object.__setattr__(self, "f", self.c * 9 / 5 + 32)
print(Temp(100), replace(Temp(0), c=10))
@dataclass
class User:
    name: str
    email: str = ""
    def __post_init__(self):
        self.name = self.name.strip().title()
        self.email = self.email or f"{self.name.lower()}@x.org"
print(User("  ann "), User("Bo", "b@c"))
