# Tuples with named items, as `os` and `threading` return them: some fields are only attributes.
# Python because it makes classes, whose properties are functions.


def record_type(module, name, fields, hidden=(), unnamed=0):
    """A class of such tuples. `unnamed` of the items have no name; the hidden fields follow them."""
    least, most = len(fields) + unnamed, len(fields) + unnamed + len(hidden)

    def item(at):
        return property(lambda self: self[at])

    def extra(at):
        return property(lambda self: self._more[at] if at < len(self._more) else None)

    def __new__(cls, sequence, dict={}):
        try:
            items = tuple(sequence)
        except TypeError:
            raise TypeError("constructor requires a sequence") from None
        if not least <= len(items) <= most:
            wanted = f"a {least}" if least == most else f"an at {'least' if len(items) < least else 'most'} {least if len(items) < least else most}"
            raise TypeError(f"{module}.{name}() takes {wanted}-sequence ({len(items)}-sequence given)")
        made = tuple.__new__(cls, items[:least])
        made._more = items[least:] + tuple([dict.get(field) for field in hidden[len(items) - least:]])
        return made

    def __repr__(self):
        return f"{module}.{name}(" + ", ".join([f"{field}={value!r}" for field, value in zip(fields, self)]) + ")"

    def __reduce__(self):
        return (type(self), (tuple(self), {field: getattr(self, field) for field in hidden}))

    body = {field: item(at) for at, field in enumerate(fields)} | {field: extra(at) for at, field in enumerate(hidden)}
    body |= {"__new__": __new__, "__repr__": __repr__, "__reduce__": __reduce__, "__module__": module, "__match_args__": tuple(fields)}
    body |= {"n_fields": most, "n_sequence_fields": least, "n_unnamed_fields": unnamed}
    made = type(name, (tuple,), body)
    _as_native(made, f"{module}.{name}", False, False)
    return made
