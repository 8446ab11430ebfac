# Access by name, by value, iteration and membership.
from enum import Enum, IntEnum
class Planet(Enum):
    MERCURY = 1
    VENUS = 2
    EARTH = 3
    HOME = 3
print(Planet.EARTH, Planet["VENUS"], Planet(1), Planet.HOME is Planet.EARTH, Planet.HOME.name)
print([p.name for p in Planet], list(Planet.__members__), len(Planet))
print(Planet.EARTH in Planet, Planet.EARTH == Planet(3), Planet.EARTH != Planet.VENUS, Planet.EARTH is Planet["EARTH"])
for bad in (lambda: Planet(99), lambda: Planet["PLUTO"], lambda: Planet.PLUTO, lambda: Planet.EARTH < Planet.VENUS):
    try:
        bad()
    except Exception as e:
        print(type(e).__name__, e)
print({p: p.value ** 2 for p in Planet}, sorted(Planet, key=lambda p: -p.value)[0])
print(repr(Planet), repr(Planet.EARTH), str(Planet.EARTH), f"{Planet.EARTH!r:>20}", type(Planet.EARTH) is Planet)
class Http(IntEnum):
    OK = 200
    NOT_FOUND = 404
print(Http.OK == 200, Http(404).name, Http.OK + 1, Http.NOT_FOUND > 300, sorted([Http.NOT_FOUND, Http.OK]), f"{Http.OK}", f"{Http.OK:>6}", int(Http.OK), [500, Http.OK])
print(next(iter(Planet)), isinstance(Http.OK, int), Http.OK in (200,), {200: "fine"}[Http.OK], bool(Planet.MERCURY))
