# Sniffer: delimiters, quoting and headers.
import csv

s = csv.Sniffer()
samples = ["a,b,c\n1,2,3\n4,5,6\n", "a;b;c\n1;2;3\n", "a\tb\n1\t2\n3\t4\n", "x|y|z\n1|2|3\n", "'a','b'\n'c','d'\n", '"a";"b, c"\n"d";"e, f"\n', "name: ann, age: 5\nname: bob, age: 6\n", "a b c\nd e f\n"]
for t in samples:
    try:
        d = s.sniff(t)
        print(repr(t), repr(d.delimiter), d.quotechar, d.doublequote, d.skipinitialspace, d.quoting, repr(d.lineterminator), d.__name__)
    except csv.Error as e:
        print(repr(t), "Error", e)
print(s.sniff("a,b;c\n1,2;3\n", delimiters=";").delimiter, s.sniff("a,b;c\n1,2;3\n", delimiters=",").delimiter)
for t in ("", "abc", "one\ntwo\n"):
    try:
        print(s.sniff(t).delimiter)
    except csv.Error as e:
        print("Error", e)
for t in ("name,age\nann,5\nbob,6\n", "1,2\n3,4\n", "a,b\nc,d\n", "id,name,score\n1,abc,5.5\n2,def,6.5\n", "city,zip\nOslo,0150\nRome,0018\n"):
    print(repr(t), s.has_header(t))
print(s.preferred)
text = "id;amount\n1;10,5\n2;7,25\n"
d = s.sniff(text)
print([[c.replace(",", ".") for c in r] for r in csv.reader(text.splitlines(), d)])
