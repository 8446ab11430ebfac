# Functions returning different types, and callers that look at them.
def classify(x):
    if x is None:
        return None
    if isinstance(x, bool):
        return "bool"
    if isinstance(x, int):
        return x + 1
    if isinstance(x, str):
        return x.upper(), len(x)
    if isinstance(x, (list, tuple)):
        return [classify(i) for i in x]
    if isinstance(x, dict):
        return {k: classify(v) for k, v in x.items()}
    if callable(x):
        return classify(x())
    return NotImplemented
for v in (None, True, 4, "ab", [1, "x", (None,)], {"k": [2]}, lambda: "called", 1.5):
    print(classify(v))
