# Examples as a program.
import doctest

print(doctest.script_from_examples("""hi
>>> 1+1
2
>>> for i in range(2):
...     print(i)
0
1

text after
>>> x = 5
"""))
print(repr(doctest.script_from_examples("no examples\n")), repr(doctest.script_from_examples("")))
