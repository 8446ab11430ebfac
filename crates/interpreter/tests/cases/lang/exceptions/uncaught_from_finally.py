# finally blocks run before the program ends.
def work():
    try:
        print("working")
        [][3]
    finally:
        print("released")
try:
    work()
finally:
    print("outermost finally")
