# A syntax error inside exec.
print("start")
exec("x = = 1")
