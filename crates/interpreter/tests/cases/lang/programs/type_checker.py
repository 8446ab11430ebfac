# A run-time type checker driven by annotations.
def matches(value, hint):
    if hint is None or hint is type(None): return value is None
    if isinstance(hint, str): return type(value).__name__ == hint
    if isinstance(hint, tuple): return any(matches(value, h) for h in hint)
    if isinstance(hint, list): return isinstance(value, list) and all(matches(v, hint[0]) for v in value)
    if isinstance(hint, dict): return isinstance(value, dict) and all(k in value and matches(value[k], h) for k, h in hint.items())
    if hasattr(hint, "__args__") and not hasattr(hint, "__origin__"): return any(matches(value, h) for h in hint.__args__)
    if hasattr(hint, "__origin__"):
        origin, args = hint.__origin__, hint.__args__
        if not isinstance(value, origin): return False
        if origin is dict: return all(matches(k, args[0]) and matches(v, args[1]) for k, v in value.items())
        if origin is tuple: return len(value) == len(args) and all(map(matches, value, args)) if args[-1] is not ... else all(matches(v, args[0]) for v in value)
        return all(matches(v, args[0]) for v in value)
    if isinstance(hint, type): return isinstance(value, hint) and not (hint is int and isinstance(value, bool))
    return bool(hint(value))
def checked(f):
    hints = f.__annotations__
    names = f.names if hasattr(f, "names") else [n for n in hints if n != "return"]
    def wrapper(*args, **kw):
        for name, value in [*zip(names, args), *kw.items()]:
            if name in hints and not matches(value, hints[name]): raise TypeError(f"{f.__name__}: {name}={value!r} does not fit {hints[name]}")
        result = f(*args, **kw)
        if "return" in hints and not matches(result, hints["return"]): raise TypeError(f"{f.__name__} returned {result!r}")
        return result
    return wrapper
@checked
def repeat(text: str, times: int = 2) -> str: return text * times
@checked
def total(xs: list[int], scale: int | float = 1) -> int | float: return sum(xs) * scale
@checked
def lookup(table: dict[str, list[int]], key: (str, None)) -> [int]: return table.get(key, [])
@checked
def pair(p: tuple[int, str], positive: lambda v: v > 0): return p, positive
@checked
def broken(x: int) -> str: return x
@checked
def user(u: {"name": str, "age": (int, None)}) -> None: pass
for call in (lambda: repeat("ab"), lambda: repeat("ab", times=3), lambda: repeat(5), lambda: repeat("a", True), lambda: total([1, 2], 0.5), lambda: total([1, "2"]), lambda: total((1,)), lambda: lookup({"a": [1]}, "a"), lambda: lookup({"a": [1]}, None), lambda: lookup({"a": ["x"]}, "a"), lambda: lookup({}, 5), lambda: pair((1, "a"), 3), lambda: pair((1, 2), 3), lambda: pair((1, "a", 2), 3), lambda: pair((1, "a"), -1), lambda: broken(1), lambda: user({"name": "x", "age": None}), lambda: user({"name": "x"})):
    try: print(call())
    except TypeError as e: print("TypeError", str(e).split(" at 0x")[0] if "lambda" in str(e) else e)
