# Reading tables and links out of pages.
from html.parser import HTMLParser
import html
class Table(HTMLParser):
    def __init__(self):
        super().__init__(); self.rows, self.cell = [], None
    def handle_starttag(self, tag, attrs):
        if tag == "tr": self.rows.append([])
        elif tag in ("td", "th"): self.cell = ""
    def handle_data(self, data):
        if self.cell is not None: self.cell += data
    def handle_endtag(self, tag):
        if tag in ("td", "th"): self.rows[-1].append(self.cell.strip()); self.cell = None
p = Table(); p.feed("<table><tr><th>Name</th><th>Age</th></tr><tr><td> Ann &amp; Co </td><td>30</td></tr><tr><td>Bo<b>b</b></td><td></td></tr></table>")
print(p.rows, [dict(zip(p.rows[0], r)) for r in p.rows[1:]])
class Meta(HTMLParser):
    def __init__(self): super().__init__(); self.meta, self.title, self._in = {}, "", False
    def handle_starttag(self, tag, attrs):
        a = dict(attrs)
        if tag == "meta" and "name" in a: self.meta[a["name"]] = a.get("content")
        self._in = tag == "title"
    def handle_endtag(self, tag): self._in = False
    def handle_data(self, d): self.title += d if self._in else ""
m = Meta(); m.feed('<head><title>A &lt; B</title><meta name="k" content="v1, v2"><META NAME=robots CONTENT=none><meta charset="utf-8"></head>'); print(m.title, m.meta)
class Check(HTMLParser):
    VOID = {"br", "img", "input"}
    def __init__(self): super().__init__(); self.stack, self.errors = [], []
    def handle_starttag(self, t, a):
        if t not in self.VOID: self.stack.append((t, self.getpos()))
    def handle_endtag(self, t):
        if self.stack and self.stack[-1][0] == t: self.stack.pop()
        else: self.errors.append((t, self.getpos()))
c = Check(); c.feed("<div>\n<p>text<br></div>\n</p>"); print(c.errors, c.stack)
def render(rows): return "<ul>" + "".join(f"<li>{html.escape(str(r))}</li>" for r in rows) + "</ul>"
print(render(["a<b", 5, None, "x & y"]))
