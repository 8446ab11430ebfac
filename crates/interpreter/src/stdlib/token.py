# Numbers of the tokens of Python's grammar.

__all__ = ["tok_name", "ISTERMINAL", "ISNONTERMINAL", "ISEOF", "EXACT_TOKEN_TYPES"]

tok_name = {}
for _number, _name in enumerate((
    "ENDMARKER", "NAME", "NUMBER", "STRING", "NEWLINE", "INDENT", "DEDENT", "LPAR", "RPAR", "LSQB", "RSQB", "COLON", "COMMA", "SEMI", "PLUS", "MINUS",
    "STAR", "SLASH", "VBAR", "AMPER", "LESS", "GREATER", "EQUAL", "DOT", "PERCENT", "LBRACE", "RBRACE", "EQEQUAL", "NOTEQUAL", "LESSEQUAL",
    "GREATEREQUAL", "TILDE", "CIRCUMFLEX", "LEFTSHIFT", "RIGHTSHIFT", "DOUBLESTAR", "PLUSEQUAL", "MINEQUAL", "STAREQUAL", "SLASHEQUAL",
    "PERCENTEQUAL", "AMPEREQUAL", "VBAREQUAL", "CIRCUMFLEXEQUAL", "LEFTSHIFTEQUAL", "RIGHTSHIFTEQUAL", "DOUBLESTAREQUAL", "DOUBLESLASH",
    "DOUBLESLASHEQUAL", "AT", "ATEQUAL", "RARROW", "ELLIPSIS", "COLONEQUAL", "OP", "AWAIT", "ASYNC", "TYPE_IGNORE", "TYPE_COMMENT", "SOFT_KEYWORD",
    "ERRORTOKEN", "COMMENT", "NL", "ENCODING", "N_TOKENS",
)):
    tok_name[_number] = _name
    globals()[_name] = _number
    __all__.append(_name)
NT_OFFSET = 256
tok_name[NT_OFFSET] = "NT_OFFSET"
__all__.append("NT_OFFSET")
del _number, _name

EXACT_TOKEN_TYPES = {
    "!=": NOTEQUAL, "%": PERCENT, "%=": PERCENTEQUAL, "&": AMPER, "&=": AMPEREQUAL, "(": LPAR, ")": RPAR, "*": STAR, "**": DOUBLESTAR,
    "**=": DOUBLESTAREQUAL, "*=": STAREQUAL, "+": PLUS, "+=": PLUSEQUAL, ",": COMMA, "-": MINUS, "-=": MINEQUAL, "->": RARROW, ".": DOT,
    "...": ELLIPSIS, "/": SLASH, "//": DOUBLESLASH, "//=": DOUBLESLASHEQUAL, "/=": SLASHEQUAL, ":": COLON, ":=": COLONEQUAL, ";": SEMI, "<": LESS,
    "<<": LEFTSHIFT, "<<=": LEFTSHIFTEQUAL, "<=": LESSEQUAL, "=": EQUAL, "==": EQEQUAL, ">": GREATER, ">=": GREATEREQUAL, ">>": RIGHTSHIFT,
    ">>=": RIGHTSHIFTEQUAL, "@": AT, "@=": ATEQUAL, "[": LSQB, "]": RSQB, "^": CIRCUMFLEX, "^=": CIRCUMFLEXEQUAL, "{": LBRACE, "|": VBAR,
    "|=": VBAREQUAL, "}": RBRACE, "~": TILDE,
}


def ISTERMINAL(x):
    return x < NT_OFFSET


def ISNONTERMINAL(x):
    return x >= NT_OFFSET


def ISEOF(x):
    return x == ENDMARKER
