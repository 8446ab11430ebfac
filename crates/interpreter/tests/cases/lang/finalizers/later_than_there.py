# Generators that are let go in the middle of a statement or of a loop's body.
# differs: there are no reference counts: such a generator is closed at the end of the function or the loop.
log = []


def numbers(name):
    try:
        yield 1
        yield 2
    finally:
        log.append(f"closed {name}")


class Opened:
    def __enter__(self):
        log.append("in")

    def __exit__(self, *raised):
        log.append("out")


def early():
    with Opened():
        for number in numbers("by return"):
            return number


def in_a_loop():
    for i in range(2):
        next(numbers(i))
        log.append("after")


early()
print(log)
log.clear()
in_a_loop()
print(log)
