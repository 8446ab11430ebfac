# Lines of several files.
import fileinput

for name, text in (("a", "one\ntwo\n"), ("b", "three\nfour")):
    with open(name, "w") as f:
        f.write(text)
with fileinput.input(("a", "b")) as lines:
    for line in lines:
        print(fileinput.filename(), fileinput.lineno(), fileinput.filelineno(), fileinput.isfirstline(), repr(line))
for line in fileinput.FileInput("b", mode="rb"):
    print(line)
with fileinput.FileInput("a", inplace=True, backup=".bak") as lines:
    for line in lines:
        print(line.upper(), end="")
print(open("a").read(), open("a.bak").read())
lines = fileinput.FileInput(files=["a", "b"])
print(lines.readline(), lines.nextfile(), lines.readline(), lines.lineno())
lines.close()
try:
    fileinput.lineno()
except RuntimeError as error:
    print(error)
