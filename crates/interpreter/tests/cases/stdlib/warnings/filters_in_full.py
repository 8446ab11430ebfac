# Filters: each action, categories, matching, resetting.
import warnings
def emit(message="text", category=UserWarning, times=2):
    for _ in range(times):
        warnings.warn(message, category)
for action in ("always", "default", "once", "module", "ignore", "error"):
    with warnings.catch_warnings(record=True) as seen:
        warnings.resetwarnings(); warnings.simplefilter(action)
        try:
            emit(f"for {action}"); print(action, len(seen), [str(w.message) for w in seen], [w.category.__name__ for w in seen])
        except UserWarning as error:
            print(action, "raised", error)
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always"); warnings.filterwarnings("ignore", message="skip.*"); warnings.filterwarnings("ignore", category=DeprecationWarning)
    emit("skip me"); emit("keep me", times=1); emit("old", DeprecationWarning); emit("SKIP upper", times=1); warnings.warn("two\nlines"); warnings.warn(FutureWarning("object")); warnings.warn(RuntimeWarning("given"), UserWarning)
    print([(str(w.message), w.category.__name__, w.lineno > 0, w.filename[-3:], w.line, w.source) for w in seen])
with warnings.catch_warnings():
    warnings.simplefilter("error", category=DeprecationWarning)
    try:
        warnings.warn("gone", DeprecationWarning)
    except DeprecationWarning as error:
        print("raised", repr(error))
for bad in (lambda: warnings.simplefilter("nope"), lambda: warnings.filterwarnings("always", message=5), lambda: warnings.warn("x", int), lambda: warnings.warn("x", "y"), lambda: warnings.filterwarnings("ignore", lineno=-1), lambda: warnings.filterwarnings("ignore", category=int), lambda: warnings.warn(), lambda: warnings.simplefilter("ignore", lineno="x")):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
warnings.resetwarnings(); print(warnings.filters); warnings.simplefilter("ignore"); print(warnings.filters[0][:3], len(warnings.filters)); warnings.simplefilter("ignore"); print(len(warnings.filters)); warnings.filterwarnings("error", "abc", UserWarning, "mod", 5, append=True); print(warnings.filters[-1][0], warnings.filters[-1][4])
