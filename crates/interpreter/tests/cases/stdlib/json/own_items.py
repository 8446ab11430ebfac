# A class derived from dict may say itself what its items are.
import json
from collections import OrderedDict, defaultdict
class Unsorted(dict):
    def items(self): return iter([("b", 1), ("a", 2)])
class D(dict):
    def items(self): return [("k", "v"), ("k", [1, Unsorted(b=2)]), (3, None)]
print(json.dumps(D(a=1)), json.dumps([D(), D(a=1)], indent=1))
print(json.dumps(Unsorted(x=1), sort_keys=True), json.dumps({"o": Unsorted(x=1)}))
class Bad(dict):
    def items(self): return [1]
try: json.dumps(Bad(x=1))
except ValueError as error: print(error)
class Round(dict):
    def items(self): return [("me", self)]
try: json.dumps(Round(x=1))
except ValueError as error: print(error)
print(json.dumps(OrderedDict(a=1)), json.dumps(defaultdict(int, a=1)), json.dumps(D(a=1), default=str))
