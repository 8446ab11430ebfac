# An error inside exec.
exec("print('in exec')")
exec("x = 1\nraise LookupError('from exec')")
