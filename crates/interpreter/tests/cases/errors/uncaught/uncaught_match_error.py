# A class pattern with too many arguments.
class P:
    __match_args__ = ("x",)
    x = 1
match P():
    case P(1): print("one")
match P():
    case P(1, 2): print("two")
