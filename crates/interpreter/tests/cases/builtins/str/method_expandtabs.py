# expandtabs for several sizes, with newlines and wide text.
for s in ("a\tb", "\t", "ab\tcd\tef", "a\n\tb", "a\r\tb", "\t\t", "12345678\tx", "日\tx", "", "no tabs"):
    print([repr(s.expandtabs(n)) for n in (8, 4, 1, 0)], repr(s.expandtabs()))
