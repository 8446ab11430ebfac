# An INI parser with sections, interpolation, types, lists, errors and a writer.
TEXT = """
; global comment
name = demo
[server]
host = localhost
port = 8080
url = http://${host}:${port}/${name}
debug = yes
ratio = 0.75
tags = a, b , c
[paths]
root = /srv
data = ${root}/data
logs = ${data}/logs
empty =
[bad]
loop = ${pool}
pool = ${loop}
missing = ${nowhere}
"""
class ConfigError(Exception):
    def __init__(self, msg, line=None): super().__init__(f"line {line}: {msg}" if line else msg)
class Config:
    def __init__(self, text):
        self.data = {"": {}}
        section = ""
        for n, raw in enumerate(text.splitlines(), 1):
            line = raw.split(";")[0].strip()
            if not line: continue
            if line[0] == "[":
                if line[-1] != "]": raise ConfigError(f"bad section {line!r}", n)
                section = line[1:-1]
                if section in self.data: raise ConfigError(f"duplicate section {section!r}", n)
                self.data[section] = {}
            elif "=" in line:
                key, _, value = line.partition("=")
                self.data[section][key.strip()] = value.strip()
            else: raise ConfigError(f"expected key = value, got {line!r}", n)
    def raw(self, section, key, seen=()):
        if key in seen: raise ConfigError(f"loop: {' -> '.join(seen + (key,))}")
        value = self.data.get(section, {}).get(key, self.data[""].get(key))
        if value is None: raise KeyError(f"{section}.{key}")
        while (i := value.find("${")) >= 0:
            j = value.index("}", i)
            value = value[:i] + self.raw(section, value[i + 2:j], seen + (key,)) + value[j + 1:]
        return value
    def get(self, path, kind=str, default=None):
        section, _, key = path.rpartition(".")
        try: value = self.raw(section, key)
        except KeyError:
            if default is not None: return default
            raise
        match kind.__name__:
            case "bool":
                try: return {"yes": True, "no": False, "true": True, "false": False, "1": True, "0": False}[value.lower()]
                except KeyError: raise ConfigError(f"{path}: not a boolean: {value!r}") from None
            case "list": return [v.strip() for v in value.split(",")] if value else []
            case _:
                try: return kind(value)
                except ValueError as e: raise ConfigError(f"{path}: {e}") from e
    def __str__(self): return "\n".join((f"[{s}]\n" if s else "") + "\n".join(f"{k} = {v}" for k, v in sorted(kv.items())) for s, kv in self.data.items() if kv)
c = Config(TEXT)
for path, kind in (("name", str), ("server.port", int), ("server.url", str), ("server.debug", bool), ("server.ratio", float), ("server.tags", list), ("paths.logs", str), ("paths.empty", list), ("paths.empty", str)): print(path, repr(c.get(path, kind)))
for path, kind in (("server.host", int), ("server.port", bool), ("bad.loop", str), ("bad.missing", str), ("nope.key", str)):
    try: print(c.get(path, kind))
    except (ConfigError, KeyError) as e: print(path, "|", type(e).__name__, e)
print(c.get("x.y", default="fallback"), str(Config(str(c))) == str(c))
for bad in ("[open", "[a]\n[a]", "just words"):
    try: Config(bad)
    except ConfigError as e: print(e)
