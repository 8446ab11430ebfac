# HTMLParser: tags, attributes, data, entities, comments, incremental feeding.
from html.parser import HTMLParser

class Show(HTMLParser):
    def handle_starttag(self, tag, attrs): print("start", tag, attrs, self.getpos())
    def handle_endtag(self, tag): print("end", tag)
    def handle_startendtag(self, tag, attrs): print("startend", tag, attrs)
    def handle_data(self, data): print("data", repr(data))
    def handle_entityref(self, name): print("entity", name)
    def handle_charref(self, name): print("char", name)
    def handle_comment(self, data): print("comment", repr(data))
    def handle_decl(self, decl): print("decl", decl)
    def handle_pi(self, data): print("pi", data)
    def unknown_decl(self, data): print("unknown", data)
p = Show()
p.feed('<!DOCTYPE html>\n<html lang="en"><body class=\'a b\' id=x checked data-n="1 &amp; 2">\n<p>Hi &lt;there&gt; &#65;</p><br/><img src="a.png" alt="" /><!-- note --><?php x ?><![CDATA[raw]]></body></html>'); p.close()
p = Show(convert_charrefs=False); p.feed("a &lt; b &#62; c &unknown; d & e"); p.close()
p = Show(); p.feed("<di"); p.feed("v ti"); p.feed("tle='x"); p.feed("y'>te"); p.feed("xt</d"); p.feed("iv>"); p.close()
p = Show(); p.feed("<script>if (a < b) { x = '<p>'; }</script><style>p > a {}</style>"); p.close()
p = Show(); p.feed("<P CLASS=Big>Upper</P><a href=no>q</A>unclosed <b"); p.close()
class Links(HTMLParser):
    def __init__(self): super().__init__(); self.links, self.text, self.depth = [], [], 0
    def handle_starttag(self, tag, attrs):
        if tag == "a": self.links.append(dict(attrs).get("href"))
        self.depth += 1
    def handle_endtag(self, tag): self.depth -= 1
    def handle_data(self, d):
        if d.strip(): self.text.append(d.strip())
l = Links(); l.feed("<ul><li><a href='/a'>One</a></li><li><a href='/b?x=1&amp;y=2'>Two &copy;</a></li></ul>"); print(l.links, l.text, l.depth, l.rawdata, l.convert_charrefs); l.reset(); print(l.getpos(), l.get_starttag_text())
class Text(HTMLParser):
    def __init__(self): super().__init__(); self.out = []; self.skip = 0
    def handle_starttag(self, tag, attrs):
        self.skip += tag in ("script", "style")
        if tag in ("p", "br", "li"): self.out.append("\n")
    def handle_endtag(self, tag): self.skip -= tag in ("script", "style")
    def handle_data(self, d): self.out.append("" if self.skip else d)
t = Text(); t.feed("<h1>Title</h1><p>One <b>bold</b>.<script>x()</script><p>Two<br>lines"); t.close(); print(repr("".join(t.out)))
