# A syntax error inside eval.
print(eval("1 + 1"))
eval("1 +")
