# Calling a value.
result = 5
print(result)
print(result(2))
