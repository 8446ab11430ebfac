# finally prints before the error comes out.
def f():
    try:
        raise IndexError("inner problem")
    finally:
        print("cleanup")
f()
