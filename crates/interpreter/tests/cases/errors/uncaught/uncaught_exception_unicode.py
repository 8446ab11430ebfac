# An exception with Unicode text.
print("x")
raise ValueError("größer als 日本 😀")
