# References that are none, in HTML.
from html.parser import HTMLParser
class P(HTMLParser):
    def handle_starttag(self,t,a): print('start',t,a)
    def handle_endtag(self,t): print('end',t)
    def handle_data(self,d): print('data',repr(d))
    def handle_charref(self,n): print('charref',n)
    def handle_entityref(self,n): print('entityref',n)
    def handle_comment(self,n): print('comment',n)
for conv in (True,False):
    for s in ['a&#bad;b','&#','&#x','&#xg;','&#12','&#12;','&amp','&amp;','&bad;x','&','&&','& a','&#;','<a href="&#bad;&lt;">','&#65 x','&#x41z', '&#bad', 'x&#bad;<b>', '&#b&amp;c', '&x<', '&#<b>']:
        print(conv, repr(s)); p=P(convert_charrefs=conv); p.feed(s); print('-'); p.close()
