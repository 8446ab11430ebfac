"""The signatures of tools.

Only their arguments: the call itself is the conversation's.
"""


def binding(name, parameters):
    """What checks the arguments of a tool as a Python function would, and fills in what is left out."""
    if parameters is None:
        return lambda args, kwargs: (args, kwargs)
    defaults = {parameter["name"]: parameter["default"][0] for parameter in parameters if parameter["default"]}
    written = [parameter["name"] + ("=None" if parameter["default"] else "") for parameter in parameters]
    # A parameter with a default may stand before one without, which Python's own syntax does not have.
    required = [text for text in written if not text.endswith("=None")]
    ordered = written if written[: len(required)] == required else [text for text in written if text in required] + ["*"] + [
        text for text in written if text not in required
    ]
    made = {}
    exec("def %s(%s): pass" % (name, ", ".join(ordered)), made)

    def bound(args, kwargs):
        made[name](*args, **kwargs)
        given = {parameter["name"] for parameter in parameters[: len(args)]}
        return args, {**kwargs, **{key: value for key, value in defaults.items() if key not in given and key not in kwargs}}

    return bound
