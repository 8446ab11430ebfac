# Parser combinators: sequence, choice, many, map, and a JSON-ish and arithmetic grammar.
class P:
    def __init__(self, f): self.f = f
    def __call__(self, s, i=0): return self.f(s, i)
    def __or__(self, o): return P(lambda s, i: self(s, i) or o(s, i))
    def __add__(self, o):
        def run(s, i):
            if a := self(s, i):
                if b := o(s, a[1]): return (a[0] if isinstance(a[0], tuple) else (a[0],)) + (b[0],), b[1]
        return P(run)
    def __rshift__(self, o): return (self + o) ^ (lambda t: t[-1])
    def __lshift__(self, o): return (self + o) ^ (lambda t: t[0] if len(t) == 2 else t[:-1])
    def __xor__(self, f): return P(lambda s, i: (f(r[0]), r[1]) if (r := self(s, i)) else None)
    def many(self):
        def run(s, i):
            out = []
            while r := self(s, i):
                out.append(r[0])
                i = r[1]
            return out, i
        return P(run)
    def sep(self, d): return (self + (d >> self).many() ^ (lambda t: [t[0]] + t[1])) | P(lambda s, i: ([], i))
    def parse(self, text):
        r = self(text.strip())
        if not r: raise ValueError("no parse")
        if r[1] != len(text.strip()): raise ValueError(f"stopped at {r[1]}: {text.strip()[r[1]:]!r}")
        return r[0]
def lazy(f): return P(lambda s, i: f()(s, i))
def take(test):
    def run(s, i):
        j = i
        while j < len(s) and test(s[j]): j += 1
        return (s[i:j], j) if j > i else None
    return P(run)
ws = P(lambda s, i: ("", len(s) - len(s[i:].lstrip())))
def tok(t): return P(lambda s, i: (t, i + len(t)) if s.startswith(t, i) else None) << ws
number = (take(str.isdigit) << ws) ^ int
name = (take(str.isalpha) << ws)
string = (P(lambda s, i: (s[i + 1:j], j + 1) if s[i:i + 1] == '"' and (j := s.find('"', i + 1)) > 0 else None) << ws)
value = lazy(lambda: number | string | array | obj | name ^ {"true": True, "false": False, "null": None}.get)
array = tok("[") >> value.sep(tok(",")) << tok("]")
pair = ((string << tok(":")) + value) ^ list
obj = (tok("{") >> pair.sep(tok(",")) << tok("}")) ^ dict
def fold(t):
    acc = t[0]
    for op, v in t[1]: acc = {"+": acc + v, "-": acc - v, "*": acc * v}[op]
    return acc
atom = lazy(lambda: number | (tok("(") >> expr << tok(")")))
term = (atom + (tok("*") + atom).many()) ^ fold
expr = (term + ((tok("+") | tok("-")) + term).many()) ^ fold
for t in ('[1, 2, [3, []], "x y", true, null]', '{"a": 1, "b": {"c": [false]}}', "[]", "42"): print(value.parse(t))
for t in ("1 + 2 * 3", "(1 + 2) * 3 - 4", "2 * (3 + 4) * 5", "7"): print(t, "=", expr.parse(t))
for g, t in ((value, "[1, 2"), (expr, "1 + "), (expr, "1 2"), (value, "?")):
    try: print(g.parse(t))
    except ValueError as e: print(repr(t), e)
