"""Runs a program whose output is bytes where only lines of text are carried: each piece becomes a line of Base64.

Its one argument is the program, as Python code; standard input and standard error stay what they are.
"""
import base64
import os
import subprocess
import sys

child = subprocess.Popen([sys.executable, "-I", "-B", "-c", sys.argv[1]], stdout=subprocess.PIPE, bufsize=0)
while True:
    data = os.read(child.stdout.fileno(), 3000)
    if not data:
        break
    line = memoryview(base64.b64encode(data) + b"\n")
    while line:
        line = line[os.write(1, line) :]
status = child.wait()
os._exit(status if status >= 0 else 128 - status)
