# What the functions of `base64` answer to values of every kind.
import base64 as module

class Index:
    def __index__(self):
        return 3

    def __repr__(self):
        return "Index()"

def values():
    return [0, 1, -1, 7, 2.5, -0.0, float("inf"), "abc", "1", "", b"ab", [3, 1, 2], [], (1, 2), {"a": 1}, None, True, 10**20, {5}, Index(), "a b", range(3), ["a", "b"], 1j]

def answer(function, *args):
    try:
        result = function(*args)
        if hasattr(result, "__next__"):
            result = [type(result).__name__, *[item for _, item in zip(range(5), result)]]
        return repr(result)[:300]
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:300]

for name in ['b85decode', 'b85encode', 'decodebytes', 'encode', 'encodebytes', 'standard_b64decode', 'standard_b64encode', 'urlsafe_b64decode', 'urlsafe_b64encode']:
    function = getattr(module, name)
    most = 10**30
    for value in values():
        if not (isinstance(value, int) and value > most):
            print(name, repr(value), answer(function, value))
    for first in (0, 1, 4, 7, 9, 10, 11, 14, 15, 17, 19, 22):
        for second in (1, 3, 4, 7, 11, 13, 15):
            one, other = values()[first], values()[second]
            if not (isinstance(one, int) and one > most):
                print(name, repr(one), repr(other), answer(function, one, other))
