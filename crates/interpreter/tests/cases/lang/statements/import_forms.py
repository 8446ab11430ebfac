# The forms of import, with modules that always exist.
import sys
import sys as system
from sys import maxsize
from sys import maxsize as biggest, byteorder
print(sys is system, maxsize == biggest, byteorder)
def inside():
    import sys as local_sys
    return local_sys.maxsize
print(inside() == maxsize)
try:
    import no_such_module_here
except ImportError as e:
    print(type(e).__name__, e, e.name)
try:
    from sys import no_such_name
except ImportError as e:
    print(type(e).__name__, str(e).split(" (")[0])
try:
    import no_such.deeper
except ModuleNotFoundError as e:
    print(e, e.name)
print(type(sys).__name__, sys.__name__)
print("sys" in sys.modules, __import__("sys") is sys)
from builtins import len as size
print(size([1, 2]))
import builtins
print(builtins.len is len, builtins.__name__)
if False:
    import never_reached
print("done")
