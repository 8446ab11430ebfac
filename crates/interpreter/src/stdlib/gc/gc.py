# `gc`: a collection begins in a frame of its own. The rest is native (gc.rs).


def collect(generation=2):
    return _collect(generation)
