# A walrus whose value fails.
if (n := len("abc")) > 2:
    print(n)
if (m := len(5)) > 2:
    print(m)
