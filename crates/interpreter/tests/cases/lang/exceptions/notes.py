# add_note and __notes__.
e = ValueError("with notes")
print(hasattr(e, "__notes__"))
e.add_note("first")
e.add_note("second\nline")
print(e.__notes__, str(e), repr(e))
try:
    e.add_note(5)
except TypeError as t:
    print(t)
try:
    try:
        raise e
    except ValueError as v:
        v.add_note("while handling")
        raise
except ValueError as again:
    print(again.__notes__)
class Mine(Exception):
    def __init__(self, *a):
        super().__init__(*a)
        self.add_note("from init")
print(Mine("x").__notes__)
del e.__notes__
print(hasattr(e, "__notes__"))
e.__notes__ = ["set"]
e.add_note("more")
print(e.__notes__)
g = ExceptionGroup("g", [ValueError(1)])
g.add_note("on a group")
print(g.__notes__)
