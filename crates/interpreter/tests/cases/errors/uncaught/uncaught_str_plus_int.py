# Text plus a number.
age = 5
print("before")
print("age: " + age)
