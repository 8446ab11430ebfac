# Subclasses of exceptions with attributes, defaults, alternate constructors and multiple bases.
class HttpError(Exception):
    status = 500
    def __init__(self, message="", *, status=None, **extra):
        super().__init__(message)
        if status:
            self.status = status
        self.extra = extra
    def __str__(self): return f"[{self.status}] {super().__str__()}"
    @classmethod
    def from_code(cls, code):
        return {404: NotFound}.get(code, cls)(f"code {code}", status=code)
class NotFound(HttpError):
    status = 404
for e in (HttpError("boom"), NotFound("page", path="/x"), HttpError.from_code(404), HttpError.from_code(418), NotFound()):
    try:
        raise e
    except HttpError as caught:
        print(type(caught).__name__, caught, caught.status, caught.extra, caught.args, repr(caught))
class ValidationError(ValueError):
    def __init__(self, errors):
        self.errors = errors
        super().__init__("; ".join(f"{k}: {v}" for k, v in errors.items()))
    def __iter__(self): return iter(self.errors.items())
    def __len__(self): return len(self.errors)
    def __bool__(self): return bool(self.errors)
try:
    raise ValidationError({"age": "negative", "name": "empty"})
except ValueError as v:
    print(v, len(v), dict(v), bool(v))
class KeyMissing(KeyError):
    def __str__(self): return f"missing {self.args[0]}"
try:
    raise KeyMissing("k")
except LookupError as k:
    print(k, repr(k))
class Both(TypeError, ValueError): pass
for kind in (TypeError, ValueError):
    try:
        raise Both("b")
    except kind as e:
        print(kind.__name__, e)
class Abort(BaseException): pass
try:
    try:
        raise Abort("not an Exception")
    except Exception:
        print("no")
except BaseException as e:
    print(type(e).__name__, e)
class Stop(StopIteration): pass
def g():
    yield 1
it = iter([])
class It:
    def __iter__(self): return self
    def __next__(self): raise Stop("subclass ends loops too")
print(list(It()))
