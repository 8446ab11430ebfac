# The message's own newline is kept.
print("x")
raise ValueError("line one\n  line two")
