# A missing block.
print("never")
for i in range(3):
print(i)
