import sys
print(sys.stdout.write("written\n"))
print("to stdout", file=sys.stdout)
sys.stdout.writelines(["a\n", "b\n"])
sys.stdout.flush()
print(sys.stdout.isatty(), sys.stdout.encoding, sys.stdout.writable(), sys.stdout.readable())
try:
    sys.stdout.write(5)
except TypeError as e:
    print(e)
class Upper:
    def __init__(self, inner):
        self.inner = inner
    def write(self, text):
        self.inner.write(text.upper())
saved = sys.stdout
sys.stdout = Upper(saved)
print("shouted")
sys.stdout = saved
print("calm", sys.stdout is sys.__stdout__)
sys.stdout = None
print("nowhere")
sys.stdout = saved
print("back")
