# Which threads there are.
import inspect
import threading

main = threading.main_thread()
print(main is threading.current_thread(), threading.currentThread() is main, main.name)
print(threading.active_count(), threading.activeCount(), threading.enumerate() == [main])
print(threading.get_ident() == main.ident, threading.gettrace(), threading.getprofile(), threading.stack_size())
print(threading.settrace(None), threading.setprofile(None))
seen = []


def work():
    seen.append((threading.current_thread().name, threading.get_ident() == main.ident, threading.main_thread() is main, threading.current_thread() in threading.enumerate()))


thread = threading.Thread(target=work, name="worker")
thread.start()
thread.join()
print(seen, threading.active_count())
lock, again = threading.Lock(), threading.RLock()
print(lock.acquire(), lock.locked(), lock.acquire(blocking=False), lock.release(), lock.locked())
print(again.acquire(), again.acquire(), again.release(), again.release())
for function, args in ((threading.current_thread, (1,)), (threading.enumerate, (1,)), (threading.settrace, ()), (threading.active_count, (1, 2))):
    try:
        function(*args)
    except TypeError as error:
        print(error)
for function in (threading.current_thread, threading.main_thread, threading.active_count, threading.enumerate, threading.settrace):
    print(function.__name__, function.__module__, inspect.signature(function), inspect.isfunction(function))
