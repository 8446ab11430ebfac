# An import that fails ends the program.
print("before the import")
import a_module_that_is_not_there
