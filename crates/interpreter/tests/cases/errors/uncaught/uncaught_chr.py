# chr out of range.
print(chr(97))
print(chr(1114112))
