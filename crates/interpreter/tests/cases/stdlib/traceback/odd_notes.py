# Notes that are no list of texts, and places that a class leaves out.
import traceback
e = ValueError(1)
class Bad:
    def __str__(self): 1/0
    __repr__ = __str__
for notes in (5, "abc", [Bad()], ["a", 5], ("x\ny",), Bad(), [], None):
    e.__notes__ = notes
    print(traceback.format_exception_only(e))
s = SyntaxError("bad")
s.add_note("why")
print(traceback.format_exception_only(s))
class Few(traceback.StackSummary):
    def format_frame_summary(self, summary): return None
try: 1/0
except Exception as error: print(Few.extract(traceback.walk_tb(error.__traceback__)).format())
print(type(Few.from_list([("f", 1, "n", "l")])).__name__)
print(traceback.FrameSummary("f", 1, "n") == ("f", 1, "n", ""))
