# A keyword as a name.
print("never")
class = "economy"
