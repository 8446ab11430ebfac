# differs: what is written is in the file at once, with no buffer in between
with open("f", "w") as f:
    f.write("not flushed")
    print(repr(open("f").read()))
