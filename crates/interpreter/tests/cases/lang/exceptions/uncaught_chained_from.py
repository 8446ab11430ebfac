# The last line of a chained traceback is the last exception.
try:
    {}["key"]
except KeyError as e:
    print("wrapping", e)
    raise RuntimeError("could not load") from e
