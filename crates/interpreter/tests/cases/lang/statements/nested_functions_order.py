# Statements run in order; definitions are statements.
print("start")
def early():
    return late()
try:
    early()
except NameError as e:
    print(e)
def late():
    return "late is defined"
print(early())
if True:
    def chosen():
        return "first"
else:
    def chosen():
        return "second"
print(chosen())
for i in range(2):
    def looped(i=i):
        return i
    print(looped())
def redefine():
    return 1
old = redefine
def redefine():
    return old() + 1
print(redefine())
class A:
    x = 1
    if x:
        y = x + 1
    for k in range(3):
        y += k
    try:
        z = 1 / 0
    except ZeroDivisionError:
        z = "caught"
print(A.y, A.z, A.k)
