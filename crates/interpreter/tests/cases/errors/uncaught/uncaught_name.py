# A name that was never defined.
count = 3
print(count)
print(coutn)
