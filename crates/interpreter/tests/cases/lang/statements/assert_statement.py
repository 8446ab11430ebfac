# assert: silent when true, the message evaluated only on failure.
assert True
assert 1, "not shown"
assert (1, "a tuple is true")[0]
def message():
    print("message evaluated")
    return "the message"
assert 1 == 1, message()
for check in (lambda: 0, lambda: [], lambda: None):
    try:
        assert check(), message()
    except AssertionError as e:
        print(type(e).__name__, e, e.args)
try:
    assert False
except AssertionError as e:
    print(repr(e), e.args)
try:
    assert 0, ("a", 1)
except AssertionError as e:
    print(repr(e), e.args)
try:
    assert [] == [1], {"k": 1}
except AssertionError as e:
    print(e.args[0]["k"])
class Custom(Exception):
    pass
try:
    assert not 1, Custom("wrapped")
except AssertionError as e:
    print(type(e.args[0]).__name__, e)
