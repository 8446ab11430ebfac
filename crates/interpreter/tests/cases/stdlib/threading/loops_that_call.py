# Threads get their turns from loops that do nothing but call, however many calls a round has and whenever it begins.
import threading
import time

done = False


def asked():
    return done


class Asked:
    def __call__(self):
        return done

    def method(self):
        return asked()


def finish():
    global done
    time.sleep(0.001)
    done = True


rounds = [
    lambda: asked(),
    lambda: asked() or asked(),
    Asked(),
    Asked().method,
    lambda: any([asked() for _ in range(1)]),
    lambda: (asked(), asked(), asked(), asked())[3],
]
for number, over in enumerate(rounds):
    for shift in range(4):
        for _ in range(shift):
            asked()
        done = False
        thread = threading.Thread(target=finish)
        thread.start()
        while not over():
            pass
        thread.join()
    print(number, done)

for shift in range(4):
    for _ in range(shift):
        asked()
    thread = threading.Thread(target=time.sleep, args=(0.001,))
    thread.start()
    while thread.is_alive():
        pass
    print(thread.is_alive())
