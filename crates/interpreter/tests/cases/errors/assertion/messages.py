# AssertionError: with and without messages.
for source in ("assert False", "assert 0, 'zero'", "assert [], [1, 2]", "assert None, None", "assert 1 == 2, f'{1} != {2}'", "assert (), ('a', 'b')", "assert '' , ''", "assert not True, ValueError('inner')", "assert all([1, 0]), 'not all'", "x = 5\nassert x > 10, 'x is %d' % x", "assert isinstance(5, str), type(5)"):
    try:
        exec(source)
    except AssertionError as e:
        print(source.splitlines()[-1], "|", str(e), "|", repr(e), "|", e.args)
def check(v):
    assert isinstance(v, int), f"expected int, got {type(v).__name__}"
    assert v >= 0, "negative"
    return v
for v in (5, -1, "x", 1.5):
    try:
        print(check(v))
    except AssertionError as e:
        print("failed:", e)
assert True, 1 / 0
try:
    assert False, 1 / 0
except ZeroDivisionError as e:
    print("message raised:", e)
try:
    raise AssertionError
except AssertionError as e:
    print(repr(e), bool(str(e)))
results = [(1, 1), (2, 3)]
failures = []
for got, want in results:
    try:
        assert got == want, f"{got} != {want}"
    except AssertionError as e:
        failures.append(str(e))
print(failures)
