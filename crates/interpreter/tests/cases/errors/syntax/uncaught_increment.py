# The ++ of other languages.
i = 0
i++
print(i)
