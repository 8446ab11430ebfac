import keyword, errno, stat, token
print(len(keyword.kwlist), keyword.iskeyword("lambda"), keyword.iskeyword("Lambda"), keyword.issoftkeyword("match"), keyword.softkwlist)
print(errno.ENOENT, errno.errorcode[13], errno.EWOULDBLOCK == errno.EAGAIN, len(errno.errorcode))
for mode in (0o100644, 0o40755, 0o104755, 0o41777, 0o120777, 0o102644, 0):
    print(stat.filemode(mode), stat.S_ISDIR(mode), stat.S_ISREG(mode), oct(stat.S_IMODE(mode)), oct(stat.S_IFMT(mode)))
print(token.NAME, token.tok_name[token.OP], token.EXACT_TOKEN_TYPES["->"], token.ISEOF(0), token.ISNONTERMINAL(300))
