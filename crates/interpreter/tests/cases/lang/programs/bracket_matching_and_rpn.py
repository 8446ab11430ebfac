# Stacks: bracket matching, shunting-yard, reverse Polish, base conversion.
PAIRS = {")": "(", "]": "[", "}": "{"}
def check(text):
    stack = []
    for i, c in enumerate(text):
        if c in "([{":
            stack.append((c, i))
        elif c in PAIRS:
            if not stack: return f"unexpected {c} at {i}"
            top, at = stack.pop()
            if top != PAIRS[c]: return f"{top} at {at} closed by {c} at {i}"
    return f"unclosed {stack[-1][0]} at {stack[-1][1]}" if stack else "ok"
for t in ("", "(a[b]{c})", "(]", "((", "x)", "{[()()]}[", "a(b"):
    print(repr(t), check(t))
OPS = {"+": (1, "L", lambda a, b: a + b), "-": (1, "L", lambda a, b: a - b), "*": (2, "L", lambda a, b: a * b), "/": (2, "L", lambda a, b: a / b), "^": (3, "R", lambda a, b: a ** b)}
def to_rpn(expr):
    out, stack = [], []
    for tok in expr.replace("(", " ( ").replace(")", " ) ").split():
        if tok in OPS:
            p, assoc, _ = OPS[tok]
            while stack and stack[-1] in OPS and (OPS[stack[-1]][0] > p or OPS[stack[-1]][0] == p and assoc == "L"):
                out.append(stack.pop())
            stack.append(tok)
        elif tok == "(":
            stack.append(tok)
        elif tok == ")":
            while stack[-1] != "(": out.append(stack.pop())
            stack.pop()
        else:
            out.append(tok)
    return out + stack[::-1]
def evaluate(rpn):
    stack = []
    for tok in rpn:
        if tok in OPS:
            b, a = stack.pop(), stack.pop()
            stack.append(OPS[tok][2](a, b))
        else:
            stack.append(float(tok))
    value, = stack
    return value
for e in ("1 + 2 * 3", "( 1 + 2 ) * 3", "2 ^ 3 ^ 2", "10 - 4 - 3", "8 / 4 / 2", "3 + 4 * 2 / ( 1 - 5 ) ^ 2"):
    r = to_rpn(e)
    print(f"{e:<28} {' '.join(r):<22} {evaluate(r)}")
for bad in ("1 +", "1 2", "+", "1 / 0", "(1"):
    try:
        print(evaluate(to_rpn(bad)))
    except (IndexError, ValueError, ZeroDivisionError) as e:
        print(repr(bad), type(e).__name__, e)
def base(n, b, digits="0123456789abcdefghijklmnopqrstuvwxyz"):
    if n < 0: return "-" + base(-n, b)
    out = ""
    while True:
        n, r = divmod(n, b)
        out = digits[r] + out
        if not n: return out
print([base(255, b) for b in (2, 8, 10, 16, 36)], base(-10, 2), base(0, 7), all(int(base(n, b), b) == n for n in range(0, 999, 37) for b in range(2, 37)))
def simplify(path):
    stack = []
    for p in path.split("/"):
        if p == "..": stack and stack.pop()
        elif p not in ("", "."): stack.append(p)
    return "/" + "/".join(stack)
print([simplify(p) for p in ("/a/./b/../c/", "/../", "/home//foo/", "a/b")])
