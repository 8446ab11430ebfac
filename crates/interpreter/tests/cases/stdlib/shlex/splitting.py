# split, join, quote, the lexer.
import shlex
for s in ("a b 'c d' e", 'x "y \\" z" w', "a\\ b", "--opt='v w' #c", "", "a  b\tc\n", "'it''s'", "a'b'c"):
    print(repr(s), shlex.split(s), shlex.split(s, comments=True), shlex.split(s, posix=False) if s.count("'") % 2 == 0 else "")
print(shlex.quote("a b"), shlex.quote("safe-1.txt"), shlex.quote("it's"), shlex.quote(""), shlex.join(["a b", "c", "d'e"]), list(shlex.shlex("a=b; c|d 'e f'")), list(shlex.shlex("a && b || c;d >e", punctuation_chars=True)))
for bad in ("'open", "end\\"):
    try:
        shlex.split(bad)
    except ValueError as e:
        print(e)
