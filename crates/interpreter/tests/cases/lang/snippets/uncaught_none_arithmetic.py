# An agent's cell that fails: arithmetic with a missing value.
values = {"a": 1, "b": None}
print(values["a"] * 2)
print(values["b"] * 2)
