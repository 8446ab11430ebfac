# An uncaught exception without a message is its name only.
print("start")
raise RuntimeError
