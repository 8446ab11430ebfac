# A bare Future through its states.
from concurrent.futures import Future, InvalidStateError, CancelledError, TimeoutError, wait, as_completed, FIRST_COMPLETED, FIRST_EXCEPTION

def err(f, *a, **k):
    try:
        print("no error:", f(*a, **k))
    except BaseException as e:
        print(type(e).__name__, "-", str(e).split(" at 0x")[0])

f = Future()
print(f.done(), f.running(), f.cancelled(), repr(f).split(" at ")[0], "state=pending" in repr(f))
err(f.result, timeout=0)
err(f.exception, timeout=0)
f.add_done_callback(lambda x: print("callback 1", x.result()))
f.add_done_callback(lambda x: print("callback 2", x.done()))
print(f.set_running_or_notify_cancel(), f.running(), f.cancel())
f.set_result(42)
print(f.done(), f.result(), f.exception(), "returned int" in repr(f))
f.add_done_callback(lambda x: print("late"))
err(f.set_result, 1)
err(f.set_exception, ValueError())
g = Future()
print(g.cancel(), g.cancelled(), g.done(), g.cancel())
err(g.result)
err(g.exception)
print(g.set_running_or_notify_cancel())
h = Future()
h.set_exception(KeyError("k"))
err(h.result)
print(repr(h.exception()), "raised KeyError" in repr(h))
d, n = wait([f, h, Future()], timeout=0.01)
print(len(d), len(n))
d, n = wait([f, Future()], return_when=FIRST_COMPLETED)
print(len(d), len(n))
d, n = wait([h, Future()], return_when=FIRST_EXCEPTION)
print(len(d), len(n))
err(lambda: list(as_completed([Future()], timeout=0.01)))
print([x.done() for x in as_completed([f, f])], issubclass(InvalidStateError, Exception), issubclass(TimeoutError, OSError))
