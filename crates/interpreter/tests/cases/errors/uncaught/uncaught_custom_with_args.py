# An own exception with several arguments.
class Oops(Exception):
    pass
print("x")
raise Oops("first", 2)
