import functools
import logging
import sys
import time
logging.basicConfig(stream=sys.stdout, level=logging.INFO, format="%(levelname)s:%(name)s:%(message)s")
log = logging.getLogger("retry")
def retry(times, errors=(Exception,), delay=0):
    def decorate(function):
        @functools.wraps(function)
        def wrapper(*args, **kwargs):
            for attempt in range(1, times + 1):
                try:
                    return function(*args, **kwargs)
                except errors as error:
                    log.warning("%s failed (%d/%d): %r", function.__name__, attempt, times, error)
                    if attempt == times:
                        raise
                    time.sleep(delay)
        wrapper.attempts = times
        return wrapper
    return decorate
calls = iter([ValueError("one"), KeyError("two"), 42])
@retry(3, (ValueError, KeyError))
def flaky():
    '''Sometimes works.'''
    value = next(calls)
    if isinstance(value, Exception):
        raise value
    return value
print(flaky(), flaky.__name__, flaky.__doc__, flaky.attempts, flaky.__wrapped__.__qualname__)
@retry(2, (ZeroDivisionError,))
def broken(x):
    return 1 / x
try:
    broken(0)
except ZeroDivisionError as error:
    print("gave up:", error)
log.debug("not shown")
log.error("shown %s", {"a": 1})
try:
    broken("a")
except TypeError as error:
    log.exception("other %s", type(error).__name__, exc_info=False)
