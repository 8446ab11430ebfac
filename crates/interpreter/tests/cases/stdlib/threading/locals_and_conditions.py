# Attributes of a thread's own, and conditions that nobody holds.
import threading


def attempt(action):
    try:
        print(action())
    except (AttributeError, RuntimeError, TypeError, AssertionError) as error:
        print(type(error).__name__, error)


def in_thread(action):
    thread = threading.Thread(target=action)
    thread.start()
    thread.join()


own = threading.local()
own.word = "main"


def other():
    attempt(lambda: own.word)
    own.word = "other"
    own.more = 1
    print(own.word, own.__dict__)
    del own.more
    attempt(lambda: own.more)


in_thread(other)
print(own.word, own.__dict__)
attempt(lambda: own.more)
attempt(lambda: threading.local(1))


class Counted(threading.local):
    shared = "class"

    def __init__(self, start):
        print("begins at", start)
        self.count = start

    def step(self):
        self.count += 1
        return self.count


counted = Counted(5)
print(counted.step(), counted.step(), counted.shared)
in_thread(lambda: print(counted.step(), counted.shared))
in_thread(lambda: print(counted.step()))
print(counted.step())

condition = threading.Condition()
attempt(condition.notify)
attempt(condition.notify_all)
attempt(condition.wait)
attempt(lambda: condition.wait(0.01))
with condition:
    print(condition.notify(), condition.notify_all(), condition.wait(0.001), condition.wait_for(lambda: 7))
plain = threading.Condition(threading.Lock())
attempt(plain.notify)
with plain:
    print(plain.notify())
attempt(lambda: threading.Thread(group=1))
event = threading.Event()
print(repr(event).startswith("<threading.Event at 0x"), repr(event).rpartition(": ")[2])
event.set()
print(repr(event).rpartition(": ")[2])
