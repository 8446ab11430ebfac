# __bool__ that returns a number.
class B:
    def __bool__(self): return 1
print("start")
if B():
    print("never")
