# max of nothing.
print(max([3]))
print(max([]))
