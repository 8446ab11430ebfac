# What a flag does with bits that it does not have, by its boundary.
from enum import CONFORM, EJECT, KEEP, STRICT, Flag, IntFlag, auto


def tried(function):
    try:
        print("->", repr(function()))
    except Exception as error:
        print("!!", type(error).__name__, error)


class Usual(Flag):
    READ = auto()
    WRITE = auto()
    RUN = auto()
    BOTH = READ | WRITE


print(Flag._boundary_, IntFlag._boundary_, Usual._boundary_)
for value in (0, 3, 7, 8, 9, -1, -2, "a"):
    tried(lambda: Usual(value))
tried(lambda: ~Usual.READ)
tried(lambda: ~Usual.BOTH)
for boundary in (STRICT, CONFORM, EJECT, KEEP):
    class Some(Flag, boundary=boundary):
        A = 1
        B = 4

    print(Some._boundary_)
    for value in (2, 7, -1, 8):
        tried(lambda: Some(value))
    tried(lambda: ~Some.A)
    tried(lambda: ~(Some.A | Some.B))
    tried(lambda: Some.A ^ Some.B)
