# The constants, whole.
import string
for name in ("ascii_letters", "ascii_lowercase", "ascii_uppercase", "digits", "hexdigits", "octdigits", "punctuation", "whitespace", "printable"):
    print(name, repr(getattr(string, name)), len(getattr(string, name)))
print(string.capwords("hello  big   world"), "|", string.capwords("  x y ", " "), "|", string.capwords("a-b-c", "-"), "|", string.capwords(""), "|", string.capwords("mIxEd CASE it's"))
print(string.ascii_letters == string.ascii_lowercase + string.ascii_uppercase, set(string.printable) >= set(string.whitespace), string.__all__)
alphabet = string.ascii_lowercase
shift = str.maketrans(alphabet, alphabet[3:] + alphabet[:3])
print("attack at dawn".translate(shift), "".join(c for c in "a1b2!?" if c in string.digits), all(c in string.hexdigits for c in "DEADbeef"), "x".join(string.octdigits))
print("Hello, World!".translate(str.maketrans("", "", string.punctuation)), [string.digits.index(d) for d in "905"])
