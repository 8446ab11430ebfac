# float() of bad text.
print(float("1.5"))
print(float("1.5x"))
