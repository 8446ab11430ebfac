# A call without a required argument.
def greet(name, greeting):
    return f"{greeting}, {name}"
print(greet("Ann", "Hello"))
print(greet("Bob"))
