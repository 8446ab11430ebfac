import bisect
import collections
import datetime
import itertools
import json
import math
import random

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

for function in (bisect.bisect_left, bisect.bisect_right):
    shown(function)
    shown(function, [1])
    shown(function, [1], zz=1)
    shown(function, *range(9))
shown(math.isclose, 1)
shown(math.isclose, 1, zz=2)
shown(math.isclose, *range(9))
shown(math.isclose, 1, 2, 3)
shown(math.prod, 1, 2, 3)
shown(math.prod, zz=1)
shown(itertools.combinations)
shown(itertools.combinations, [1])
shown(itertools.combinations, [1], 2, 3)
shown(itertools.combinations, [1], zz=3)
shown(itertools.accumulate)
shown(itertools.accumulate, *range(9))
shown(random.getrandbits)
shown(random.random, 1)
shown(round)
shown(round, 1, 2, 3)
shown(round, 1, zz=3)
shown(round, 1, number=3)
shown("a".split, 1, 2, 3)
shown("a".encode, zz=1)
shown((5).to_bytes, 1, 2, 3)
shown(json.JSONEncoder, 1, zz=2)

def plain(a):
    return a

shown(plain, 1, 2, zz=3)
shown(plain, 1, 2, a=3)
shown(plain, 1, a=3)

from abc import ABC, abstractmethod

class Shape(ABC):
    @abstractmethod
    def area(self):
        ...

shown(Shape)
shown(Shape, 1)
shown(Shape, x=1)
