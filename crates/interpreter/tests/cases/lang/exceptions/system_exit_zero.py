# exit code zero and None end a program quietly.
import sys
print("one")
try:
    sys.exit(5)
except SystemExit as e:
    print("code", e.code)
try:
    sys.exit()
except SystemExit as e:
    print("code", e.code)
try:
    sys.exit("text")
except SystemExit as e:
    print("code", e.code)
try:
    try:
        raise SystemExit
    except Exception:
        print("not caught here")
except SystemExit:
    print("caught as itself")
try:
    print("two")
    sys.exit(0)
finally:
    print("finally")
print("never")
