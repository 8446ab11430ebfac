# break outside a loop.
print("never")
if True:
    break
