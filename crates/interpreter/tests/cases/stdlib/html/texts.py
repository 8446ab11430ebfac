# escape, unescape, HTMLParser.
import html
from html.parser import HTMLParser
print(html.escape("<a href='x'>\"&\"</a>"), html.escape("'\"", quote=False), html.unescape("&lt;&amp;&eacute;&#233;&#xe9;&notit;&nosuch;&#0;&#128;&copy &hearts;"))
class P(HTMLParser):
    def handle_starttag(self, tag, attrs): print("start", tag, attrs)
    def handle_endtag(self, tag): print("end", tag)
    def handle_data(self, data): print("data", repr(data))
    def handle_comment(self, data): print("comment", data)
    def handle_decl(self, decl): print("decl", decl)
p = P()
p.feed("<!DOCTYPE html><div class='a' id=b checked><p>Hi &amp; bye<br/>x &lt; y</p><!-- c --><script>a < b && c</script></div>")
p.feed("<a href='x?a=1&amp;b")
p.feed("=2'>link</a> tail")
p.close()
