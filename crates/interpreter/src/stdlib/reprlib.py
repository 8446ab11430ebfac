# Reprs with limits on their size: a class that guests derive from, and a decorator of their methods.

import builtins
from itertools import islice

__all__ = ["Repr", "repr", "recursive_repr"]


def recursive_repr(fillvalue="..."):
    """Decorator: a __repr__ that answers fillvalue while it already runs for the same object."""

    def decorate(function):
        running = set()

        def wrapper(self):
            key = id(self)
            if key in running:
                return fillvalue
            running.add(key)
            try:
                return function(self)
            finally:
                running.discard(key)

        wrapper.__module__ = getattr(function, "__module__")
        wrapper.__doc__ = getattr(function, "__doc__")
        wrapper.__name__ = getattr(function, "__name__")
        wrapper.__qualname__ = getattr(function, "__qualname__")
        wrapper.__annotations__ = getattr(function, "__annotations__", {})
        return wrapper

    return decorate


def _sorted_or_not(items):
    try:
        return sorted(items)
    except Exception:
        return list(items)


# How much is shown of each kind.
_MOST = {"level": 6, "tuple": 6, "list": 6, "array": 5, "dict": 4, "set": 6, "frozenset": 6, "deque": 6, "string": 30, "long": 40, "other": 30}


class Repr:
    """Makes reprs of limited size."""

    def __init__(self):
        self.fillvalue = "..."
        for name, most in _MOST.items():
            setattr(self, "max" + name, most)

    def repr(self, x):
        return self.repr1(x, self.maxlevel)

    def repr1(self, x, level):
        method = getattr(self, "repr_" + type(x).__name__.replace(" ", "_"), None)
        return self.repr_instance(x, level) if method is None else method(x, level)

    def _items(self, x, level, left, right, limit, trail=""):
        count = len(x)
        if level <= 0 and count:
            inner = self.fillvalue
        else:
            parts = [self.repr1(item, level - 1) for item in islice(x, limit)]
            if count > limit:
                parts.append(self.fillvalue)
            inner = ", ".join(parts)
            if count == 1 and trail:
                right = trail + right
        return left + inner + right

    def repr_tuple(self, x, level):
        return self._items(x, level, "(", ")", self.maxtuple, ",")

    def repr_list(self, x, level):
        return self._items(x, level, "[", "]", self.maxlist)

    def repr_array(self, x, level):
        if not x:
            return f"array('{x.typecode}')"
        return self._items(x, level, f"array('{x.typecode}', [", "])", self.maxarray)

    def repr_set(self, x, level):
        return self._items(_sorted_or_not(x), level, "{", "}", self.maxset) if x else "set()"

    def repr_frozenset(self, x, level):
        return self._items(_sorted_or_not(x), level, "frozenset({", "})", self.maxfrozenset) if x else "frozenset()"

    def repr_deque(self, x, level):
        return self._items(x, level, "deque([", "])", self.maxdeque)

    def repr_dict(self, x, level):
        if not x:
            return "{}"
        if level <= 0:
            return "{" + self.fillvalue + "}"
        parts = [f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in islice(_sorted_or_not(x), self.maxdict)]
        if len(x) > self.maxdict:
            parts.append(self.fillvalue)
        return "{" + ", ".join(parts) + "}"

    def _shortened(self, text, limit):
        head = max(0, (limit - 3) // 2)
        tail = max(0, limit - 3 - head)
        return text[:head] + self.fillvalue + text[len(text) - tail:]

    def repr_str(self, x, level):
        text = builtins.repr(x[:self.maxstring])
        if len(text) > self.maxstring:
            head = max(0, (self.maxstring - 3) // 2)
            tail = max(0, self.maxstring - 3 - head)
            text = self._shortened(builtins.repr(x[:head] + x[len(x) - tail:]), self.maxstring)
        return text

    def repr_int(self, x, level):
        text = builtins.repr(x)
        return self._shortened(text, self.maxlong) if len(text) > self.maxlong else text

    def repr_instance(self, x, level):
        try:
            text = builtins.repr(x)
        except Exception:
            return f"<{x.__class__.__name__} instance at {id(x):#x}>"
        return self._shortened(text, self.maxother) if len(text) > self.maxother else text


aRepr = Repr()
repr = aRepr.repr
