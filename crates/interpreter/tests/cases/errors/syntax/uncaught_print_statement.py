# The print statement of old.
x = 5
print x
