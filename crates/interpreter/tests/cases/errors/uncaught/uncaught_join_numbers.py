# join of numbers.
print(",".join(["1"]))
print(",".join([1, 2]))
