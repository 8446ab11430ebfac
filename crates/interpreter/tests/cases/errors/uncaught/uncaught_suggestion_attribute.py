# The traceback of a misspelt attribute carries a suggestion.
class Thing:
    colour = "red"
print(Thing.colour)
print(Thing().color)
