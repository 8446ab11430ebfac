# `gc`: the collection. Python because it begins in a frame of its own, as the finalizers of the guest see it. The rest is native (gc.rs).


def collect(generation=2):
    return _collect(generation)
