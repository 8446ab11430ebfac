# return outside a function.
print("never")
return 5
