# A hand-written contextmanager decorator over generators.
class GeneratorManager:
    def __init__(self, gen):
        self.gen = gen
    def __enter__(self):
        return next(self.gen)
    def __exit__(self, t, v, tb):
        if t is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            self.gen.throw(v)
        except StopIteration as stop:
            return stop is not v
        except BaseException as e:
            if e is v:
                return False
            raise
        raise RuntimeError("generator didn't stop after throw")
def contextmanager(f):
    return lambda *a, **k: GeneratorManager(f(*a, **k))
@contextmanager
def tag(name):
    print(f"<{name}>")
    try:
        yield name
    except ValueError as e:
        print("handled", e)
    finally:
        print(f"</{name}>")
with tag("p") as p:
    print("in", p)
with tag("q"):
    raise ValueError("v")
try:
    with tag("r"):
        raise KeyError("k")
except KeyError as e:
    print(repr(e))
@contextmanager
def twice():
    yield 1
    yield 2
try:
    with twice():
        pass
except RuntimeError as e:
    print(e)
with tag("outer"), tag("inner") as i:
    print(i)
depth = []
@contextmanager
def level(n):
    depth.append(n)
    yield len(depth)
    depth.pop()
with level(1) as a:
    with level(2) as b:
        print(a, b, depth)
print(depth)
