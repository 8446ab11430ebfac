# exit with a number prints nothing.
import sys
print("leaving with 3")
sys.exit(3)
