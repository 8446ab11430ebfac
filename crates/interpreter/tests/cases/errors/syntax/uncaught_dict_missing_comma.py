# A dict without a comma between its items.
d = {
    "a": 1
    "b": 2,
}
