# The end of a program: exit handlers, then what its names still hold.
import atexit
class Held:
    def __init__(self, name): self.name = name
    def __del__(self): print("del", self.name)
first, second = Held("first"), Held("second")
@atexit.register
def bye(): print("bye", first.name)
atexit.register(print, "a", "b", sep="-")
def never(): print("never")
atexit.register(never)
atexit.unregister(never)
try: atexit.register(5)
except TypeError as e: print(e)
holder = {"inside": Held("in a dict")}
print("end of the program")
