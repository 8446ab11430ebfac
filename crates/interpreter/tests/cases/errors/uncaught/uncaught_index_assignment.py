# Assigning past the end of a list.
l = [0] * 3
for i in range(4):
    l[i] = i
    print(l)
