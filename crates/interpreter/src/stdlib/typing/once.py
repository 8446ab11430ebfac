# The first part of `typing`: forms that were subscripted before. Python because it is a decorator, and asks the guest's objects for hashes.

# By the identity of a form: the form itself, so that its identity stays its own, and what it was subscripted with.
_made = {}
_MOST = 200


def _once(getitem):
    """Remembers what was subscripted with what, so that it is the same object the next time."""
    def remembering(self, params):
        place = _made.get(id(self))
        if place is None:
            if len(_made) >= _MOST:
                _made.clear()
            place = _made[id(self)] = (self, {})
        made = place[1]
        key = (params, _kinds(params)) if self is Literal else params
        try:
            found = made.get(key)
        except TypeError:
            # Something in it has no hash.
            return getitem(self, params)
        if found is None:
            found = getitem(self, params)
            if len(made) >= _MOST:
                made.clear()
            made[key] = found
        return found
    remembering.__name__, remembering.__qualname__, remembering.__doc__ = getitem.__name__, getitem.__qualname__, getitem.__doc__
    return remembering

