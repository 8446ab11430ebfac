import collections
for o in ([1],"abc",(1,),b"a",bytearray(b"a"),range(5),memoryview(b"ab"),collections.deque([1])):
    for k in (10**17,-10**17,2**63,-2**63-1,2**63-1):
        try: print(o[k])
        except Exception as e: print(type(e).__name__, e)
l=[1]
for k in (10**17,2**63):
    try: l[k]=1
    except Exception as e: print(type(e).__name__, e)
    try: del l[k]
    except Exception as e: print(type(e).__name__, e)
    try: l.pop(k)
    except Exception as e: print(type(e).__name__, e)
    try: l.insert(k, 2); print(l)
    except Exception as e: print(type(e).__name__, e)
