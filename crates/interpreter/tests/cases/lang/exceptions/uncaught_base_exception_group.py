# An uncaught group of groups.
print("start")
try:
    raise ExceptionGroup("outer", [ExceptionGroup("inner", [KeyError("k")]), ValueError("v")])
except* KeyError as g:
    print("handled", g.exceptions[0].exceptions)
