# What caches, keys, partials and derived comparisons say of themselves.
import functools
from functools import cmp_to_key, lru_cache, partial, singledispatch, total_ordering


def tried(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


@lru_cache(maxsize=2)
def twice(x):
    return 2 * x


print(list(twice.__dict__), twice.cache_parameters(), twice.__name__)
for cached in (lru_cache(True)(len), lru_cache(maxsize=3, typed=5)(len), lru_cache(None)(len), lru_cache(-5)(len), lru_cache(len), functools.cache(len)):
    print(cached.cache_parameters(), cached.cache_info())
tried(lambda: twice.missing); tried(lambda: twice.cache_info(1)); tried(lambda: twice.cache_clear(1)); tried(lambda: setattr(twice, "x", 1))
key = cmp_to_key(lambda a, b: a - b)(3)
key.obj = 7
print(key.obj, key < cmp_to_key(len)(8))
given = partial(len, "a")
for name in ("func", "args", "keywords"):
    tried(lambda: delattr(given, name)); tried(lambda: setattr(given, name, 1)); print(getattr(partial, name))


@total_ordering
class Ordered:
    def __init__(self, value):
        self.value = value

    def __lt__(self, other):
        return self.value < other.value


print(Ordered.__gt__.__qualname__, Ordered.__le__.__qualname__, Ordered.__ge__.__name__, Ordered.__ge__.__qualname__)


@singledispatch
def shown(value):
    return "any"


tried(lambda: shown.dispatch(5)); tried(lambda: shown.dispatch(bool)(1)); tried(lambda: functools.wraps(5)(len))
for value in (5, "a", [], None, ValueError(), iter([]), range(1), slice(1)):
    tried(lambda: value.__module__)
print(len.__module__, "".join.__module__, tried.__module__, int.__module__)
