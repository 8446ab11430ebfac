# input() without anything to read: the prompt is printed, EOFError is raised.
for prompt in ("Name: ", "", 5):
    try:
        input(prompt)
    except EOFError as e:
        print("|", type(e).__name__, e)
try:
    input()
except EOFError as e:
    print("no prompt:", e, e.args)
try:
    input("a", "b")
except TypeError as e:
    print(e)
def ask(question, default):
    try:
        return input(question) or default
    except EOFError:
        print()
        return default
print(ask("Continue? ", "yes"))
