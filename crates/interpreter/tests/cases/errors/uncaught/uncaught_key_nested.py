# A missing key in nested data.
data = {"user": {"name": "x"}}
print(data["user"]["name"])
print(data["user"]["email"])
