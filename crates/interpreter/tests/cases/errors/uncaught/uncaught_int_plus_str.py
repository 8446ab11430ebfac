# A number plus text.
total = 0
for piece in [1, 2, "3"]:
    total = total + piece
    print(total)
