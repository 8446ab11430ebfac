# What `__trunc__` gave is called by the name of another method.
# differs: the message names `__int__`, which int() asks first.
class T:
    def __trunc__(self): return "x"
try:
    int(T())
except TypeError as e:
    print(e)
