# An uncaught exception of an own class is shown with its module.
class Problem(Exception):
    def __str__(self):
        return "told by __str__"
print("start")
raise Problem("ignored")
