# A thousand files, and folders in folders.
import os

for number in range(1000):
    with open(f"file{number:04}.txt", "w") as f:
        f.write(str(number) * (number % 7))
names = sorted(os.listdir())
print(len(names), names[0], names[-1], sum(os.path.getsize(name) for name in names))
for name in names[::2]:
    os.remove(name)
print(len(os.listdir()), open("file0999.txt").read())
path = "deep"
for level in range(50):
    path = os.path.join(path, str(level))
os.makedirs(path)
print(sum(1 for _ in os.walk("deep")), os.path.isdir(path))
os.removedirs(path)
print(os.path.exists("deep"))
total = 0
with open("log", "a") as f:
    for number in range(5000):
        f.write(f"{number} {number * number}\n")
with open("log") as f:
    for line in f:
        a, b = line.split()
        total += int(b) - int(a)
print(total, os.path.getsize("log"))
