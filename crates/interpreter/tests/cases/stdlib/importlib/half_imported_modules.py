"""A module whose code did not run to its end is imported anew the next time."""
import sys


def imported_at(depth, name):
    if depth:
        return imported_at(depth - 1, name)
    return __import__(name)


def tried(name):
    """Imports with less and less on the stack, until it works."""
    for depth in range(150, 20, -1):
        try:
            return imported_at(depth, name)
        except RuntimeError:
            assert name not in sys.modules, name
    return None


sys.setrecursionlimit(160)
names = "statistics fractions textwrap csv shlex difflib calendar graphlib uuid pprint dataclasses enum logging shutil"
modules = {name: tried(name) for name in names.split()}
sys.setrecursionlimit(1000)
print(modules["statistics"].mean([1, 2, 4.5]), modules["fractions"].Fraction(3, 6), modules["textwrap"].shorten("one two three", 9))
print(modules["shlex"].split("a 'b c'"), modules["difflib"].get_close_matches("appel", ["ape", "apple"]))
print(modules["calendar"].isleap(2024), list(modules["graphlib"].TopologicalSorter({1: {2}}).static_order()))
print(modules["uuid"].UUID(int=5), modules["pprint"].pformat({"b": 1, "a": [2]}))


@modules["dataclasses"].dataclass(order=True)
class Point:
    x: int
    y: int = 2


class Color(modules["enum"].Enum):
    RED = 1


print(Point(1), sorted([Point(3), Point(1)]), Color.RED, modules["logging"].getLogger("a").name, callable(modules["shutil"].rmtree))
print(all(sys.modules[name] is module for name, module in modules.items()))
