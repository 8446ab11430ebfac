# zfill with signs, spaces, letters and long text.
for s in ("", "5", "-5", "+5", "--5", "-", "+", " 5", "abc", "-abc", "5.5", "-0x1", "٥", "12345"):
    print([s.zfill(n) for n in (0, 1, 3, 6)])
