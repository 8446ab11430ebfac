# PrettyPrinter objects, recursion, streams, and formats of one's own.
import pprint, io
out = io.StringIO()
p = pprint.PrettyPrinter(indent=2, width=30, stream=out)
p.pprint({"a": [1] * 12}); print(repr(out.getvalue()), p.pformat([1, 2]), p.isreadable([1]), p.isrecursive([]), p.format({"b": 1, "a": [2]}, {}, 0, 1))
loop = [1]; loop.append(loop); d = {"self": None}; d["self"] = d
text = pprint.pformat(loop)
print(text.split(" id=")[0], pprint.isrecursive(loop), pprint.isreadable(loop), pprint.saferepr(d).split(" id=")[0], pprint.isrecursive(d))
class Upper(pprint.PrettyPrinter):
    def format(self, object, context, maxlevels, level):
        if isinstance(object, str): return object.upper(), True, False
        return super().format(object, context, maxlevels, level)
Upper().pprint(["abc", {"k": "v"}, 5]); print(Upper(width=20).pformat(["word" * 3] * 3))
pprint.pprint([[[[1]]]], depth=2); pprint.pprint({"a": {"b": {"c": 1}}}, depth=2); pprint.pprint(([1], (2,), {"x": [3]}), depth=1); pprint.pprint([], depth=1)
class Long:
    def __repr__(self): return "Long(\n  1,\n  2)"
pprint.pprint([Long(), Long()], width=20); pprint.pprint({"k": Long()}); print(sorted(pprint.__all__))
matrix = [[i * j for j in range(8)] for i in range(5)]
pprint.pprint(matrix, width=30); pprint.pprint(matrix, width=30, compact=True); pprint.pprint([matrix[:2], "tail"], width=25, indent=3)
