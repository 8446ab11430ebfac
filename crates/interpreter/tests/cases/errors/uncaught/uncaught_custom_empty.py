# An own exception without arguments.
class Custom(ValueError):
    """Doc."""
print("x")
raise Custom
