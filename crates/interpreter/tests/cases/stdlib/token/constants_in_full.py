# Token numbers and their names.
import token
for name in ("ENDMARKER", "NAME", "NUMBER", "STRING", "NEWLINE", "INDENT", "DEDENT", "LPAR", "RPAR", "PLUS", "OP", "ERRORTOKEN", "COMMENT", "NL", "ENCODING", "N_TOKENS", "NT_OFFSET", "COLONEQUAL", "RARROW", "ELLIPSIS", "AT", "DOUBLESTAR"):
    print(name, getattr(token, name), token.tok_name.get(getattr(token, name)))
print(token.ISTERMINAL(5), token.ISNONTERMINAL(300), token.ISEOF(token.ENDMARKER), token.ISEOF(1), len(token.tok_name), token.tok_name[54] if 54 in token.tok_name else None)
print({symbol: token.tok_name[number] for symbol, number in sorted(token.EXACT_TOKEN_TYPES.items())})
print(sorted(token.tok_name)[:5], token.tok_name[token.NAME] == "NAME")
