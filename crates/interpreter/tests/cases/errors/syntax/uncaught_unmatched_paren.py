# One bracket too many.
print("never"))
