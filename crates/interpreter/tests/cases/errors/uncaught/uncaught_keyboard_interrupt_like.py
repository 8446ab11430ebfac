# BaseException subclasses end the program too.
class Stop(BaseException):
    pass
try:
    raise Stop("passes except Exception")
except Exception:
    print("not here")
