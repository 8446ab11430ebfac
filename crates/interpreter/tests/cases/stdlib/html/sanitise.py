# Escaping for pages, unescaping feeds, stripping tags.
import html
from html.parser import HTMLParser
user = "<script>alert('x')</script> & \"quotes\""
print(html.escape(user)); print(html.escape(user, quote=False)); print(html.unescape(html.escape(user)) == user)
for t in ("&lt;p&gt;", "caf&eacute;", "&#8364; &#x20AC; &euro;", "&amp;lt;", "a &amp b", "&nbsp;|", "&bogus; &", "&hearts;", "1 &lt 2"):
    print(repr(t), repr(html.unescape(t)))
class Strip(HTMLParser):
    def __init__(self):
        super().__init__(); self.out = []
    def handle_data(self, d): self.out.append(d)
    @classmethod
    def text(cls, s):
        p = cls(); p.feed(s); p.close(); return "".join(p.out)
print(Strip.text("<p>Hello <b>bold</b> &amp; <i>it</i></p>"), repr(Strip.text("a<br>b<!-- c -->d")), Strip.text("plain < text"))
class Tree(HTMLParser):
    def __init__(self): super().__init__(); self.depth, self.lines = 0, []
    def handle_starttag(self, t, a): self.lines.append("  " * self.depth + t + "".join(f" {k}={v}" for k, v in a)); self.depth += t not in ("br", "img")
    def handle_endtag(self, t): self.depth -= 1
t = Tree(); t.feed('<div id="x"><ul><li class="a">1</li><li>2</li></ul><br><img src="i.png"></div>'); print("\n".join(t.lines))
attrs = {"href": "/?a=1&b=2", "title": 'say "hi"'}
print("<a " + " ".join(f'{k}="{html.escape(v)}"' for k, v in attrs.items()) + ">")
