# What fits in each type code.
from array import array
for code, low, high in (("b", -128, 127), ("B", 0, 255), ("h", -2**15, 2**15 - 1), ("H", 0, 2**16 - 1), ("i", -2**31, 2**31 - 1), ("I", 0, 2**32 - 1), ("q", -2**63, 2**63 - 1), ("Q", 0, 2**64 - 1)):
    a = array(code, [low, high]); print(code, a.tolist())
    for bad in (low - 1, high + 1):
        try:
            array(code, [bad])
        except OverflowError as e:
            print("  ", e)
a = array("i", [1])
for bad in ("x", 1.5, None, [1]):
    try:
        a.append(bad)
    except TypeError as e:
        print(e)
print(array("f", [1e39]), array("f", [1e-50]), array("d", [1e308 * 10]), array("f", [16777217.0]))
for bad in ("x", None):
    try:
        array("d", [bad])
    except TypeError as e:
        print(e)
