# What a flag does with bits that it does not have, by its boundary.
from enum import CONFORM, EJECT, KEEP, STRICT, Flag


def tried(function):
    try:
        print("->", repr(function()))
    except Exception as error:
        print("!!", type(error).__name__, error)


for boundary in (STRICT, CONFORM, EJECT, KEEP):
    class Some(Flag, boundary=boundary):
        A = 1
        B = 4

    print(Some._boundary_)
    for value in (2, 7, -1, 8):
        tried(lambda: Some(value))
    if boundary is not EJECT:
        tried(lambda: ~Some.A)
        tried(lambda: ~(Some.A | Some.B))
    tried(lambda: Some.A ^ Some.B)
