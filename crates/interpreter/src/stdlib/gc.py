# `gc`: memory is collected when it is needed; the functions are there for programs that call them.

from operator import index as _index

DEBUG_STATS, DEBUG_COLLECTABLE, DEBUG_UNCOLLECTABLE, DEBUG_SAVEALL, DEBUG_LEAK = 1, 2, 4, 32, 38
callbacks = []
garbage = []
_enabled = [True]
_thresholds = [(700, 10, 10)]


def collect(generation=2):
    if _index(generation) not in (0, 1, 2):
        raise ValueError("invalid generation")
    finalize_now()
    return 0


def enable():
    _enabled[0] = True


def disable():
    _enabled[0] = False


def isenabled():
    return _enabled[0]


def get_threshold():
    return _thresholds[0]


def set_threshold(threshold0, threshold1=10, threshold2=10):
    _thresholds[0] = (_index(threshold0), _index(threshold1), _index(threshold2))


def get_count():
    return (0, 0, 0)


def get_stats():
    return [{"collections": 0, "collected": 0, "uncollectable": 0} for _ in range(3)]


def get_debug():
    return 0


def set_debug(flags):
    pass


def get_objects(generation=None):
    return []


def get_referrers(*objs):
    return []


def get_referents(*objs):
    return []


def is_tracked(obj):
    if type(obj) is dict:
        return any([is_tracked(part) for pair in obj.items() for part in pair])
    return not isinstance(obj, (int, float, complex, str, bytes, bool, type(None)))


def is_finalized(obj):
    return False


def freeze():
    pass


def unfreeze():
    pass


def get_freeze_count():
    return 0
