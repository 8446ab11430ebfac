from functools import wraps, update_wrapper, WRAPPER_ASSIGNMENTS
def deco(fn):
    @wraps(fn)
    def inner(*args, **kw):
        """Inner doc."""
        return ("wrapped", fn(*args, **kw))
    return inner
@deco
def target(x: int) -> str:
    """Target doc."""
    return x
target.extra = 1
print(target(5), target.__name__, target.__doc__, target.__annotations__, target.__wrapped__(6), target.__qualname__, target.__module__)
class Call:
    def __init__(self, fn): update_wrapper(self, fn)
    def __call__(self): return "called"
c = Call(target)
print(c(), c.__name__, c.extra, c.__wrapped__ is target, WRAPPER_ASSIGNMENTS)
print(wraps(len)(lambda: 0).__name__, update_wrapper(lambda: 0, 5).__name__)
