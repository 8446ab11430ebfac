# An error inside an except block.
try:
    [][0]
except IndexError as e:
    print("handling", e)
    e.no_such_attribute
