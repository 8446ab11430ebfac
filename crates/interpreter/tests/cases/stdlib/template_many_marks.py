# A template of many marks needs no more memory than its pieces.
import string
print(len(string.Template("$" * 4_000_000).substitute()), string.Template("$a$b${c}$$ " * 3).substitute(a=1, b=2, c=3))
