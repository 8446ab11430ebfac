# swapcase, twice, and where it is not its own inverse.
for s in ("Hello World", "ßtraSSe", "ǅ", "ŉ", "ÀÉî", "aΣ", "123 abC", ""):
    print(s, s.swapcase(), s.swapcase().swapcase(), s.swapcase().swapcase() == s)
