# else without if.
x = 1
else:
    x = 2
