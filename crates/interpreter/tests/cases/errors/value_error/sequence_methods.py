# ValueErrors and IndexErrors of sequence methods, with the state afterwards.
l = [1, 2, 3]
b = bytearray(b"abc")
for source in ("l.remove(9)", "l.index(9)", "l.index(1, 1)", "l.pop(9)", "l.insert('a', 1)", "b.remove(200)", "b.index(b'z')", "b.pop(10)", "b.append(256)", "b.append(-1)", "(1, 2).index(3)", "'abc'.index('d')", "'abc'.rindex('')", "range(5).index(9)", "range(0, 10, 2).index(3)", "b'abc'.index(300)", "b'abc'.index('a')", "memoryview(b'ab').index(1) if hasattr(memoryview, 'index') else l.index(None)", "l.remove([])", "l.index(float('nan'))", "l.index('1')"):
    try:
        print(source, eval(source))
    except (ValueError, IndexError, TypeError) as e:
        print(source, "|", type(e).__name__, e)
print(l, b)
for source in ("l[::2] = [1]", "l[::-1] = [1, 2]", "l[5:1:2] = [0]", "del l[::0]", "b[::2] = b'x'", "b[0:2] = b''", "l[0:0] = 5", "b[0] = 256", "b[0] = 'a'", "b[1:2] = [300]", "b[1:2] = 'x'", "b[9] = 1"):
    try:
        exec(source)
        print(source, l, b)
    except (ValueError, IndexError, TypeError) as e:
        print(source, "|", type(e).__name__, e)
