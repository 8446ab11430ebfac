# What weakref.finalize does at the end of a program.
import weakref
class P: pass
p = P()
weakref.finalize(p, print, "one"); weakref.finalize(p, print, "two")
f = weakref.finalize(p, print, "three"); f.atexit = False
g = weakref.finalize(p, print, "four"); print(g.detach() is not None, g.alive)
print("end")
