# A decimal number that starts with zero.
print("never")
month = 08
