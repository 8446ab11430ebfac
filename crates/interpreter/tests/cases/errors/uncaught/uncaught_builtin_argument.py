# A builtin given too many arguments.
print(len([1]))
print(len([1], [2]))
