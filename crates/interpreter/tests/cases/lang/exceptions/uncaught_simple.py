# A program that ends in an uncaught exception.
print("before")
def inner():
    raise ValueError("this ends it")
inner()
print("never")
