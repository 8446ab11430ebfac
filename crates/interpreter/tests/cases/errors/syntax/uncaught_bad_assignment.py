# Assigning to a call.
def f(): return 1
print("never")
f() = 2
