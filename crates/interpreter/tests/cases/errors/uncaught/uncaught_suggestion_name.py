# The traceback of a misspelt name carries a suggestion.
total = 10
print(total)
print(totla)
