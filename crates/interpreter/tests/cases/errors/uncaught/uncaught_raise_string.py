# Raising text.
print("x")
raise "a string"
