# The last line of a message of several lines.
print("go")
raise ValueError("first line\nsecond line\nthird line")
