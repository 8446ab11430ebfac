# A cached method, reached through an instance, still has what the cache has.
import functools


class Table:
    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Table({self.name!r})"

    @functools.lru_cache(maxsize=None)
    def square(self, n):
        return n * n

    @functools.cache
    def cube(self, n):
        """The third power."""
        return n**3

    def plain(self):
        pass

    plain.note = "noted"


table = Table("a")
print(table.square(3), table.square(3), table.square(4), table.square.cache_info())
print(table.square.cache_parameters(), table.square.__wrapped__(table, 5), table.square.__name__, table.square.__qualname__)
table.square.cache_clear()
print(table.square.cache_info(), Table.square.cache_info())
print(table.cube(2), table.cube.cache_info(), table.cube.__doc__)
print(table.square, table.cube, table.plain, table.plain.note)
print(table.square.__self__ is table, table.square.__func__ is Table.square)
for get in (lambda: table.plain.missing, lambda: table.square.missing):
    try:
        get()
    except AttributeError as error:
        print(type(error).__name__)
