# A calculator: tokenizer, recursive descent parser, evaluator.
class ParseError(Exception):
    pass
def tokenize(text):
    tokens, i = [], 0
    while i < len(text):
        c = text[i]
        if c.isspace():
            i += 1
        elif c.isdigit() or c == ".":
            j = i
            while j < len(text) and (text[j].isdigit() or text[j] == "."):
                j += 1
            tokens.append(("num", float(text[i:j]) if "." in text[i:j] else int(text[i:j])))
            i = j
        elif c.isalpha():
            j = i
            while j < len(text) and text[j].isalnum():
                j += 1
            tokens.append(("name", text[i:j]))
            i = j
        elif text.startswith("**", i):
            tokens.append(("op", "**"))
            i += 2
        elif c in "+-*/%(),=":
            tokens.append(("op", c))
            i += 1
        else:
            raise ParseError(f"unexpected {c!r} at {i}")
    return tokens + [("end", None)]
class Parser:
    FUNCTIONS = {"max": max, "min": min, "abs": abs, "round": round}
    def __init__(self, variables):
        self.vars = variables
    def run(self, text):
        self.toks, self.pos = tokenize(text), 0
        if self.toks[0][0] == "name" and self.toks[1] == ("op", "="):
            name = self.toks[0][1]
            self.pos = 2
            value = self.vars[name] = self.expr()
        else:
            value = self.expr()
        if self.peek()[0] != "end":
            raise ParseError(f"trailing {self.peek()[1]!r}")
        return value
    def peek(self):
        return self.toks[self.pos]
    def take(self, *ops):
        kind, v = self.peek()
        if kind == "op" and v in ops:
            self.pos += 1
            return v
    def expr(self):
        left = self.term()
        while op := self.take("+", "-"):
            right = self.term()
            left = left + right if op == "+" else left - right
        return left
    def term(self):
        left = self.unary()
        while op := self.take("*", "/", "%"):
            right = self.unary()
            left = left * right if op == "*" else left / right if op == "/" else left % right
        return left
    def unary(self):
        return -self.unary() if self.take("-") else self.power()
    def power(self):
        base = self.atom()
        return base ** self.unary() if self.take("**") else base
    def atom(self):
        kind, v = self.peek()
        self.pos += 1
        if kind == "num":
            return v
        if kind == "name":
            if self.take("("):
                args = [self.expr()]
                while self.take(","):
                    args.append(self.expr())
                if not self.take(")"):
                    raise ParseError("missing )")
                return self.FUNCTIONS[v](*args)
            return self.vars[v]
        if (kind, v) == ("op", "("):
            inner = self.expr()
            if not self.take(")"):
                raise ParseError("missing )")
            return inner
        raise ParseError(f"unexpected {v!r}")
p = Parser({"pi": 3.14159})
for line in ("1 + 2 * 3", "(1 + 2) * 3", "-2 ** 2", "2 ** 3 ** 2", "10 / 4", "7 % 4 - 1", "x = 5", "y = x * 2 + 1", "max(x, y, 3) + abs(-4)", "pi * x ** 2", "1 +", "(1", "2 $ 3", "zz + 1", "1 / 0", "5 5", "round(2.567)", "--3"):
    try:
        print(f"{line} = {p.run(line)}")
    except (ParseError, KeyError, ZeroDivisionError) as e:
        print(f"{line} ! {type(e).__name__}: {e}")
