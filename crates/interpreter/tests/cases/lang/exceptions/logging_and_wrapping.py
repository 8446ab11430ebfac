# Error handling as programs do it: wrap, collect, retry, translate, default.
class ConfigError(Exception):
    def __init__(self, key, reason): super().__init__(f"{key}: {reason}"); self.key = key
def get_int(cfg, key, default=None):
    try: return int(cfg[key])
    except KeyError:
        if default is not None: return default
        raise ConfigError(key, "missing") from None
    except (TypeError, ValueError) as e: raise ConfigError(key, f"not a number ({e})") from e
cfg = {"port": "8080", "size": "big", "none": None}
for k, d in (("port", None), ("size", None), ("none", None), ("absent", 5), ("absent", None)):
    try: print(k, get_int(cfg, k, d))
    except ConfigError as e: print("ConfigError", e, "| cause", type(e.__cause__).__name__, "| key", e.key)
def collect(fs):
    errors = []
    for f in fs:
        try: f()
        except Exception as e: errors.append(e)
    if errors: raise ExceptionGroup(f"{len(errors)} failed", errors)
try: collect([lambda: 1, lambda: 1 / 0, lambda: int("q"), lambda: [][1]])
except* ArithmeticError as g: print("arithmetic", [str(e) for e in g.exceptions])
except* (ValueError, LookupError) as g: print("others", [type(e).__name__ for e in g.exceptions])
def attempt(f, *args, on_error=lambda e: f"failed: {e}"):
    try: result = f(*args)
    except Exception as e: return on_error(e)
    else: return f"ok: {result}"
    finally: calls.append(f.__name__)
calls = []
print(attempt(int, "5"), attempt(int, "x"), attempt(len, 5), attempt(divmod, 1, 0, on_error=type), calls)
def root(e):
    while e.__cause__ or e.__context__: e = e.__cause__ or e.__context__
    return e
try:
    try:
        try: {}["deep"]
        except KeyError as e: raise ValueError("middle") from e
    except ValueError: raise RuntimeError("top")
except RuntimeError as e: print(repr(root(e)), repr(e.__context__), e.__cause__)
class Ignore:
    def __init__(self, *types): self.types = types
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        self.caught = v
        return t is not None and issubclass(t, self.types)
with Ignore(KeyError, IndexError) as ig: {}["x"]
print(repr(ig.caught))
with Ignore(KeyError) as ig: pass
print(ig.caught)
