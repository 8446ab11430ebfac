"""What most programs of agents do in their first milliseconds."""
import json, re
from collections import Counter, defaultdict
from datetime import date, timedelta


class P:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"P({self.x})"


print([P(i) for i in range(3)], json.dumps({"a": [1, 2.5, None]}), re.findall(r"\d+", "a1b22"), Counter("hello").most_common(2), date(2024, 1, 1) + timedelta(days=3))
try:
    print(1 / 0)
except ZeroDivisionError as error:
    print(error)


def numbers():
    yield from range(3)


print(sum(numbers()), sorted("hello"), {k: v for k, v in zip("ab", range(2))}, f"{3.14159:.2f}")
