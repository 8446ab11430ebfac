# The first part of `typing`: forms that were subscripted before.

_made = {}


def _once(getitem):
    """Remembers what was subscripted with what, so that it is the same object the next time."""
    def remembering(self, params):
        key = (self, params, _kinds(params) if self is Literal else None)
        try:
            found = _made.get(key)
        except TypeError:
            # Something in it has no hash.
            return getitem(self, params)
        if found is None:
            found = getitem(self, params)
            if len(_made) >= 1000:
                _made.clear()
            _made[key] = found
        return found
    remembering.__name__, remembering.__qualname__, remembering.__doc__ = getitem.__name__, getitem.__qualname__, getitem.__doc__
    return remembering


def _kinds(params):
    # 1 and True are equal, and not the same literal.
    return tuple(map(type, params)) if type(params) is tuple else type(params)


