# The module of builtins has its name before anybody imports it.
print(__builtins__)
import builtins

print(builtins, builtins is __builtins__)
