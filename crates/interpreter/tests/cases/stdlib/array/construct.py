# Type codes, initialisers and what they refuse.
from array import array, typecodes, ArrayType

print(typecodes, ArrayType is array)
for code in typecodes:
    a = array(code)
    print(code, a.typecode, a.itemsize, len(a), repr(a))
print(array("i", [1, 2, 3]), array("d", (1, 2.5)), array("u", "héy"), array("b", b"\x01\xff"), array("B", bytearray(b"ab")))
print(array("h", range(-2, 3)), array("f", [0.1]), array("d", [float("nan"), float("-inf")]))
print(array("i", array("b", [1, -1])), array("d", array("i", [4])))
print(array("I", (n * n for n in range(4))))

def err(f):
    try:
        print("no error:", f())
    except Exception as e:
        print(type(e).__name__, "-", e)

err(lambda: array("x"))
err(lambda: array("ii"))
err(lambda: array(5))
err(lambda: array())
err(lambda: array("i", "abc"))
err(lambda: array("i", [1.5]))
err(lambda: array("i", ["a"]))
err(lambda: array("b", [200]))
err(lambda: array("B", [-1]))
err(lambda: array("B", [256]))
err(lambda: array("h", [40000]))
err(lambda: array("i", [2**31]))
err(lambda: array("I", [2**32]))
err(lambda: array("Q", [-1]))
err(lambda: array("u", ["ab"]))
err(lambda: array("u", [5]))
err(lambda: array("d", ["x"]))
err(lambda: array("i", 5))
