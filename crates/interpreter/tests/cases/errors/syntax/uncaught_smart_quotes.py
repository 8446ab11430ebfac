# Quotes pasted from a text processor.
print("never")
name = “Ann”
