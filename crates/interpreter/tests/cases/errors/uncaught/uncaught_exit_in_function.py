# sys.exit with text inside nested calls.
import sys
def stop(reason): sys.exit(f"stopped: {reason}")
def work():
    try:
        stop("done early")
    except Exception:
        print("not caught by except Exception")
work()
