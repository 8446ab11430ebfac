# A caught exception, then one that is not.
for value in ("1", "two", None):
    try:
        print(int(value))
    except ValueError as e:
        print("skipped:", e)
