import warnings
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    warnings.warn("one"); warnings.warn("two", DeprecationWarning); warnings.warn(RuntimeWarning("three"))
    print([(str(w.message), w.category.__name__) for w in seen])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        warnings.warn("raised", UserWarning)
    except UserWarning as e:
        print("error", e)
def old():
    warnings.warn("old", DeprecationWarning, stacklevel=2)
for action in ("default", "always", "ignore", "once", "module"):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter(action)
        for _ in range(3):
            old()
        print(action, len(seen))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    warnings.filterwarnings("ignore", category=FutureWarning)
    warnings.filterwarnings("error", message="bad.*")
    warnings.warn("x", FutureWarning); warnings.warn("good")
    try:
        warnings.warn("bad thing")
    except UserWarning as e:
        print("caught", e)
    print(len(seen), seen[0].message, seen[0].lineno > 0)
    warnings.resetwarnings(); print(warnings.filters)
print(warnings.formatwarning("m", UserWarning, "f.py", 5, "code"), end="")
for bad in (lambda: warnings.warn("x", int), lambda: warnings.warn("x", ValueError)):
    try:
        bad()
    except TypeError as e:
        print(e)
