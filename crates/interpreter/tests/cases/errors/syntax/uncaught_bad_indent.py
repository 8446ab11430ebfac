# An unexpected indent.
print("never")
x = 1
    y = 2
