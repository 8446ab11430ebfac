# Threads that wait for what others make: queues, events, conditions, semaphores.
import queue
import threading
import time

jobs, results = queue.Queue(), []


def worker():
    while True:
        item = jobs.get()
        if item is None:
            jobs.task_done()
            break
        results.append(item * item)
        jobs.task_done()


workers = [threading.Thread(target=worker, name=f"worker-{n}") for n in range(3)]
for thread in workers:
    thread.start()
print([thread.is_alive() for thread in workers], threading.active_count())
for number in range(10):
    jobs.put(number)
jobs.join()
print(sorted(results), jobs.unfinished_tasks, jobs.empty())
for _ in workers:
    jobs.put(None)
for thread in workers:
    thread.join()
print([thread.is_alive() for thread in workers], threading.active_count())

# A queue with a maximum: the producer waits for the consumer.
narrow, log = queue.Queue(maxsize=2), []


def produce():
    for number in range(5):
        narrow.put(number)
        log.append(("put", number))
    narrow.put("end")


def consume():
    while (item := narrow.get()) != "end":
        log.append(("got", item))
        time.sleep(0.005)


pair = [threading.Thread(target=produce), threading.Thread(target=consume)]
for thread in pair:
    thread.start()
for thread in pair:
    thread.join()
print([item for what, item in log if what == "put"], [item for what, item in log if what == "got"])

# Two that take turns.
ping, pong, turns = threading.Event(), threading.Event(), []


def play(name, mine, other):
    for _ in range(3):
        mine.wait()
        mine.clear()
        turns.append(name)
        other.set()


players = [threading.Thread(target=play, args=("ping", ping, pong)), threading.Thread(target=play, args=("pong", pong, ping))]
for thread in players:
    thread.start()
ping.set()
for thread in players:
    thread.join()
print(turns)

# One that waits for all to be ready.
ready, is_ready = threading.Condition(), False


def wait_until_ready(number):
    with ready:
        got = ready.wait_for(lambda: is_ready)
    results.append((number, got))


results.clear()
waiting = [threading.Thread(target=wait_until_ready, args=(n,)) for n in range(3)]
for thread in waiting:
    thread.start()
time.sleep(0.005)
print(results)
with ready:
    is_ready = True
    ready.notify_all()
for thread in waiting:
    thread.join()
print(sorted(results))

# At most two at a time.
gate, inside, most = threading.Semaphore(2), 0, 0


def enter():
    global inside, most
    with gate:
        inside += 1
        most = max(most, inside)
        time.sleep(0.002)
        inside -= 1


crowd = [threading.Thread(target=enter) for _ in range(6)]
for thread in crowd:
    thread.start()
for thread in crowd:
    thread.join()
print(inside, most)
stop, beats = threading.Event(), []


def beat():
    while not stop.wait(0.002):
        beats.append(1)


heart = threading.Thread(target=beat, daemon=True)
heart.start()
time.sleep(0.02)
stop.set()
heart.join()
print(len(beats) > 1, heart.is_alive())
