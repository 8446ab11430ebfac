# and/or/not/ternary return operands, skip the rest, and nest.
log = []
def t(tag, v): log.append(tag); return v
exprs = ["t('a', 0) or t('b', '') or t('c', [])", "t('a', 1) and t('b', 'x') and t('c', [])", "t('a', 0) and t('b', 1) or t('c', 2)", "t('a', 1) or t('b', 1) and t('c', 2)", "not t('a', 0) and t('b', 5)", "t('a', None) if t('b', 1) else t('c', 2)", "(t('a', 1) if t('b', 0) else t('c', 3)) or t('d', 4)", "t('a', 0) or (t('b', 0) or t('c', 7)) and t('d', 8)", "[t('x', i) for i in (0, 1) if t('c', i) or t('d', 1)]", "t('a', {}) or None", "t('a', '') and undefined", "t('a', 'yes') or undefined"]
for e in exprs:
    log.clear()
    print(e, "->", repr(eval(e)), "".join(log))
name = None
print(name or "default", name and name.upper(), (name or "x").upper(), len(name or ""), [] or {} or 0 or None, 1 and [] and 2, bool([] or "x"), not (0 or []), (lambda: 1 and 2 or 3)())
