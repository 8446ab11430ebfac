# list.remove of what is not there.
l = [1, 2]
l.remove(1)
print(l)
l.remove(1)
