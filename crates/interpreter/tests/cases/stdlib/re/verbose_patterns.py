import re
number = re.compile(r"""
    (?P<sign>[-+])?          # a sign
    (?P<whole>\d+)           # digits
    (?:\.(?P<part>\d*))?     # a fraction
    (?:[eE](?P<exp>[-+]?\d+))?  # an exponent
""", re.VERBOSE)
for text in ["12", "-3.5", "+1e10", "4.", "6.02e-23", "x", "-", "1_000", " 5"]:
    m = number.match(text)
    print(repr(text), m and m.groupdict(), m and m.span())
print(number.groups, number.groupindex, number.flags)
print(re.compile(r"a b\ c[ #]d # tail", re.X).fullmatch("ab c d"))
print(re.compile(r"a b\ c[ #]d # tail", re.X).fullmatch("ab c#d"))
print(re.search(r"(?x) a  b  # comment", "xxab"))
print(re.findall(r"(?xi: A + ) b", "aaA b AAb a b"))
