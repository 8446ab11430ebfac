# A local used before it is set.
total = 10
def add(n):
    total += n
    return total
print("calling")
add(5)
