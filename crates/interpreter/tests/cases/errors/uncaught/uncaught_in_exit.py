# An error in __exit__ replaces the one of the body.
class CM:
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        print("exit sees", v)
        raise OSError("exit failed")
with CM():
    raise ValueError("body failed")
