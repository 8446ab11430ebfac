# IndentationError and TabError.
for source in ("if 1:\npass", "def f():\nreturn 1", "class A:\nx = 1", "for x in y:\nz", "while 1:\nx", "with a:\nx", "try:\nx", "try:\n    x\nexcept:\ny", "  x = 1", "x = 1\n  y = 2", "if 1:\n    x\n  y", "if 1:\n    x\n      y", "def f():\n    x\n   y\n", "if 1:\n\tx\n        y", "if 1:\n        x\n\ty", "if 1:\n  if 2:\n    x\n   y", "if 1:", "def f():", "class A:", "if 1:\n    pass\nelse:\npass", "match x:\ncase 1: pass", "match x:\n    case 1:\n    pass", "try:\n    x\nfinally:\ny", "else:\n    x", "if 1:\n    x\n  else:\n    y", "for x in y:", "if 1: pass\n    x", "@d\n  def f(): pass", "if x:\n    a\n\n  b", "def f():\n    if 1:\n    x", "if 1:\n    x = (1,\n2)\n    y\n", "x = [\n1,\n  2]\n"):
    try:
        compile(source, "<test>", "exec")
        print(repr(source), "accepted")
    except SyntaxError as e:
        print(repr(source), "|", type(e).__name__, e.msg, e.lineno)
