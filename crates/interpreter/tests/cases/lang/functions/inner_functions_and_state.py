# Inner functions that share, hide and expose state.
def account(balance=0):
    history = []
    def deposit(n): nonlocal balance; balance += n; history.append(("d", n)); return balance
    def withdraw(n):
        nonlocal balance
        if n > balance: raise ValueError(f"only {balance} left")
        balance -= n; history.append(("w", n)); return balance
    def report(): return balance, list(history)
    deposit.undo = lambda: (history.pop(), withdraw(history[-1][1]) if history else None)
    return {"deposit": deposit, "withdraw": withdraw, "report": report}
a, b = account(), account(100)
a["deposit"](50); b["withdraw"](30)
print(a["report"](), b["report"]())
try: a["withdraw"](500)
except ValueError as e: print(e)
def make_counter(start=0, step=1):
    def counter(): counter.value += step; return counter.value
    counter.value = start
    counter.reset = lambda: setattr(counter, "value", start)
    return counter
c = make_counter(10, 5)
print(c(), c(), c.value); c.reset(); print(c(), make_counter()())
def outer():
    x = "outer"
    def middle():
        def inner(): nonlocal x; x += "+inner"; return x
        inner(); return inner
    f = middle(); f()
    return x
print(outer())
def pipeline(*steps):
    names = [s.__name__ for s in steps]
    def run(v, trace=False):
        seen = [v]
        for s in steps: v = s(v); seen.append(v)
        return (v, seen) if trace else v
    run.names = names
    return run
p = pipeline(str.strip, str.split, len)
print(p("  a b c "), p(" x ", trace=True), p.names)
def lazy(f):
    result = []
    return lambda: result[0] if result else (result.append(f()), result[0])[1]
calls = []
l = lazy(lambda: calls.append(1) or "value")
print(l(), l(), len(calls))
