# Which abstract class decides, where several fit.
import functools
from collections import ChainMap, UserList, defaultdict
from collections.abc import Container, Iterable, Mapping, MutableMapping, MutableSequence, Sequence, Set, Sized

def made(*classes):
    @functools.singledispatch
    def which(value): return "base"
    for cls in classes:
        which.register(cls, lambda value, name=cls.__name__: name)
    return which

def show(which, value):
    try: print(which(value))
    except RuntimeError as error: print(error)

class Own(Sized):
    def __len__(self): return 0
Iterable.register(Own)
show(made(Iterable, Sized), Own())
show(made(Iterable, Container), [])
show(made(Sized, Mapping), {})
show(made(Mapping, MutableMapping, dict), defaultdict(int))
show(made(Mapping, MutableMapping), ChainMap())
show(made(Sequence, MutableSequence), UserList())
show(made(Set, Sized), frozenset())
show(made(int), True)
show(made(object), 1)
class Late: pass
Container.register(Late)
Iterable.register(Late)
show(made(Container, Iterable), Late())
try:
    @made().register
    def _(a: int | list[int]): pass
except TypeError as error: print(error)
try:
    @made().register
    def _(a: list[int]): pass
except TypeError as error: print(error)
