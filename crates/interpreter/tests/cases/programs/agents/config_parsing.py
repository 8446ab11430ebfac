import re
import shlex
from types import SimpleNamespace
from collections import ChainMap
source = '''
# server
host = "example.com"   # the host
port=8080
debug = yes
paths = /a /b "/c d"
[limits]
memory = 512MiB
time = 1.5s
'''
def read(text):
    section, result = "main", {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if found := re.fullmatch(r"\[(\w+)\]", line):
            section = found[1]
            continue
        name, found, value = line.partition("=")
        if not found:
            raise SyntaxError(f"line {number}: {line!r}")
        words = shlex.split(value, comments=True)
        result.setdefault(section, {})[name.strip()] = words[0] if len(words) == 1 else words
    return result
config = read(source)
print(config)
units = {"KiB": 2**10, "MiB": 2**20, "s": 1}
def amount(text):
    number, unit = re.match(r"([\d.]+)\s*(\w+)", text).groups()
    return float(number) * units[unit]
print({name: amount(value) for name, value in config["limits"].items()})
layers = ChainMap({"port": 9}, config["main"], {"debug": "no", "color": True})
print(layers["port"], layers["debug"], layers["color"], sorted(layers), len(layers), layers.maps[0], layers.parents["port"])
layers["new"] = 1
print(layers.maps[0], dict(layers.new_child({"port": 1}))["port"])
ns = SimpleNamespace(**config["main"])
ns.port = int(ns.port)
print(ns, ns.host.upper(), ns == SimpleNamespace(**vars(ns)))
try:
    read("oops")
except SyntaxError as error:
    print(error)
print(shlex.join(["rm", "-rf", "my file", "it's"]), shlex.quote("$HOME"), shlex.split("a 'b c' d\\ e"))
