"""A session with a tool, a limit, and code that goes wrong: `python examples/python/session.py`."""
import fumehood

PRICES = {"apple": 0.5, "pear": 0.75}


def price(fruit: str) -> float:
    """The price of one fruit."""
    return PRICES[fruit]


with fumehood.open(imports=["math"], tools=[price], limits=fumehood.Limits(seconds=1, memory_mb=64)) as session:
    total = session.run("import math\nmath.fsum(price(f) * n for f, n in basket.items())", basket={"apple": 4, "pear": 2})
    print(total.value)

    wrong = session.run("print('on the way')\nprice('plum')")
    print(wrong.end, wrong.exception, repr(wrong.logs))

    endless = session.run("while True: pass")
    print(endless.end, endless.limit)

    with session.fork() as other:
        other.run("basket['apple'] = 0")
    print(session.get("basket"))
