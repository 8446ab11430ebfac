from collections import deque
from dataclasses import dataclass

@dataclass
class Point:
    x: int

class Loud:
    def __repr__(self):
        return "Loud!"

def shown(function, *args):
    try:
        print(function(*args))
    except ValueError as error:
        print(error)

for value in (Point(1), Loud(), "a", 5, None, (1, Point(2)), 2.5):
    shown([1, "b", Point(3)].index, value)
    shown(deque([1, "b"]).remove, value)
    shown(deque([1, "b"]).index, value)
    shown([].remove, value)
    shown((1,).index, value)
