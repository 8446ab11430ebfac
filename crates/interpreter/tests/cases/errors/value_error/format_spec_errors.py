# Errors of format specs by type.
values = {"int": 5, "float": 1.5, "str": "s", "bool": True, "complex": 1j, "none": None, "list": [1]}
for name, v in values.items():
    for spec in ("d", "f", "s", "x", "%", ",d", "c", "z", "10", ".2", "=5", "+", "q", "#", "5.", "<<<", "{}", "0", ",,", "_", "n", "e"):
        try:
            print(name, spec, repr(format(v, spec)))
        except (ValueError, TypeError) as e:
            print(name, spec, "|", type(e).__name__, e)
