import threading
from threading import Thread, Lock, RLock, Event, Semaphore, local, current_thread
log = []
def work(n, *, k=0): log.append((n, k))
ts = [Thread(target=work, args=(i,), kwargs={"k": i * 2}, name=f"w{i}") for i in range(3)]
for t in ts: t.start()
for t in ts: t.join()
print(sorted(log), ts[0].name, ts[0].is_alive(), current_thread().name, threading.main_thread() is current_thread())
lock = Lock()
with lock:
    print(lock.locked(), lock.acquire(blocking=False))
print(lock.locked())
r = RLock()
with r:
    with r: print("reentrant")
e = Event(); print(e.is_set(), e.wait(0)); e.set(); print(e.wait())
s = Semaphore(1); print(s.acquire(), s.acquire(blocking=False)); s.release()
class T(Thread):
    def run(self): self.result = 42
t = T(); t.start(); t.join(); print(t.result)
data = local(); data.x = 1; print(data.x)
for bad in (lambda: t.start(), lambda: Thread().join(), lambda: lock.release()):
    try:
        bad()
    except RuntimeError as err:
        print(err)
