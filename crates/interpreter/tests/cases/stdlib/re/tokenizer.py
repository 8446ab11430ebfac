# A tokenizer, an expression parser and a template engine on re.
import re
TOKENS = [("NUMBER", r"\d+(\.\d*)?"), ("ASSIGN", r":="), ("END", r";"), ("ID", r"[A-Za-z]+"), ("OP", r"[+\-*/]"), ("NEWLINE", r"\n"), ("SKIP", r"[ \t]+"), ("MISMATCH", r".")]
master = re.compile("|".join(f"(?P<{name}>{pattern})" for name, pattern in TOKENS))
def tokens(code):
    line, start = 1, 0
    for m in master.finditer(code):
        kind, value = m.lastgroup, m.group()
        if kind == "NEWLINE":
            line, start = line + 1, m.end(); continue
        if kind == "SKIP": continue
        if kind == "MISMATCH":
            raise RuntimeError(f"{value!r} unexpected on line {line}")
        yield kind, float(value) if kind == "NUMBER" and "." in value else int(value) if kind == "NUMBER" else value, line, m.start() - start
for token in tokens("total := price * 2.5 ;\ntax := 3;"):
    print(token)
try:
    list(tokens("a := @"))
except RuntimeError as error:
    print(error)
def render(template, **names):
    def value(m):
        name, _, spec = m["expr"].partition("|")
        return format(names[name.strip()], spec.strip())
    return re.sub(r"\{\{\s*(?P<expr>[^}]+?)\s*\}\}", value, template)
print(render("Hi {{ name }}, you owe {{amount|.2f}} ({{ n | >4 }})", name="Ann", amount=3.14159, n=7))
log = """2024-01-02 10:00:01 ERROR [db] timeout after 30s
2024-01-02 10:00:05 INFO [web] GET /index 200
bad line
2024-01-02 10:01:00 WARN [db] slow query (2.5s)"""
line = re.compile(r"^(?P<date>\S+) (?P<time>\S+) (?P<level>[A-Z]+) \[(?P<source>\w+)\] (?P<text>.*)$", re.M)
for m in line.finditer(log):
    print(m.groupdict())
print(re.sub(r"(?P<user>[\w.]+)@(?P<host>[\w.]+)", lambda m: m["user"][0] + "***@" + m["host"], "mail bob.x@a.com or eve@b.org"), [tuple(map(int, v)) for v in re.findall(r"(\d+),(\d+)", "1,2 3,4")])
