# An editor with commands, undo, redo and macros.
class Command:
    def do(self, text): raise NotImplementedError
    def undo(self, text): raise NotImplementedError
class Insert(Command):
    def __init__(self, at, what): self.at, self.what = at, what
    def do(self, t): return t[:self.at] + self.what + t[self.at:]
    def undo(self, t): return t[:self.at] + t[self.at + len(self.what):]
    def __repr__(self): return f"Insert({self.at}, {self.what!r})"
class Delete(Command):
    def __init__(self, at, n): self.at, self.n = at, n
    def do(self, t):
        if self.at + self.n > len(t): raise IndexError(f"cannot delete {self.n} at {self.at} of {len(t)}")
        self.saved = t[self.at:self.at + self.n]
        return t[:self.at] + t[self.at + self.n:]
    def undo(self, t): return t[:self.at] + self.saved + t[self.at:]
    def __repr__(self): return f"Delete({self.at}, {self.n})"
class Replace(Command):
    def __init__(self, old, new): self.old, self.new = old, new
    def do(self, t): self.before = t; return t.replace(self.old, self.new)
    def undo(self, t): return self.before
    def __repr__(self): return f"Replace({self.old!r}, {self.new!r})"
class Macro(Command):
    def __init__(self, *commands): self.commands = commands
    def do(self, t):
        done = []
        try:
            for c in self.commands:
                t = c.do(t)
                done.append(c)
        except Exception:
            for c in reversed(done): t = c.undo(t)
            raise
        return t
    def undo(self, t):
        for c in reversed(self.commands): t = c.undo(t)
        return t
    def __repr__(self): return f"Macro{list(self.commands)}"
class Editor:
    def __init__(self, text=""): self.text, self.past, self.future = text, [], []
    def run(self, c):
        self.text = c.do(self.text)
        self.past.append(c)
        self.future.clear()
        return self
    def undo(self, n=1):
        for _ in range(min(n, len(self.past))):
            c = self.past.pop()
            self.text = c.undo(self.text)
            self.future.append(c)
        return self
    def redo(self, n=1):
        for _ in range(min(n, len(self.future))):
            c = self.future.pop()
            self.text = c.do(self.text)
            self.past.append(c)
        return self
e = Editor("hello")
print(e.run(Insert(5, " world")).text, "|", e.run(Delete(0, 1)).text, "|", e.run(Insert(0, "J")).text)
print(e.undo().text, "|", e.undo(2).text, "|", e.undo(5).text, "|", e.redo(2).text, "|", e.future)
e.run(Macro(Replace("l", "L"), Insert(0, ">> "), Delete(3, 2)))
print(e.text, e.past, e.future)
print(e.undo().text, e.redo().text)
for bad in (Delete(50, 1), Macro(Insert(0, "xxx"), Delete(0, 99)), Command()):
    try: e.run(bad)
    except (IndexError, NotImplementedError) as err: print(type(err).__name__, err, "|", e.text, len(e.past))
