# The flags of `re` by their names and values: each is one object.
import re

flags = re.RegexFlag
print(list(flags.__members__), len(flags.__members__))
print(flags["I"], flags["IGNORECASE"] is re.I, flags.T, flags(2) is re.IGNORECASE, flags.__members__["NOFLAG"])
print([flag.name for flag in flags], re.I | re.M, (re.I | re.M).name, ~re.I & re.S)
for name in ("Q", "ignorecase"):
    try:
        flags[name]
    except KeyError as error:
        print("KeyError", error)
    try:
        getattr(flags, name)
    except AttributeError as error:
        print("AttributeError", error)
