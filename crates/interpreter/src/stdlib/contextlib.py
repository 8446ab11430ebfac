# Helpers for `with`: classes that guests derive from, and what enters and leaves the managers of guests.

from abc import ABC as _ABC, abstractmethod as _abstractmethod
from functools import wraps as _wraps
from _collections_abc import _has

__all__ = ["asynccontextmanager", "contextmanager", "closing", "nullcontext", "AbstractContextManager", "AbstractAsyncContextManager", "AsyncExitStack", "ContextDecorator", "ExitStack", "redirect_stdout", "redirect_stderr", "suppress", "aclosing", "chdir", "AsyncContextDecorator"]



class AbstractContextManager(_ABC):
    """An object for `with`."""

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, ("__enter__", "__exit__")) if cls is AbstractContextManager else NotImplemented

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)

    @_abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    def __enter__(self):
        return self


class AbstractAsyncContextManager(_ABC):
    """An object for `async with`."""

    @classmethod
    def __subclasshook__(cls, other):
        return _has(other, ("__aenter__", "__aexit__")) if cls is AbstractAsyncContextManager else NotImplemented

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)

    @_abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    async def __aenter__(self):
        return self


class ContextDecorator:
    """Lets a context manager decorate functions."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)
        return inner


class AsyncContextDecorator:
    """Lets an asynchronous context manager decorate functions."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)
        return inner


class _Made:
    """The part of a manager made of a generator that says how to make another one."""

    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self._recipe = func, args, kwds
        described = func.__doc__
        self.__doc__ = type(self).__doc__ if described is None else described

    # What it was made from, until the block begins.
    func = property(lambda self: self._needed("func")[0])
    args = property(lambda self: self._needed("args")[1])
    kwds = property(lambda self: self._needed("kwds")[2])

    def _needed(self, name):
        if self._recipe is None:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute {name!r}", name=name, obj=self)
        return self._recipe

    def _recreate_cm(self):
        return type(self)(*self._needed("func"))

    def _begin(self):
        if self._recipe is None:
            self._needed("args")
        self._recipe = None
        return self.gen

    @staticmethod
    def _ended_by(error, value, places, wrapped):
        """Did the generator end by what was thrown into it? If not, its error is to be raised."""
        if error is not value and not (isinstance(error, RuntimeError) and isinstance(value, wrapped) and error.__cause__ is value):
            return False
        _trace_cut(value, places)
        return True


class _GeneratorContextManager(_Made, AbstractContextManager, ContextDecorator):
    """What a function decorated with contextmanager returns."""

    def __enter__(self):
        if self._recipe is None:
            self._needed("args")
        self._recipe = None
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, kind, value, traceback):
        if kind is None:
            if next(self.gen, _missing) is _missing:
                return False
            raise RuntimeError("generator didn't stop")
        thrown = kind() if value is None else value
        places = _trace_length(thrown)
        try:
            self.gen.throw(thrown)
        except StopIteration as stopped:
            return stopped is not thrown
        except BaseException as error:
            if self._ended_by(error, thrown, places, StopIteration):
                return False
            raise
        raise RuntimeError("generator didn't stop after throw()")


class _AsyncGeneratorContextManager(_Made, AbstractAsyncContextManager, AsyncContextDecorator):
    """What a function decorated with asynccontextmanager returns."""

    async def __aenter__(self):
        generator = self._begin()
        try:
            return await anext(generator)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, kind, value, traceback):
        if kind is None:
            if await anext(self.gen, _missing) is _missing:
                return False
            raise RuntimeError("generator didn't stop")
        thrown = kind() if value is None else value
        places = _trace_length(thrown)
        try:
            await self.gen.athrow(thrown)
        except StopAsyncIteration as stopped:
            return stopped is not thrown
        except BaseException as error:
            if self._ended_by(error, thrown, places, (StopIteration, StopAsyncIteration)):
                return False
            raise
        raise RuntimeError("generator didn't stop after athrow()")


def contextmanager(func):
    """Decorator: makes a context manager of a generator function that yields once."""
    @_wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)
    return helper


def asynccontextmanager(func):
    """Decorator: makes an asynchronous context manager of a generator function that yields once."""
    @_wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)
    return helper


class aclosing(AbstractAsyncContextManager):
    """Closes something asynchronously at the end of the block."""

    def __init__(self, thing):
        self.thing = thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()

    async def __aenter__(self):
        return self.thing


class closing(AbstractContextManager):
    """Closes something at the end of the block."""

    def __init__(self, thing):
        self.thing = thing

    def __exit__(self, *exc_info):
        self.thing.close()

    def __enter__(self):
        return self.thing


class _Replacing(AbstractContextManager):
    """Puts something in the place of another meanwhile; entered again, it remembers both."""

    def __exit__(self, *exc_info):
        self._put(self._before.pop())

    def __enter__(self):
        self._before.append(self._now())
        self._put(self._target)
        return self._shown


class _RedirectStream(_Replacing):
    def __init__(self, new_target):
        self._target = self._shown = new_target
        self._before = []

    def _now(self):
        import sys
        return getattr(sys, self._stream)

    def _put(self, stream):
        import sys
        setattr(sys, self._stream, stream)


class redirect_stderr(_RedirectStream):
    """Sends what goes to standard error to another file."""
    _stream = "stderr"


class redirect_stdout(_RedirectStream):
    """Sends what is printed to another file."""
    _stream = "stdout"


class chdir(_Replacing):
    """Another working directory meanwhile."""
    _shown = None

    def __init__(self, path):
        self.path = self._target = path
        self._before = []

    def _now(self):
        import os
        return os.getcwd()

    def _put(self, path):
        import os
        os.chdir(path)


class suppress(AbstractContextManager):
    """Ends the block quietly when one of these exceptions is raised in it."""

    def __init__(self, *exceptions):
        self._quiet = exceptions

    def __exit__(self, exctype, excinst, exctb):
        return False if exctype is None else issubclass(exctype, self._quiet)

    def __enter__(self):
        pass


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """A context manager that does nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    async def __aexit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    def __enter__(self):
        return self.enter_result


class _BaseExitStack:
    def __init__(self):
        from collections import deque
        self._exit_callbacks = deque()

    def pop_all(self):
        """Moves all callbacks to a new stack."""
        stack = type(self)()
        stack._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = type(stack._exit_callbacks)()
        return stack

    def push(self, exit):
        """Registers an object's __exit__, or a function that takes what __exit__ takes."""
        method = getattr(type(exit), "__exit__", None)
        if method is None:
            self._exit_callbacks.append((True, exit))
        else:
            self._exit_callbacks.append((True, _bind_method(method, exit)))
        return exit

    def enter_context(self, cm):
        """Enters a context manager and returns what its __enter__ does."""
        cls = type(cm)
        try:
            enter, leave = cls.__enter__, cls.__exit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol") from None
        result = enter(cm)
        self._exit_callbacks.append((True, _bind_method(leave, cm)))
        return result

    def callback(self, callback, /, *args, **kwds):
        """Registers a function to be called at the end of the block."""
        def leave(kind, value, traceback):
            callback(*args, **kwds)
        leave.__wrapped__ = callback
        self._exit_callbacks.append((True, leave))
        return callback


class ExitStack(_BaseExitStack, AbstractContextManager):
    """A context manager for any number of others."""

    def __enter__(self):
        return self

    def __exit__(self, *details):
        received, outer = details[1] is not None, _handled()
        current = details[1]
        suppressed = pending = False
        while self._exit_callbacks:
            _, callback = self._exit_callbacks.pop()
            try:
                if current is None:
                    done = callback(None, None, None)
                else:
                    done = callback(type(current), current, current.__traceback__)
                if done:
                    suppressed, pending, current = True, False, None
            except BaseException as error:
                _chain(error, current, outer)
                current, pending = error, True
        if pending:
            fixed = current.__context__
            try:
                raise current
            except BaseException:
                current.__context__ = fixed
                raise
        return received and suppressed

    def close(self):
        """Runs all callbacks now."""
        self.__exit__(None, None, None)


def _chain(error, previous, outer):
    # An error in a callback came while the previous one was there, whatever it was raised in.
    while True:
        context = error.__context__
        if context is None or context is previous:
            return
        if context is outer:
            break
        error = context
    error.__context__ = previous


class AsyncExitStack(_BaseExitStack, AbstractAsyncContextManager):
    """As ExitStack, for asynchronous context managers too."""

    async def enter_async_context(self, cm):
        cls = type(cm)
        try:
            enter, leave = cls.__aenter__, cls.__aexit__
        except AttributeError:
            raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol") from None
        result = await enter(cm)
        self._exit_callbacks.append((False, _bind_method(leave, cm)))
        return result

    def push_async_exit(self, exit):
        method = getattr(type(exit), "__aexit__", None)
        if method is None:
            self._exit_callbacks.append((False, exit))
        else:
            self._exit_callbacks.append((False, _bind_method(method, exit)))
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        async def leave(kind, value, traceback):
            await callback(*args, **kwds)
        leave.__wrapped__ = callback
        self._exit_callbacks.append((False, leave))
        return callback

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *details):
        received, outer = details[1] is not None, _handled()
        current = details[1]
        suppressed = pending = False
        while self._exit_callbacks:
            plain, callback = self._exit_callbacks.pop()
            try:
                if current is None:
                    done = callback(None, None, None)
                else:
                    done = callback(type(current), current, current.__traceback__)
                if not plain:
                    done = await done
                if done:
                    suppressed, pending, current = True, False, None
            except BaseException as error:
                _chain(error, current, outer)
                current, pending = error, True
        if pending:
            fixed = current.__context__
            try:
                raise current
            except BaseException:
                current.__context__ = fixed
                raise
        return received and suppressed
