# Attributes, odd markup, entities in attributes, script content.
from html.parser import HTMLParser
class P(HTMLParser):
    def __init__(self, **k): super().__init__(**k); self.ev = []
    def handle_starttag(self, t, a): self.ev.append(("s", t, a))
    def handle_endtag(self, t): self.ev.append(("e", t))
    def handle_startendtag(self, t, a): self.ev.append(("se", t, a))
    def handle_data(self, d): self.ev.append(("d", d))
    def handle_comment(self, c): self.ev.append(("c", c))
    def handle_decl(self, d): self.ev.append(("decl", d))
    def handle_pi(self, d): self.ev.append(("pi", d))
    def handle_entityref(self, n): self.ev.append(("ent", n))
    def handle_charref(self, n): self.ev.append(("chr", n))
def run(text, **k):
    p = P(**k); p.feed(text); p.close(); return p.ev
for text in ("<a b=c d='e f' g=\"h\" i>", "<A HREF=x>Y</A>", "<br/><br />", "<p>a<p>b", "</x>", "<!-- a -- b -->", "<!doctype html>", "<?xml version='1'?>", "a < b", "a<b", "<", "<>", "< a>", "&amp;&lt;x&gt;&#65;&#x42;&copy", "<a title='&quot;q&quot; &amp; r'>", "<script>a<b && '</p>'</script>", "<style>a>b{}</style>x", "<a\nb\n=\n'c'>", "<img src=a.png/>", "<td nowrap>", "text &unknown; more", "<div class=\"a\" class=\"b\">", "<a href='x' >t</a >", "<!-->x-->", "<b>é😀</b>"):
    print(repr(text), run(text))
print(run("a&amp;b&#67;&nope;", convert_charrefs=False))
p = P(); [p.feed(c) for c in "<p id='1'>hi &amp; bye</p>"]; p.close(); print("".join(e[1] for e in p.ev if e[0] == "d"), p.ev[0], p.ev[-1])
