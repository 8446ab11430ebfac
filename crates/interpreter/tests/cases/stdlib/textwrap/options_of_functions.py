import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


class Text(str):
    pass


import textwrap
T='The quick brown fox jumps over the lazy dog. Well-known words break--here and there.\tTabs\nand lines. '*2
for k in ({},dict(width=20),dict(width=1),dict(initial_indent='* ',subsequent_indent='  ',width=30),dict(max_lines=2,width=30),dict(max_lines=1,width=20,placeholder='...'),dict(break_long_words=False,width=3),dict(break_on_hyphens=False,width=10),dict(drop_whitespace=False,width=25),dict(expand_tabs=False,width=30),dict(replace_whitespace=False,width=30),dict(tabsize=2,width=40),dict(fix_sentence_endings=True,width=60),dict(width=0),dict(width='x'),dict(foo=1),dict(max_lines=1,width=3),dict(width=20.5),dict(max_lines=None,width=50),dict(width=True),dict(drop_whitespace=0,width=30),dict(text=5)):
    for f in (textwrap.wrap,textwrap.fill): shown(f,T,**k)
    kk=dict(k); kk.setdefault('width',30)
    if 'max_lines' not in k: shown(textwrap.shorten,T,**kk)
for f in (textwrap.wrap,textwrap.fill,textwrap.shorten):
    for aa in ((),(5,),(None,10),(b'x',10),('',10),('   ',10),(Text('hello world foo'),6),('hello world',5),('hello world',5,6),('a b c',3.5),('x'*30,10),('\u3000a\u2003b c',3)): shown(f,*aa)
    shown(f,text='hello world',width=5)
