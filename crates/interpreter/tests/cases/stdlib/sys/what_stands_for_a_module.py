# What stands for a module in `sys.modules`: anything, or None where there is to be none.
import sys
class Fake:
    val=7
    def __init__(self): self.own=1
sys.modules["fake"]=Fake()
try:
    from fake import *
    print("own" in dir(), "val" in dir())
except BaseException as e: print(type(e), e)
sys.modules["fake.sub"]=5
try:
    import fake.sub
    print(type(fake).__name__)
    import fake.sub as q
    print(q)
except BaseException as e: print(type(e), e)
sys.modules["num"]=42
import num
print(num)
try:
    from num import *
    print("real" in dir())
except BaseException as e: print(type(e), e)
try:
    from num import nope
except ImportError as e: print(e)
sys.modules["json"]=None
try:
    import json
except BaseException as e: print(type(e), e)
sys.modules["str"]="text"
from str import upper
print(upper())
try:
    from str import *
except BaseException as e: print(type(e), e)
