# An error through a decorator.
def log(f):
    def wrapper(*a):
        print("call", a)
        return f(*a)
    return wrapper
@log
def div(a, b): return a / b
print(div(6, 3))
div(1, 0)
