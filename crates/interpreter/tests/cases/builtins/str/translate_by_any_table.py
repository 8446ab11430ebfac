"""`str.translate` by tables of every kind."""
class Upper(dict):
    def __missing__(self, code):
        return chr(code).upper()


class Fields:
    def __getitem__(self, code):
        if code == 120:
            raise LookupError
        return code + 1


text = "abc xyz ß € 😀 \x00"
tables = [
    str.maketrans("abc", "xyz"),
    str.maketrans("abc", "xyz", "€ "),
    str.maketrans({"a": "long text here", "b": None, "c": 0x1F600, "😀": ":)"}),
    {97: "A", 98: 66, 99: None},
    {True: "one", 97: "a" * 40, 0: "nul"},
    {97.0: "float", "b": "not a code"},
    Upper(),
    Upper({97: None}),
    Fields(),
    {},
]
for table in tables:
    print(ascii(text.translate(table)))
for table in ({97: 1.5}, {97: -1}, {97: 0x110000}, {97: b"x"}, 5, None, [1, 2]):
    try:
        print(ascii("abc".translate(table)))
    except Exception as error:
        print(type(error).__name__, error)
print(ascii("a\ud800b".translate({0xD800: "S", 97: 0xDC00})), len(("ab" * 50000).translate({97: "xy"})))
print("".translate({97: "x"}), "hello".translate(str.maketrans("", "", "l")), "hello".translate({ord("l"): "L" * 3}))
