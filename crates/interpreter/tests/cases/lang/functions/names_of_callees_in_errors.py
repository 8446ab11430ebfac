# Errors of `*` and `**` name the callee with its module.
import math


class Made:
    def __init__(self, a):
        self.a = a

    class Inner:
        pass

    def method(self):
        pass


for call in (
    lambda: Made(a=1, **{"a": 2}),
    lambda: Made(*3),
    lambda: Made(**3),
    lambda: Made.Inner(*3),
    lambda: Made(1).method(*3),
    lambda: ",".join(*3),
    lambda: math.sqrt(*None),
    lambda: dict(**5),
    lambda: len(*7),
    lambda: print(*7),
    lambda: [].append(*7),
):
    try:
        call()
    except TypeError as error:
        print(error)
