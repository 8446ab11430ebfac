# title and capitalize on words with apostrophes, digits, hyphens and mixed case.
for s in ("hello world", "they're here", "x-ray o'neil", "3rd place", "mIxEd CaSe", "a1b2 c3", "__init__", "hello   spaces", "ßtart", "éa éB", "\ttab\nline", "HTTP response", "don't-stop", "1a 2B", "ǆungla"):
    print(repr(s.title()), repr(s.capitalize()), s.title().istitle(), s.istitle())
print("".title() == "", "".istitle(), "A".istitle(), "a".istitle(), "1".istitle(), "A1b".istitle(), "A1B".istitle(), "Ab Cd".istitle(), "AB".istitle(), "Ab cd".istitle())
