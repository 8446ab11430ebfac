import contextlib
from contextlib import suppress, nullcontext, closing, redirect_stdout, AbstractContextManager
with suppress(KeyError, IndexError):
    {}["x"]
print("went on")
try:
    with suppress(KeyError):
        [][0]
except IndexError as e:
    print(e)
with nullcontext(5) as v:
    print(v)
class Res:
    def close(self): print("closed")
with closing(Res()) as r:
    print(type(r).__name__)
class Out:
    def __init__(self): self.text = []
    def write(self, s): self.text.append(s)
o = Out()
with redirect_stdout(o):
    print("hidden", 1)
print(o.text)
class Mine(AbstractContextManager):
    def __exit__(self, *a): print("mine")
with Mine() as m:
    print(type(m).__name__)
class Duck:
    def __enter__(self): pass
    def __exit__(self, *a): pass
print(isinstance(Duck(), AbstractContextManager), issubclass(int, AbstractContextManager))
try:
    AbstractContextManager()
except TypeError as e:
    print(e)
