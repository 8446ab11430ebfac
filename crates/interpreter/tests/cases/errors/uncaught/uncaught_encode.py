# Text that ASCII cannot hold.
print("abc".encode("ascii"))
print("naïve".encode("ascii"))
