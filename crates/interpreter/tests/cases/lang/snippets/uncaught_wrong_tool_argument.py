# An agent's cell that fails: a tool called with the wrong keyword.
def weather(city, *, unit="C"):
    return f"{city}: 20{unit}"
print(weather("Oslo"))
print(weather("Rome", unit="F"))
print(weather("Rome", units="K"))
