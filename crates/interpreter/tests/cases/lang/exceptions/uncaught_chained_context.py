# An exception raised while another is handled ends the program with the newer one.
def cleanup():
    raise OSError("cleanup failed")
try:
    1 / 0
except ZeroDivisionError:
    print("handling")
    cleanup()
