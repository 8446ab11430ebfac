# Numbers that are too large for what is asked.
import collections
import itertools
import random
import re
import sys
import time

LARGE = 2**70


def show(call):
    try:
        print(eval(call))
    except Exception as error:
        print(call, "->", type(error).__name__, error)


for call in """
random.choices([1], k=LARGE)
random.choices([1, 2], [1, 2], k=LARGE)
random.choices([1, 2], k=1.5)
random.choices([1, 2], k=-3)
random.sample([1, 2], LARGE)
random.getrandbits(LARGE)
collections.deque(maxlen=LARGE)
collections.deque(maxlen=-LARGE)
collections.deque(maxlen='a')
collections.deque([1], maxlen=2**63 - 1)
collections.deque([1, 2]) * LARGE
'a'.expandtabs(LARGE)
b'a'.expandtabs(2**31)
sys.setrecursionlimit(LARGE)
time.sleep(LARGE)
time.sleep(1e300)
itertools.repeat(1, LARGE)
itertools.islice([1, 2, 3], LARGE)
""".strip().split("\n"):
    show(call)
