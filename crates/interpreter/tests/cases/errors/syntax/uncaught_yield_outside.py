# yield outside a function.
print("never")
yield 5
