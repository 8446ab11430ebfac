# Generators that receive input through send: a line editor and a tokenizer with lookahead.
def editor():
    text, status = [], "ready"
    while True:
        command = yield status
        match command.split(maxsplit=1):
            case ["add", words]: text.append(words); status = f"{len(text)} lines"
            case ["pop"]: status = text.pop() if text else "empty"
            case ["show"]: status = "|".join(text)
            case ["quit"]: return text
            case _: status = f"unknown {command!r}"
e = editor()
print(next(e))
for c in ("add one", "add two words", "show", "pop", "what", "pop", "pop", "add last"):
    print(e.send(c))
try:
    e.send("quit")
except StopIteration as s:
    print("result", s.value)
def tokens(text):
    it, pushed = iter(text.split()), []
    while True:
        if pushed: tok = pushed.pop()
        else:
            tok = next(it, None)
            if tok is None: return
        back = yield tok
        while back is not None:
            pushed.append(back)
            back = yield None
t = tokens("a b c")
print(next(t), next(t), t.send("b"), next(t), next(t), next(t, "end"))
def moving(n):
    window = []
    value = yield
    while True:
        window = (window + [value])[-n:]
        value = yield sum(window) / len(window)
m = moving(3)
next(m)
print([m.send(v) for v in (3, 6, 9, 12, 0)])
def supervisor():
    restarts = 0
    while restarts < 3:
        try:
            result = yield from worker(restarts)
            return f"finished {result} after {restarts}"
        except RuntimeError as err:
            restarts += 1
            yield f"restart {restarts}: {err}"
    return "gave up"
def worker(n):
    yield f"working {n}"
    if n < 2: raise RuntimeError(f"crash {n}")
    return "fine"
s = supervisor()
try:
    while True: print(next(s))
except StopIteration as stop: print(stop.value)
