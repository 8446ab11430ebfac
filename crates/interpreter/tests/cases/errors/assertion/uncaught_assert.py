# A failed assertion ends the program.
total = sum([1, 2, 3])
print(total)
assert total == 7, f"total is {total}"
