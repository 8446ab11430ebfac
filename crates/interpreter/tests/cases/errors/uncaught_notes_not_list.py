# Notes that are no list are shown as what they are.
import sys

error = ValueError("with notes")
error.__notes__ = 42
print("before")
raise error
