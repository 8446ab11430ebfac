# An error in __repr__ while printing.
class Bad:
    def __repr__(self): raise RuntimeError("no repr")
print("list follows")
print([Bad()])
