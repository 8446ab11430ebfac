import html

for text in ("&lt;", "&lt", "&amp;amp;", "&notit;", "&notin;", "&unknown;", "&", "&;", "&#65;", "&#65", "&#x41;", "&#X41", "&#x;", "&#;", "&#0;", "&#128;", "&#x80;", "&#xD800;",
             "&#1114112;", "&#99999999999999;", "&#1;", "&#xFFFE;", "&#13;", "a & b", "&eacute;t&eacute", "&CounterClockwiseContourIntegral;", "&<", "& lt;", "&#x1F600;", "&ampere", "&nbsp;|"):
    print(text, ascii(html.unescape(text)))
for text in ("<a href=\"x\">it's & more</a>", "", "plain", "é<"):
    print(html.escape(text), html.escape(text, quote=False), html.escape(text, False) == html.escape(text, quote=0))

def shown(function, *args, **names):
    try:
        print(repr(function(*args, **names)))
    except Exception as error:
        print(type(error).__name__, error)

shown(html.escape)
shown(html.escape, 5)
shown(html.escape, "a", True, 1)
shown(html.escape, "a", quotes=1)
shown(html.unescape, None)
shown(html.unescape, b"&lt;")
shown(html.unescape, "a", "b")
