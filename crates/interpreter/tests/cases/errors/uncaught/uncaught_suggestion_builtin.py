# A misspelt builtin is suggested too.
print(len("abc"))
print(lenn("abc"))
