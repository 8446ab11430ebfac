import json, decimal, collections
t=json.dumps([{"a":i,"b":i/7,"c":[1.5,{"d":2}]} for i in range(50)])
print(json.loads(t,parse_float=decimal.Decimal)[3])
print(json.loads(t,object_hook=lambda d: tuple(d.items()))[3], len(json.loads(t,object_pairs_hook=collections.OrderedDict)))
class D(json.JSONDecoder): pass
print(D(parse_int=str, parse_constant=lambda c: c).decode('[1, NaN, {"x": -Infinity}]'), D(object_hook=len).raw_decode('{"a":1} xx'))
def nested(d): return json.loads('{"q":1.25}', object_hook=lambda x: ("in", x), parse_float=str)
print(json.loads('[{"a":1.0},{"b":2.0}]', object_hook=nested, parse_float=decimal.Decimal))
n=["a","bbb","cc","ddd"]
print(max(n,key=len),min(n,key=len),list(map(len,[n,"x",(1,),{1:2},b"ab",range(3),{1}])),sorted(["a",[1,2],{}],key=len))
try: list(map(len,["a",3]))
except TypeError as e: print(e)
class L(list):
    def __len__(self): return 99
print(list(map(len,[L(),[1]])), max([L(),[1]],key=len)==[])
print(max([3,1,3]),min([2,-5,2]),max([1,True]),min([True,1]),max(1,2.5),max([]or[0]))
class P:
    def __init__(self, x): self.x = x
print(json.dumps([P(i) for i in range(5)], default=lambda p: {"x": p.x, "in": P(p.x - 1) if p.x else None}, indent=1))
print(len(json.dumps([P(i) for i in range(30_000)], default=lambda p: p.x)), len(json.loads(json.dumps([{"a": i} for i in range(30_000)]), object_hook=lambda d: d["a"])))
print(len(("%s " * 30_000) % tuple(range(30_000))), len(("é%s %%" * 20_000) % tuple([P] * 20_000)))
try: "é%s%d%z" % (1, 2, 3)
except ValueError as error: print(error)
print("banana é".translate({ord("a"): None, ord("n"): "NN", ord("é"): 101}), "abc".translate(collections.defaultdict(lambda: "x", {98: None})))
class T:
    def __getitem__(self, code):
        print(code, end=" ")
        if code == 98: raise LookupError
        return chr(code + 1)
print("abcab".translate(T()))
