# lower with the final sigma and dotted capitals.
for s in ("ΣΣΣ", "ΑΣ ΒΣ", "Σ", "ΑΣ", "ΑΣΒ", "Α'Σ", "ΑΣ'", "İstanbul", "ÀÈÌ", "ẞ", "Ǆ", "K", "Å", "Ω", "ЖЩ", "ԱԲ"):
    print(s, s.lower(), s.casefold(), len(s.lower()), ascii(s.lower()))
