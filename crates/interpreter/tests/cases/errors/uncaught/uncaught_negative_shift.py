# A negative shift.
print(1 << 4)
print(1 << -4)
