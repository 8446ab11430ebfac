# What cannot be written is named; what came before it in the same call was written.
for values in (["a\ud800b"], ["\ud800\udbff"], ["before", "\ud812", "after"], ["é" * 3 + "\ud9ab"]):
    try:
        print(*values)
    except UnicodeEncodeError as error:
        print(error)
        print(error.encoding, error.start, error.end, error.reason, ascii(error.object))
try:
    print("one", "two", sep="\ud800")
except UnicodeEncodeError as error:
    print(error.start, error.reason)
try:
    print("shown", end="\ud800")
except UnicodeEncodeError as error:
    print(error.start, error.reason)
print(ascii("\ud800"), repr("\ud800"), len("\ud800"))
