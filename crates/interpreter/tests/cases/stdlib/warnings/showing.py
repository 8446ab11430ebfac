# showwarning, formatwarning, stacklevel, warn_explicit, categories.
import warnings, io, sys
print(repr(warnings.formatwarning("msg", UserWarning, "file.py", 10)), repr(warnings.formatwarning("msg", DeprecationWarning, "file.py", 10, line="  code()  ")))
out = io.StringIO(); warnings.showwarning("shown", RuntimeWarning, "f.py", 3, file=out, line="x = 1"); print(out.getvalue())
log = []
old = warnings.showwarning
warnings.showwarning = lambda message, category, filename, lineno, file=None, line=None: log.append((str(message), category.__name__, lineno))
warnings.simplefilter("always")
def library():
    warnings.warn("deep", DeprecationWarning, stacklevel=2)
def user():
    library()
user(); warnings.warn("plain"); warnings.warn_explicit("explicit", UserWarning, "other.py", 99); warnings.warn_explicit("mod", ImportWarning, "o.py", 1, module="m", registry={})
print(log); warnings.showwarning = old
print([c.__name__ for c in (UserWarning, DeprecationWarning, PendingDeprecationWarning, SyntaxWarning, RuntimeWarning, FutureWarning, ImportWarning, UnicodeWarning, BytesWarning, ResourceWarning, EncodingWarning)], all(issubclass(c, Warning) for c in (UserWarning, ResourceWarning)), issubclass(Warning, Exception))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always"); warnings.warn("a"); w = seen[0]
    print(w.message.args, w.category, type(w).__name__, isinstance(w.message, UserWarning), str(w).split(", filename")[0], len(seen)); seen.clear(); warnings.warn("b"); print(len(seen))
class MyWarning(UserWarning): pass
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always"); warnings.warn("mine", MyWarning); warnings.warn(MyWarning("obj", 5)); print([(w.category.__name__, w.message.args) for w in seen])
with warnings.catch_warnings(action="ignore") if False else warnings.catch_warnings():
    warnings.simplefilter("ignore"); warnings.warn("silent")
c = warnings.catch_warnings(record=True); print(repr(c), repr(warnings.catch_warnings()))
for bad in (lambda: c.__exit__(), lambda: [c.__enter__(), c.__enter__()]):
    try:
        bad()
    except Exception as error:
        print(type(error).__name__, error)
c.__exit__(None, None, None)
def deprecated(f):
    def wrapper(*a):
        warnings.warn(f"{f.__name__} is deprecated", DeprecationWarning, stacklevel=2); return f(*a)
    return wrapper
@deprecated
def old_api(x): return x * 2
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always"); print(old_api(4), seen[0].message)
