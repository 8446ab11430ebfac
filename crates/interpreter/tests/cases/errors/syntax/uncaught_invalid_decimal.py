# A number followed by letters.
print("never")
x = 5apples
