# A class without __init__ called with an argument.
class Empty: pass
print(type(Empty()).__name__)
Empty(1)
