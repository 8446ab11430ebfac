import re
text = "<a><b><c>"
for p in ["<.*>", "<.*?>", "<.+?>", "<.{1,3}>", "<.{1,3}?>", "<[^>]*+>", "(?><.*)>", "<.?>", "<.??>", "(<.>)+", "(<.>)+?", "(?:<(.)>)*", "(<.>){2}", "(<.>){2,}", "(<.>){0}", "(<.>){,2}"]:
    m = re.match(p, text)
    print(p, m and (m.group(), m.groups()))
print(re.findall(r"a{2,3}", "aaaaaaa"), re.findall(r"a{2,3}?", "aaaaaaa"), re.findall(r"a{2}", "aaaaa"))
print(re.findall(r"a{,2}b", "ab aab aaab b"), re.findall(r"a{}", "a{}"), re.findall(r"a{x}", "a{x}"), re.findall(r"{", "{"))
print(re.match(r"(a+)+b", "a" * 20 + "b").span(), re.match(r"(a|aa)+$", "a" * 15).group(1))
print(re.match(r"(?=(a+))a*b\1", "aaabaa"), re.search(r"(?=(\w{3}))", "abcd").group(1))
print(re.findall(r"(?=(\d\d))", "12345"), re.findall(r"\w+(?=!)", "hi! there yo!"), re.findall(r"\b\w+\b(?!!)", "hi! there yo!"))
print(re.findall(r"(?<!\d)\d{2}(?!\d)", "1 22 333 44"), re.findall(r"(?<=\$)\d+(?:\.\d\d)?", "$5 $6.50 7"))
print(re.match(r"(['\"])(.*?)\1", "'it\"s' x").groups(), re.match(r"(?P<q>['\"]).*?(?P=q)", '"a\'b"').group())
print(re.match(r"(\()?\d+(?(1)\))$", "(5)"), re.match(r"(\()?\d+(?(1)\))$", "5"), re.match(r"(\()?\d+(?(1)\))$", "(5"))
print(re.match(r"(?P<o><)?\w(?(o)>|!)", "<a>").group(), re.match(r"(?P<o><)?\w(?(o)>|!)", "a!").group())
print(re.match(r"((a)|b)*", "abab").groups(), re.match(r"(?:(a)|b)*", "ab").groups(), re.match(r"(a)|(b)", "b").groups())
print(re.match(r"(.*?)(\d*)$", "abc123").groups(), re.match(r"(.*)(\d+)$", "abc123").groups(), re.match(r"([a-z]*)([a-z]+)", "hello").groups())
