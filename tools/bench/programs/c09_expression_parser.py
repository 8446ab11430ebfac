# A small calculator: tokens, a recursive descent, an evaluation.
N = 5000  #@ small=10
def tokens(text):
    i = 0
    while i < len(text):
        c = text[i]
        if c.isspace():
            i += 1
        elif c.isdigit() or c == ".":
            j = i
            while j < len(text) and (text[j].isdigit() or text[j] == "."):
                j += 1
            yield "number", float(text[i:j])
            i = j
        else:
            yield "sign", c
            i += 1
    yield "end", None
class Parser:
    def __init__(self, text):
        self.items = list(tokens(text))
        self.at = 0
    def peek(self):
        return self.items[self.at]
    def take(self):
        item = self.items[self.at]
        self.at += 1
        return item
    def sum(self):
        value = self.product()
        while self.peek()[1] in ("+", "-"):
            _, sign = self.take()
            other = self.product()
            value = value + other if sign == "+" else value - other
        return value
    def product(self):
        value = self.atom()
        while self.peek()[1] in ("*", "/"):
            _, sign = self.take()
            other = self.atom()
            value = value * other if sign == "*" else value / other
        return value
    def atom(self):
        kind, value = self.take()
        if kind == "number":
            return value
        if value == "-":
            return -self.atom()
        inner = self.sum()
        self.take()
        return inner
total = 0.0
for i in range(N):
    total += Parser(f"(1 + {i}) * 3.5 - 12 / (4 + {i % 7}) + -2 * (3 - {i % 11})").sum()
print(round(total, 6))
