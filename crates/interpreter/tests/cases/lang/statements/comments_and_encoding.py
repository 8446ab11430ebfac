# -*- coding: utf-8 -*- comments everywhere do not matter.
x = 1  # trailing
# between
y = (  # after a bracket
    2  # inside
    # alone inside
)  # end
def f(a,  # first
      b=3,  # second
      ):  # colon
    # body comment
    return a + b  # returned
        # oddly indented comment
if x:  # if
    # only a comment before the body
    pass  # nothing
# not indented in between
    z = "# not a comment"
else:
    z = 0
print(x, y, f(1), z, "a#b", '#', """# in
# a string""", f"{x}#", r"\#")
d = {  # dict
    "k": 1,  # one
}  # done
print(d)  # ümläut ünd 日本語 in comment 😀
class C:  # class
    # nothing here
    v = 1
    # trailing in class
print(C.v)
for i in range(1): print(i)  # one line
#print("never")
""" a string statement as comment """
print("end")#no space
