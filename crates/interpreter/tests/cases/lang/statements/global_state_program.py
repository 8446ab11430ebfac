# Module-level state used from functions in every way.
counter, registry, settings = 0, {}, {"debug": False}
HISTORY = []
def bump(n=1):
    global counter
    counter += n
    HISTORY.append(counter)
    return counter
def register(f): registry[f.__name__] = f; return f
@register
def alpha(): return bump()
@register
def beta(): return bump(10)
def configure(**kw): settings.update(kw)
def call(name): return registry[name]() if name in registry else None
print(call("alpha"), call("beta"), call("gamma"), counter, HISTORY)
configure(debug=True, level=3)
print(settings, sorted(registry))
def reset():
    global counter, HISTORY
    counter, HISTORY = 0, []
old = HISTORY
reset()
print(counter, HISTORY, old)
def lazy():
    global _cache
    try: return _cache
    except NameError:
        _cache = "computed"
        return "first time"
print(lazy(), lazy(), _cache)
for name in ("x1", "x2"):
    globals()[name] = name.upper()
print(x1, x2)
def shadow(counter): counter += 1; return counter
print(shadow(100), counter)
if counter == 0:
    import sys as _sys
    late = _sys.maxsize > 0
print(late)
del x1
print("x1" in globals(), "x2" in globals())
class Config:
    value = counter
    def get(self): return counter
counter = 99
print(Config.value, Config().get())
