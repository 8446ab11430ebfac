# Short methods of a deque, with and without a greatest length.
from collections import deque
import copy

for maxlen in (None, 0, 1, 3):
    queue = deque([1, 2], maxlen)
    queue.extend((3, 4, 5))
    queue.extend([])
    queue.extend(n for n in (6,))
    queue.extend("ab")
    queue.extendleft([7, 8])
    queue += (9,)
    queue.append(10)
    queue.appendleft(11)
    print(queue, len(queue), queue.maxlen, copy.copy(queue) == queue, copy.deepcopy(queue))
    for steps in (1, -1, 2, 5, -7, 0, 10**6, True):
        queue.rotate(steps)
    print(queue)
    queue.extend(queue)
    print(queue)
    queue.extend(deque([1]))
    print(list(queue)[-2:], bool(queue))

queue = deque(range(3))
for wrong in ("a", 1.5, None):
    try:
        queue.rotate(wrong)
    except TypeError as error:
        print(error)
for wrong in (5, None):
    try:
        queue.extend(wrong)
    except TypeError as error:
        print(error)
try:
    queue.rotate(10**30)
except OverflowError as error:
    print(error)


class Index:
    def __index__(self):
        return 1


queue.rotate(Index())
print(queue)
for change in (lambda: queue.extend((1,)), lambda: queue.rotate(1), lambda: queue.extend(())):
    iterator = iter(queue)
    next(iterator)
    change()
    try:
        print(next(iterator))
    except RuntimeError as error:
        print(error)


class Sub(deque):
    def __iter__(self):
        return iter([1, 2])


sub = Sub([5], 4)
sub.extend((6, 7))
queue = deque(maxlen=3)
queue.extend(sub)
print(sub.popleft(), queue, type(sub.copy()).__name__, isinstance(sub, deque))
long = deque(maxlen=100)
long.extend(list(range(1000)))
long.extend(range(1000, 1050))
print(long[0], long[-1], len(long))


class Items(list):
    def __iter__(self):
        return iter("own")


queue.extend(Items([1, 2]))
print(queue)
try:
    deque().pop()
except IndexError as error:
    print(error)
