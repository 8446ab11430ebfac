# Words as a POSIX shell splits them, and words that need quotes.
import shlex

for text in ("", "  ", "a b", "a  'b c' d", 'x "y z" w', "a\\ b", "'it''s'", '"a\\"b" "c\\d"', "'' x ''", "a'b'c", "a # b", "#x\ny", "é 'ü ö'",
             "a\tb\nc\rd", '"\\\\"', "'\\'", "a;b|c&d", "--flag=1 -v", "a\\\nb", "x#y z", "'a\nb'"):
    for comments in (False, True):
        print(repr(text), comments, shlex.split(text, comments), shlex.split(text, comments=comments, posix=False) if "\\" not in text else "")
for text in ("'", '"', "a\\", 'a "b', "\\", "'a' 'b"):
    try:
        print(shlex.split(text))
    except ValueError as error:
        print(repr(text), error)
for word in ("", "a", "a b", "it's", "$x", "é", "a/b.c-d_e@f%g+h=i:j,k", "a\nb", "'", "''", 0, None, [], b""):
    print(repr(word), shlex.quote(word))
for word in (1, b"a", [1], 2.5):
    try:
        print(shlex.quote(word))
    except TypeError as error:
        print(repr(word), error)
print(shlex.join(["a", "b c", "it's"]), shlex.join(()), shlex.join(x for x in "a b"))
for words in ([1], 5):
    try:
        print(shlex.join(words))
    except TypeError as error:
        print(error)


class Word(str):
    pass


print(shlex.quote(Word("a b")), shlex.split(Word("a b")), type(shlex.quote(Word("a"))).__name__)
for function in (shlex.split, shlex.quote, shlex.join):
    for args, keywords in (((), {}), ((1, 2, 3, 4), {}), (("a",), {"unknown": 1})):
        try:
            function(*args, **keywords)
        except TypeError as error:
            print(error)
