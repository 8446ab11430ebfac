# A re-raised exception keeps its message.
def parse(t):
    try:
        return int(t)
    except ValueError as e:
        print("logged:", e)
        raise
print(parse("12"))
parse("1 2")
