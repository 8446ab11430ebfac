# Exception classes of one's own: attributes, str, repr, args, hierarchies.
class AppError(Exception):
    """Base of the application's errors."""
class NotFound(AppError):
    def __init__(self, name, code=404):
        super().__init__(f"{name} not found")
        self.name = name
        self.code = code
class Silent(AppError):
    def __init__(self, x):
        self.x = x
class Custom(AppError):
    def __str__(self):
        return "custom str"
class CustomRepr(AppError):
    def __repr__(self):
        return "<custom repr>"
for make in (lambda: AppError(), lambda: AppError("m"), lambda: AppError("m", 2), lambda: NotFound("file"), lambda: Silent(5), lambda: Custom("ignored"), lambda: CustomRepr("arg")):
    try:
        raise make()
    except AppError as e:
        print(type(e).__name__, "|", str(e), "|", repr(e), "|", e.args)
try:
    raise NotFound("row", code=410)
except AppError as e:
    print(e.name, e.code, vars(e))
class WithDefault(Exception):
    message = "default message"
    def __init__(self, message=None):
        super().__init__(message or self.message)
print(WithDefault(), WithDefault("given"))
class Multi(KeyError, AttributeError): pass
try:
    raise Multi("both")
except AttributeError as e:
    print(repr(e), str(e), isinstance(e, LookupError))
print(AppError.__doc__, NotFound.__mro__[1].__name__, issubclass(NotFound, Exception))
e = AppError("a", "b")
e.args = ("changed",)
print(e, repr(e))
e.extra = [1]
print(e.extra)
