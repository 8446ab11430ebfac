# The part of `typing` that needs other modules: it runs when one of its names is first asked for.
# Python because it makes classes, and aliases, which are objects of one.

import collections as _collections
import contextlib as _contextlib


def _protocol(name, method, parameters=None):
    def body(self):
        pass
    body.__name__ = method
    body.__isabstractmethod__ = True
    bases = (Protocol,) if parameters is None else (Protocol[parameters],)
    import types
    made = types.new_class(name, bases, {}, lambda space: space.update({method: body, "__slots__": (), "__module__": "typing"}))
    return runtime_checkable(made)


SupportsInt = _protocol("SupportsInt", "__int__")
SupportsFloat = _protocol("SupportsFloat", "__float__")
SupportsComplex = _protocol("SupportsComplex", "__complex__")
SupportsBytes = _protocol("SupportsBytes", "__bytes__")
SupportsIndex = _protocol("SupportsIndex", "__index__")
SupportsAbs = _protocol("SupportsAbs", "__abs__", T_co)
SupportsRound = _protocol("SupportsRound", "__round__", T_co)
Deque = _alias(_collections.deque, 1, name="Deque")
ContextManager = _alias(_contextlib.AbstractContextManager, 1, name="ContextManager")
AsyncContextManager = _alias(_contextlib.AbstractAsyncContextManager, 1, name="AsyncContextManager")
DefaultDict = _alias(_collections.defaultdict, 2, name="DefaultDict")
OrderedDict = _alias(_collections.OrderedDict, 2)
Counter = _alias(_collections.Counter, 1)
ChainMap = _alias(_collections.ChainMap, 2)
