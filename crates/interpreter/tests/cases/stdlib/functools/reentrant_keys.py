# A cache whose keys call the cached function when they are compared.
import functools


@functools.lru_cache(maxsize=10)
def same(x):
    return x


class Nested:
    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return self.x

    def __eq__(self, other):
        if self.x == 2:
            same(Nested(1))
        return self.x == other.x

    def __repr__(self):
        return f"Nested({self.x})"


same(Nested(1))
same(Nested(2))
print(same(Nested(2)), same(Nested(1)), same.cache_info().currsize)


# The order of those that are compared by the guest is that of their use.
class Key:
    def __init__(self, x):
        self.x = x

    def __hash__(self):
        return hash(self.x)

    def __eq__(self, other):
        return self.x == other.x


made = []


@functools.lru_cache(maxsize=2)
def noted(key):
    made.append(key.x)


for x in "ababcbacaab":
    noted(Key(x))
    noted(Key(x))
print(made, noted.cache_info())
