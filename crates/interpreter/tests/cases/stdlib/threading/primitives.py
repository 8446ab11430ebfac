# Locks, events, semaphores, locals and threads that run one after the other.
import threading
lock = threading.Lock()
print(lock.acquire(), lock.locked(), lock.acquire(blocking=False), lock.acquire(timeout=0.01), lock.release(), lock.locked())
with lock: print("held", lock.locked())
r = threading.RLock()
with r:
    with r: print("twice", r.acquire(blocking=False)); r.release()
results = []
def work(n, scale=1): results.append((threading.current_thread().name, n * scale))
threads = [threading.Thread(target=work, args=(n,), kwargs={"scale": 10}, name=f"w{n}") for n in range(3)]
for t in threads: t.start()
for t in threads: t.join()
print(sorted(results), [t.is_alive() for t in threads], threads[0].name, threads[0].daemon, threads[0].ident is not None, threading.active_count(), threading.current_thread().name, threading.main_thread() is threading.current_thread(), len(threading.enumerate()))
class Mine(threading.Thread):
    def __init__(self, n): super().__init__(); self.n = n; self.value = None
    def run(self): self.value = self.n ** 2
m = Mine(7); m.start(); m.join(); print(m.value, m.name.startswith("Thread-"), repr(threading.Thread(name="q")).startswith("<Thread(q, initial"))
e = threading.Event(); print(e.is_set(), e.wait(0.01)); e.set(); print(e.is_set(), e.wait()); e.clear(); s = threading.Semaphore(2); print(s.acquire(), s.acquire(), s.acquire(blocking=False)); s.release(); b = threading.BoundedSemaphore(1); local = threading.local(); local.x = 5; print(local.x, hasattr(local, "y"))
counter = 0
def add():
    global counter
    for _ in range(100):
        with lock: counter += 1
ts = [threading.Thread(target=add) for _ in range(4)]; [t.start() for t in ts]; [t.join() for t in ts]; print(counter)
for bad in (lambda: lock.release(), lambda: m.start(), lambda: threading.Thread(target=work).join(), lambda: b.release(), lambda: threading.Semaphore(-1), lambda: threading.current_thread().join(), lambda: r.release(), lambda: setattr(m, "daemon", True) if m.is_alive() else local.zzz):
    try:
        print(bad())
    except Exception as error:
        print(type(error).__name__, error)
c = threading.Condition()
with c: c.notify(); c.notify_all(); print(c.wait(timeout=0.01), c.wait_for(lambda: True))
timer = threading.Timer(0.01, results.append, args=["timer"]); timer.start(); timer.join(); print(results[-1], threading.TIMEOUT_MAX > 1, threading.get_ident() == threading.main_thread().ident, threading.Thread(target=work, daemon=True).daemon)
