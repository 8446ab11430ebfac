# What a thread raises goes to `threading.excepthook`; what the default does is kept as `__excepthook__`.
import threading


def hook(args):
    print("hook", args.exc_type.__name__, args.exc_value, args.thread.name)


def leaves():
    raise SystemExit(3)


def run(target, name):
    thread = threading.Thread(target=target, name=name)
    thread.start()
    thread.join()


print(threading.excepthook is threading.__excepthook__)
run(leaves, "quiet")
threading.excepthook = hook
run(leaves, "told")
run(lambda: [][1], "index")
threading.excepthook = threading.__excepthook__
print("end")
