# shlex objects: character classes, punctuation, pushing back, lines.
import shlex, io
def all_tokens(text, **options):
    return list(shlex.shlex(text, **options))
for text in ("a && b || c; d > e", "x=1+2 'q r'", "f(a,b)", "a # comment\nb", "~/x *.py --long-opt", "'unbalanced' ok"):
    print(repr(text), all_tokens(text), all_tokens(text, posix=True), all_tokens(text, punctuation_chars=True), all_tokens(text, posix=True, punctuation_chars=True))
lex = shlex.shlex("one two\nthree")
print(lex.get_token(), lex.lineno, lex.get_token(), lex.get_token(), lex.lineno, repr(lex.get_token()), lex.eof == "", lex.infile, lex.posix)
lex.push_token("back"); print(lex.get_token(), lex.error_leader(), lex.error_leader("file", 7))
lex = shlex.shlex("a-b c,d 'x y'", posix=True); lex.wordchars += "-"; lex.whitespace += ","; lex.whitespace_split = False; print(list(lex))
lex = shlex.shlex("a,b;c d", posix=True); lex.whitespace_split = True; lex.whitespace = ",;"; print(list(lex))
lex = shlex.shlex(io.StringIO("from stream"), "name.txt"); print(list(lex), lex.infile, lex.error_leader())
lex = shlex.shlex("a 'b", posix=True)
try:
    list(lex)
except ValueError as error:
    print(error, lex.state, lex.token)
lex = shlex.shlex("say `hi` !x", posix=True); lex.quotes = "`"; lex.commenters = "!"; print(list(lex), shlex.shlex("x", punctuation_chars="|").punctuation_chars, shlex.shlex("x", punctuation_chars=True).wordchars[-8:], shlex.shlex("").wordchars[:5])
print(all_tokens("a|b||c", punctuation_chars="|"), all_tokens("a|b;c", punctuation_chars=";"), all_tokens("x>>y", posix=True, punctuation_chars=True), next(shlex.shlex("q")), shlex.__all__)
