# Tags that come in pieces, and such as are none.
from html.parser import HTMLParser


class Noted(HTMLParser):
    def __init__(self):
        super().__init__()
        self.seen = []

    def handle_starttag(self, tag, attrs):
        self.seen.append(("start", tag, attrs, self.get_starttag_text()))

    def handle_startendtag(self, tag, attrs):
        self.seen.append(("both", tag, attrs))

    def handle_endtag(self, tag):
        self.seen.append(("end", tag))

    def handle_data(self, data):
        self.seen.append(("data", data))

    def handle_comment(self, data):
        self.seen.append(("comment", data))


def told(*pieces):
    parser = Noted()
    for piece in pieces:
        parser.feed(piece)
    print(parser.seen, repr(parser.rawdata))
    parser.close()
    print("   ", parser.seen)


told("<a b='>", "'>")
told('<a b="', 'x>y', '">', "text</a>")
told("<a", " href", "=", "x", ">")
told("<br", "/", ">")
told("<br /", ">")
told("<a href=x/", ">")
told('<div class="bar",baz="asd">')
told('<div class="bar" , baz="asd">')
told("<a b='c'd>")
told('<a "x">')
told("<a$>", "<a$")
told("<a =x>")
told("<a b=>")
told("<a b= >", "<a b = c>")
told("<a b='x'/>", "<a b=x/>", "<a/b>")
told("<a <b>")
told("<a b='unclosed>text</a>")
told("<a b", "='c' d>", "e")
told("<a\nb\n=\n'c'\n>")
told("<", "a", ">")
told("<p>some <b>text</b> &amp; mo", "re</p>")
