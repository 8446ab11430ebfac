# Functions with examples, run by name.
import doctest
def factorial(n):
    """Return n!.

    >>> [factorial(n) for n in range(6)]
    [1, 1, 2, 6, 24, 120]
    >>> factorial(-1)
    Traceback (most recent call last):
        ...
    ValueError: n must be >= 0
    >>> factorial(30)
    265252859812191058636308480000000
    """
    if n < 0: raise ValueError("n must be >= 0")
    r = 1
    for i in range(2, n + 1): r *= i
    return r
class Stack:
    """A stack.

    >>> s = Stack()
    >>> s.push(1); s.push("a")
    >>> s
    Stack([1, 'a'])
    >>> s.pop(), len(s)
    ('a', 1)
    """
    def __init__(self): self.items = []
    def push(self, x): self.items.append(x)
    def pop(self):
        """
        >>> Stack().pop()
        Traceback (most recent call last):
        IndexError: pop from empty list
        """
        return self.items.pop()
    def __len__(self): return len(self.items)
    def __repr__(self): return f"Stack({self.items})"
finder, runner = doctest.DocTestFinder(), doctest.DocTestRunner()
for obj, name in ((factorial, "factorial"), (Stack, "Stack")):
    for t in finder.find(obj, name, globs=globals()):
        print(t.name, len(t.examples), runner.run(t))
print(runner.tries, runner.failures, doctest.testmod()[0])
