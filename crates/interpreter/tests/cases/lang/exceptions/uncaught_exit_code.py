# SystemExit with a text ends the program with it on stderr.
print("leaving")
try:
    raise SystemExit("fatal: bad configuration")
finally:
    print("finally on the way out")
