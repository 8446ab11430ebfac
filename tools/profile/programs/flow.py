"""Control flow: generators, exceptions, `match`, `with`, `try`/`finally`, comprehensions, star assignments, sets, slices, a small machine."""
from collections import deque


def fibonacci():
    a, b = 0, 1
    while True:
        yield a
        a, b = b, a + b


def take(n, items):
    for i, item in enumerate(items):
        if i >= n:
            return
        yield item


def chunks(items, size):
    for i in range(0, len(items), size):
        yield items[i : i + size]


def flatten(items):
    for item in items:
        if isinstance(item, (list, tuple)):
            yield from flatten(item)
        else:
            yield item


def average():
    total = count = 0
    value = None
    while True:
        value = yield total / count if count else 0.0
        total += value
        count += 1


def parse(text):
    try:
        return int(text)
    except ValueError:
        try:
            return float(text)
        except ValueError:
            return None
    finally:
        parsed[0] += 1


def shape(value):
    match value:
        case {"kind": "circle", "r": r}:
            return 3 * r * r
        case {"kind": "box", "w": w, "h": h}:
            return w * h
        case [x, y]:
            return x + y
        case [first, *rest]:
            return first + len(rest)
        case int() | float():
            return value
        case str() if value:
            return len(value)
        case _:
            return 0


def tokens(text):
    i = 0
    while i < len(text):
        c = text[i]
        if c.isspace():
            i += 1
        elif c.isdigit():
            j = i
            while j < len(text) and (text[j].isdigit() or text[j] == "."):
                j += 1
            yield "number", float(text[i:j])
            i = j
        else:
            yield "op", c
            i += 1


def evaluate(text):
    values, operators = [], []
    order = {"+": 1, "-": 1, "*": 2, "/": 2}

    def apply():
        op, b, a = operators.pop(), values.pop(), values.pop()
        if op == "+":
            values.append(a + b)
        elif op == "-":
            values.append(a - b)
        elif op == "*":
            values.append(a * b)
        else:
            values.append(a / b)

    for kind, token in tokens(text):
        if kind == "number":
            values.append(token)
        elif token == "(":
            operators.append(token)
        elif token == ")":
            while operators[-1] != "(":
                apply()
            operators.pop()
        else:
            while operators and operators[-1] != "(" and order[operators[-1]] >= order[token]:
                apply()
            operators.append(token)
    while operators:
        apply()
    return values[0]


def machine(program):
    stack, at, steps = [], 0, 0
    while at < len(program):
        op, *args = program[at]
        steps += 1
        at += 1
        if op == "push":
            stack.append(args[0])
        elif op == "add":
            stack.append(stack.pop() + stack.pop())
        elif op == "dup":
            stack.append(stack[-1])
        elif op == "less":
            stack.append(stack.pop() < args[0])
        elif op == "jump_if":
            if stack.pop():
                at = args[0]
    return stack[-1], steps


parsed = [0]
total = 0
for turn in range(25):
    total += sum(take(60, fibonacci())) % 1009 + sum(map(len, chunks(list(range(300)), 7))) + sum(flatten([1, [2, (3, [4])], [[5]]] * 20))
    running = average()
    next(running)
    for i in range(100):
        total += running.send(i)
    total += sum(bool(parse(t)) for t in ["12", "3.5", "x", "", "7e2"] * 20)
    total += sum(shape(v) for v in [{"kind": "circle", "r": 2}, {"kind": "box", "w": 2, "h": 3}, [1, 2], [1, 2, 3], 5, "abc", None] * 15)
    total += sum(evaluate("(1 + 2) * 3 - 4 / (5 + 6) * 7") for _ in range(12))
    total += machine([("push", 0), ("push", 1), ("add",), ("dup",), ("less", 120), ("jump_if", 1)])[1]
    first, *middle, last = range(turn + 5)
    total += first + last + len(middle)
    evens = {x for x in range(200) if x % 2 == 0}
    threes = set(range(0, 200, 3))
    total += len(evens & threes) + len(evens | threes) + len(evens - threes) + len(evens ^ threes) + evens.isdisjoint({1}) + (threes <= evens)
    window, sums = deque(maxlen=5), 0
    for i in range(300):
        window.append(i)
        if len(window) == 5:
            sums += sum(window)
    total += sums
    table = [[i * j for j in range(20)] for i in range(20)]
    total += sum(sum(row[::2]) for row in table[1:-1]) + sum(x for row in table for x in row if x % 3) + len([(a, b) for a in range(25) for b in range(a, 25) if (a + b) % 5 == 0])
    rotated = [list(row) for row in zip(*table[::-1])]
    total += rotated[0][0] + len(list(reversed(range(100)))) + sum(1 for a, b in zip(table, rotated) if a != b)
    while True:
        total += 1
        if int(total) % 7 == 0:
            break
    else:
        total = 0
    for i in range(50):
        if i == 49:
            break
        if i % 2:
            continue
        total += i
print(round(total, 4), parsed[0], evaluate("2*(3+4)"), shape([1, 2]), list(take(10, fibonacci())))
