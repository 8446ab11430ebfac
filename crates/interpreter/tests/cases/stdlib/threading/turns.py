# Whose turn it is: sleeping, joining for a while, barriers, timers, spinning, and what a thread leaves behind.
import contextvars
import decimal
import threading
import time

log = []


def nap(name, seconds):
    time.sleep(seconds)
    log.append(name)


naps = [threading.Thread(target=nap, args=item) for item in (("slow", 0.06), ("quick", 0.01), ("middle", 0.03))]
for thread in naps:
    thread.start()
naps[0].join(timeout=0.001)
print(naps[0].is_alive(), log)
for thread in naps:
    thread.join()
print(log)

barrier = threading.Barrier(3, action=lambda: log.append("all here"))
log.clear()


def meet(seconds):
    time.sleep(seconds)
    log.append("came")
    log.append(barrier.wait() in (0, 1, 2))


guests = [threading.Thread(target=meet, args=(n * 0.01,)) for n in range(3)]
for thread in guests:
    thread.start()
for thread in guests:
    thread.join()
print(log, barrier.n_waiting, barrier.broken, barrier.parties)


def too_late():
    try:
        barrier.wait(timeout=0.005)
    except threading.BrokenBarrierError as error:
        log.append(repr(error))


log.clear()
thread = threading.Thread(target=too_late)
thread.start()
thread.join()
print(log, barrier.broken)
barrier.reset()
print(barrier.broken)

timer = threading.Timer(0.01, log.append, ["rang"])
never = threading.Timer(5, log.append, ["never"])
timer.start()
never.start()
never.cancel()
print(log[1:], timer.is_alive())
timer.join()
never.join()
print(log[1:], timer.is_alive(), never.is_alive())

done = False


def spin():
    turns = 0
    while not done:
        turns += 1
    log.append("saw it")


log.clear()
thread = threading.Thread(target=spin)
thread.start()
time.sleep(0.01)
done = True
thread.join()
print(log)


def finish():
    time.sleep(0.01)
    log.append("finished")


thread = threading.Thread(target=finish)
thread.start()
while thread.is_alive():
    pass
print(log)


def numbers(name):
    for number in range(3):
        time.sleep(0.004)
        yield f"{name}{number}"


def walk(name):
    seen = sorted(numbers(name), key=lambda item: (time.sleep(0.001), item)[1], reverse=True)
    log.append(seen)


log.clear()
walkers = [threading.Thread(target=walk, args=(name,)) for name in "ab"]
for thread in walkers:
    thread.start()
for thread in walkers:
    thread.join()
print(sorted(log))

word = contextvars.ContextVar("word", default="none")
word.set("main")


def own():
    log.append(word.get())
    word.set("thread")
    decimal.getcontext().prec = 5
    time.sleep(0.005)
    log.append((word.get(), str(decimal.Decimal(1) / 3)))


log.clear()
thread = threading.Thread(target=own)
thread.start()
print(word.get(), decimal.getcontext().prec)
thread.join()
print(log, word.get(), decimal.getcontext().prec)

lock, again = threading.Lock(), threading.RLock()
log.clear()


def hold(which, name):
    with which:
        log.append(f"{name} in")
        time.sleep(0.005)
        log.append(f"{name} out")


for which in (lock, again):
    holders = [threading.Thread(target=hold, args=(which, name)) for name in "xy"]
    for thread in holders:
        thread.start()
    print(which.acquire(blocking=False), which.acquire(timeout=0.001))
    for thread in holders:
        thread.join()
print(log)


def not_mine():
    for action in (again.release, lambda: lock.acquire(False, 1), lambda: lock.acquire(timeout=-2), lambda: threading.Semaphore().release(0)):
        try:
            action()
        except (RuntimeError, ValueError) as error:
            log.append(f"{type(error).__name__}: {error}")


log.clear()
with again:
    thread = threading.Thread(target=not_mine)
    thread.start()
    thread.join()
print(*log, sep="\n")


def fail():
    raise LookupError("in a thread")


caught = []
threading.excepthook = lambda args: caught.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))
try:
    1 / 0
except ZeroDivisionError:
    thread = threading.Thread(target=fail, name="failing")
    thread.start()
    thread.join()
print(caught)


class Counting(threading.Thread):
    def __init__(self, most):
        super().__init__(daemon=True)
        self.most, self.count = most, 0

    def run(self):
        while self.count < self.most:
            self.count += 1
            time.sleep(0)


counting = Counting(50)
counting.start()
counting.join()
print(counting.count, repr(counting).startswith("<Counting(Thread-"), "stopped daemon" in repr(counting))


def last():
    time.sleep(0.01)
    print("after the main thread")


threading.Thread(target=last).start()
print("the main thread ends")
