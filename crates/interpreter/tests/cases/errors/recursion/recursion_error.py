# RecursionError can be caught, and the program goes on.
def forever(n): return forever(n + 1)
try:
    forever(0)
except RecursionError as e:
    print(type(e).__name__, str(e).startswith("maximum recursion depth exceeded"), isinstance(e, RuntimeError))
def a(): return b()
def b(): return a()
try:
    a()
except RecursionError:
    print("mutual")
class R:
    def __getattr__(self, name): return getattr(self, name + "x")
try:
    R().y
except RecursionError:
    print("getattr")
class S:
    def __repr__(self): return repr(self)
try:
    repr(S())
except RecursionError:
    print("repr")
class E:
    def __eq__(self, o): return self == o
try:
    E() == 1
except RecursionError:
    print("eq")
class P:
    @property
    def v(self): return self.v
try:
    P().v
except RecursionError:
    print("property")
class I:
    def __init__(self): I()
try:
    I()
except RecursionError:
    print("init")
depth = 0
def count():
    global depth
    depth += 1
    count()
try:
    count()
except RecursionError:
    print(depth > 500)
def ok(n): return 0 if n == 0 else 1 + ok(n - 1)
print(ok(400))
f = lambda: f()
try:
    f()
except RecursionError:
    print("lambda")
try:
    def gen(n): yield from gen(n + 1)
    list(gen(0))
except RecursionError:
    print("generator")
print("still alive", ok(300))
