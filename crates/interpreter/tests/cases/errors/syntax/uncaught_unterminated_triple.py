# A triple-quoted string that never ends.
print("never")
text = """starts here
and goes on
