# html.escape and html.unescape in every corner.
import html
import html.entities

for s in ("", "plain", "<a href=\"x\">&'</a>", "é ü 日", "&amp;", "a < b > c", "\x00", "'\""):
    print(repr(s), repr(html.escape(s)), repr(html.escape(s, quote=False)), html.unescape(html.escape(s)) == s)
for s in ("&lt;", "&lt", "&ltx", "&LT;", "&amp;amp;", "&#65;", "&#x41;", "&#X41;", "&#65", "&#0;", "&#128;", "&#x110000;", "&#xD800;", "&#1;", "&nbsp;", "&copy;", "&copy", "&copyx", "&notin;", "&notit;", "&unknown;", "&", "&&", "&;", "&#;", "&#x;", "&eacute;&Eacute;", "&hellip;", "&NotEqualTilde;", "&acE;", "&#13;", "&#9999999999;", "no entities", "&quot;&apos;&#39;", "&frac12;", "&#x80;", "&#x9f;", "&Aacute &aacute"):
    print(repr(s), repr(html.unescape(s)))
def err(f, *a):
    try: print("no error:", f(*a))
    except Exception as e: print(type(e).__name__, "-", e)
err(html.escape, 5); err(html.escape, None); err(html.unescape, 5); err(html.escape); err(html.escape, b"x")
print(html.entities.name2codepoint["copy"], html.entities.codepoint2name[169], html.entities.html5["copy;"], html.entities.html5["copy"], html.entities.entitydefs["lt"], len(html.entities.html5), len(html.entities.name2codepoint), html.__all__)
rows = [("Tom & Jerry", "<b>"), ('"quoted"', "it's")]
print("<table>" + "".join("<tr>" + "".join(f"<td>{html.escape(c)}</td>" for c in r) + "</tr>" for r in rows) + "</table>")
