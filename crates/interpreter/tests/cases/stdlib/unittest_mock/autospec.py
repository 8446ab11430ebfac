# Mocks made like something else: their attributes are, too, and take the arguments that those take.
from unittest.mock import call, create_autospec, patch, seal, Mock


class Service:
    limit = 1

    def __init__(self, url="x"):
        pass

    def fetch(self, key, retry=2):
        return key

    @staticmethod
    def plain(a):
        pass

    @classmethod
    def made(cls, a):
        pass

    @property
    def size(self):
        return 5

    async def wait(self, seconds):
        pass


class Caller:
    def __call__(self, number):
        pass


class Bare:
    def method(self, x):
        pass


def tried(function, *args, **named):
    try:
        print("->", repr(function(*args, **named)).split(" id=")[0])
    except (Exception, AssertionError) as error:
        print("!!", type(error).__name__, error)


mock = create_autospec(Service)
tried(mock, 1, 2)
tried(mock.fetch, 1)
tried(mock.fetch)
tried(mock.plain)
tried(mock.plain, 1)
tried(mock.made)
tried(mock.made, 1)
tried(lambda: mock.missing)
service = mock("u")
tried(lambda: service)
tried(service)
tried(service.fetch)
tried(service.fetch, 1)
tried(service.fetch, 1, 2, 3)
tried(service.fetch, 1, other=3)
tried(lambda: service.missing)
tried(service.fetch.assert_called_once_with, 1)
tried(service.fetch.assert_called_once_with, key=1)
tried(service.fetch.assert_called_with, 2)
tried(service.fetch.assert_any_call, key=1)
service.fetch.return_value = 9
print(service.fetch(3), service.fetch.call_args, service.method_calls, isinstance(service, Service))
print(repr(service.limit).split(" id=")[0], repr(service.size).split(" id=")[0])

for spec, instance in ((Caller, False), (Caller, True), (Bare, False), (Bare, True)):
    made = create_autospec(spec, instance=instance)
    tried(made)
    tried(made, 1)
    if not instance:
        tried(made())
        tried(made(), 1)
tried(create_autospec(Bare()).method, 1, 2)
tried(setattr, create_autospec(Bare(), spec_set=True), "q", 1)
with patch.object(Service, "fetch", autospec=True) as fetch:
    fetch.return_value = 4
    print(Service().fetch(5) if False else fetch.return_value)
print(call.a.b().c, call.a.b(), call.a, call().x, call.a(1).b(2), call("x"))
sealed = Mock(name="m")
sealed.known = 1
seal(sealed)
tried(lambda: sealed.new)
tried(setattr, sealed, "other", 1)
