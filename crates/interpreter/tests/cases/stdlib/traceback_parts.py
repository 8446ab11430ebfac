# Summaries compare by their places, limits count from either end, and exceptions in another form compare by what they show.
import sys
import traceback


def inner(n):
    if n == 0:
        raise ValueError("deep")
    inner(n - 1)


try:
    inner(4)
except ValueError as error:
    caught = error

places = traceback.extract_tb(caught.__traceback__)
print(len(places), [place.name for place in traceback.extract_tb(caught.__traceback__, limit=2)])
print([place.lineno for place in traceback.extract_tb(caught.__traceback__, limit=-2)])
walked = traceback.StackSummary.extract(traceback.walk_tb(caught.__traceback__))
print(walked == places, [place.line for place in walked][-1], walked[0] == places[1])
print([place.name for place in traceback.StackSummary.extract(traceback.walk_tb(caught.__traceback__), limit=-1)])
sys.tracebacklimit = 1
print(len(traceback.extract_tb(caught.__traceback__)), len(traceback.extract_tb(caught.__traceback__, limit=3)))
sys.tracebacklimit = -1
print(len(traceback.extract_tb(caught.__traceback__)))
del sys.tracebacklimit


def stacked():
    return traceback.StackSummary.extract(traceback.walk_stack(None), limit=2)


print([place.name for place in stacked()], [place.name for place in traceback.extract_stack(limit=1)])

first = traceback.TracebackException.from_exception(caught)
print(first == traceback.TracebackException.from_exception(caught), first == traceback.TracebackException.from_exception(caught, limit=1))
print(first == object(), first.exc_type, str(first))

try:
    try:
        1 / 0
    except ZeroDivisionError as cause:
        raise KeyError("k") from cause
except KeyError as error:
    chained = error
plain = traceback.TracebackException.from_exception(chained)
compact = traceback.TracebackException.from_exception(chained, compact=True)
print(type(plain.__cause__).__name__, plain.__context__, compact.__context__, plain.__cause__.exc_type)
print("".join(plain.format()) == "".join(compact.format()))

long = None
for number in range(1200):
    new = ValueError(number)
    new.__context__ = long
    long = new
print(len([*traceback.TracebackException.from_exception(long).format()]))

moved = KeyError("moved").with_traceback(caught.__traceback__.tb_next.tb_next)
print([place.lineno for place in traceback.extract_tb(moved.__traceback__)] == [place.lineno for place in places[2:]])
try:
    raise moved
except KeyError as error:
    print(len(traceback.extract_tb(error.__traceback__)))
noted = ValueError()
noted.__notes__ = "text"
try:
    noted.add_note("more")
except TypeError as error:
    print(error)
