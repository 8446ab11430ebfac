# nonlocal at module level.
print("never")
x = 1
nonlocal x
