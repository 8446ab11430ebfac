# Arrays as their machines hold them; loggers and zones by their names; what a file of numbers is read from.
import array
import copy
import io
import logging
import pickle
import random
import zoneinfo

for code in "bBhHiIlLqQfdu":
    source = array.array(code, "ab" if code == "u" else [1, 2, 100])
    for protocol in (2, 3, 5):
        data = pickle.dumps(source, protocol)
        print(code, protocol, len(data), pickle.loads(data) == source, source.__reduce_ex__(protocol)[1][1:])
make = array._array_reconstructor
print(make(array.array, "i", 9, b"\0\0\0\1\0\0\0\2"), make(array.array, "d", 8, b"\1\0\0\0"), make(array.array, "h", 3, b"\1\0"), make(array.array, "f", 17, b"?\xf8\0\0\0\0\0\0"), make(array.array, "u", 18, b"a\0b\0"))
for args in ((5, "i", 8, b""), (int, "i", 8, b""), (array.array, "x", 8, b""), (array.array, "i", 22, b""), (array.array, "i", -1, b""), (array.array, "i", 8, "")):
    try:
        make(*args)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)


class Own(array.array):
    pass


own = Own("i", [3])
own.tag = "t"
back = pickle.loads(pickle.dumps(own))
print(type(back).__name__, back.tag, back)
logger = logging.getLogger("a.b")
print(pickle.loads(pickle.dumps(logger)) is logger, pickle.loads(pickle.dumps(logging.getLogger())) is logging.getLogger(), copy.deepcopy(logger) is logger)
try:
    pickle.dumps(logging.Logger("other"))
except pickle.PicklingError as error:
    print(error)
zone = zoneinfo.ZoneInfo("Europe/Berlin")
print(pickle.loads(pickle.dumps(zone)) is zone, str(pickle.loads(pickle.dumps(zoneinfo.ZoneInfo.no_cache("UTC")))), zone.__reduce__()[1])
source = random.Random(5)
source.random()
again = pickle.loads(pickle.dumps(source))
print(again.random() == source.random(), again.getrandbits(20) == source.getrandbits(20))
