# Iterators by hand: zip, chain, cycle, islice, peekable, and iterators that end early.
class Chain:
    def __init__(self, *its): self.its = [iter(i) for i in its]
    def __iter__(self): return self
    def __next__(self):
        while self.its:
            try: return next(self.its[0])
            except StopIteration: self.its.pop(0)
        raise StopIteration
class Peek:
    NONE = object()
    def __init__(self, it): self.it, self.saved = iter(it), Peek.NONE
    def __iter__(self): return self
    def __next__(self):
        if self.saved is not Peek.NONE:
            v, self.saved = self.saved, Peek.NONE
            return v
        return next(self.it)
    def peek(self, default=None):
        if self.saved is Peek.NONE: self.saved = next(self.it, Peek.NONE)
        return default if self.saved is Peek.NONE else self.saved
    def __bool__(self): return self.peek(Peek.NONE) is not Peek.NONE
class Slice:
    def __init__(self, it, *args):
        s = slice(*args)
        self.it, self.want = enumerate(it), iter(range(s.start or 0, s.stop if s.stop is not None else 10 ** 9, s.step or 1))
    def __iter__(self): return self
    def __next__(self):
        target = next(self.want)
        for i, v in self.it:
            if i == target: return v
        raise StopIteration
print(list(Chain("ab", [], range(2))), list(Slice("abcdefgh", 1, 7, 2)), list(Slice("abc", 2)), list(Slice("abc", 1, None)))
p = Peek("abc")
print(p.peek(), next(p), p.peek(), list(p), p.peek("end"), bool(p), bool(Peek([0])))
words = Peek("1 2 + 3 * x".split())
out = []
while words:
    tok = next(words)
    nxt = words.peek("EOF")
    out.append((tok, nxt))
print(out)
class Once:
    def __init__(self, xs): self.xs = xs
    def __iter__(self):
        xs, self.xs = self.xs, ()
        return iter(xs)
o = Once("pq")
print(list(o), list(o))
class Down:
    def __init__(self, n): self.n = n
    def __iter__(self): return self
    def __next__(self):
        self.n -= 1
        if self.n < 0: raise StopIteration
        return self.n
    def __length_hint__(self): return 100
d = Down(3)
print([x for x in d], list(d), list(Down(2)), 1 in Down(3), min(Down(3)), dict(zip(Down(3), "abc")))
