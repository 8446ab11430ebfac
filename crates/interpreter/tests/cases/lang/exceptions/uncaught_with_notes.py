# Notes come after the message.
e = ValueError("main message")
e.add_note("a note at the end")
print("raising")
raise e
