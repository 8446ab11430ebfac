# The time that small pieces of code of the guest take.

import time as _time

__all__ = ["Timer", "timeit", "repeat", "default_timer"]

default_number = 1000000
default_repeat = 5
default_timer = _time.perf_counter


def _runner(code, namespace, what, lines=0):
    # A statement stands below so many lines of others.
    if callable(code):
        return code
    if isinstance(code, str):
        compiled = compile("\n" * lines + code, "<timeit-src>", "exec")
        return lambda: exec(compiled, namespace)
    raise ValueError(f"{what} is neither a string nor callable")


class Timer:
    """Times a statement; setup runs before, untimed."""

    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self.timer = timer
        namespace = {} if globals is None else globals
        self._setup = _runner(setup, namespace, "setup")
        self._stmt = _runner(stmt, namespace, "stmt", setup.count("\n") + 1 if isinstance(setup, str) else 0)

    def timeit(self, number=default_number):
        """Seconds that the statement takes number times."""
        self._setup()
        run = self._stmt
        start = self.timer()
        for _ in range(number):
            run()
        return self.timer() - start

    def repeat(self, repeat=default_repeat, number=default_number):
        """Several results of timeit()."""
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """Finds how often to run the statement so that it takes 0.2 seconds."""
        scale = 1
        while True:
            for factor in (1, 2, 5):
                number = scale * factor
                taken = self.timeit(number)
                if callback:
                    callback(number, taken)
                if taken >= 0.2:
                    return number, taken
            scale *= 10

    def print_exc(self, file=None):
        import traceback
        traceback.print_exc(file=file)


def timeit(stmt="pass", setup="pass", timer=default_timer, number=default_number, globals=None):
    """Seconds that a statement takes number times."""
    timed = Timer(stmt, setup, timer, globals)
    return timed.timeit(number)


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    """Several results of timeit()."""
    timed = Timer(stmt, setup, timer, globals)
    return timed.repeat(repeat, number)
