# `[*rest]` fits any length: it is not asked for.
import collections.abc
class Late: pass
collections.abc.Sequence.register(Late)
class Sized(collections.abc.Sequence):
    def __len__(self): print("len"); return 2
    def __getitem__(self, at):
        if at < 2: return at
        raise IndexError
def which(value):
    match value:
        case [*_]: return "any"
    return "none"
print(which(Late()), which(Sized()), which("text"), which([]))
