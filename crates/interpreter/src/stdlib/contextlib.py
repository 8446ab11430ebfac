# Helpers for `with`.

from abc import ABC as _ABC, abstractmethod as _abstractmethod
from functools import wraps as _wraps

__all__ = ["asynccontextmanager", "contextmanager", "closing", "nullcontext", "AbstractContextManager", "AbstractAsyncContextManager", "AsyncExitStack", "ContextDecorator", "ExitStack", "redirect_stdout", "redirect_stderr", "suppress", "aclosing", "chdir", "AsyncContextDecorator"]


def _has(cls, *names):
    for name in names:
        for base in cls.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class AbstractContextManager(_ABC):
    """An object for `with`."""

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)

    def __enter__(self):
        return self

    @_abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AbstractContextManager:
            return _has(other, "__enter__", "__exit__")
        return NotImplemented


class AbstractAsyncContextManager(_ABC):
    """An object for `async with`."""

    def __class_getitem__(cls, item):
        return _generic_alias(cls, item)

    async def __aenter__(self):
        return self

    @_abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, other):
        if cls is AbstractAsyncContextManager:
            return _has(other, "__aenter__", "__aexit__")
        return NotImplemented


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
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        doc = getattr(func, "__doc__", None)
        if doc is None:
            doc = type(self).__doc__
        self.__doc__ = doc

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)


class _GeneratorContextManager(_Made, AbstractContextManager, ContextDecorator):
    """What a function decorated with contextmanager returns."""

    def __enter__(self):
        del self.args, self.kwds, self.func
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, kind, value, traceback):
        if kind is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = kind()
        places = _trace_length(value)
        try:
            self.gen.throw(value)
        except StopIteration as stopped:
            return stopped is not value
        except RuntimeError as error:
            if error is not value and not (isinstance(value, StopIteration) and error.__cause__ is value):
                raise
            _trace_cut(value, places)
            return False
        except BaseException as error:
            if error is not value:
                raise
            _trace_cut(value, places)
            return False
        raise RuntimeError("generator didn't stop after throw()")


class _AsyncGeneratorContextManager(_Made, AbstractAsyncContextManager, AsyncContextDecorator):
    """What a function decorated with asynccontextmanager returns."""

    async def __aenter__(self):
        del self.args, self.kwds, self.func
        try:
            return await anext(self.gen)
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, kind, value, traceback):
        if kind is None:
            try:
                await anext(self.gen)
            except StopAsyncIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = kind()
        places = _trace_length(value)
        try:
            await self.gen.athrow(value)
        except StopAsyncIteration as stopped:
            return stopped is not value
        except RuntimeError as error:
            if error is not value and not (isinstance(value, (StopIteration, StopAsyncIteration)) and error.__cause__ is value):
                raise
            _trace_cut(value, places)
            return False
        except BaseException as error:
            if error is not value:
                raise
            _trace_cut(value, places)
            return False
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


class closing(AbstractContextManager):
    """Closes something at the end of the block."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    """Closes something asynchronously at the end of the block."""

    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


class _RedirectStream(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        import sys
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        import sys
        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    """Sends what is printed to another file."""
    _stream = "stdout"


class redirect_stderr(_RedirectStream):
    """Sends what goes to standard error to another file."""
    _stream = "stderr"


class suppress(AbstractContextManager):
    """Ends the block quietly when one of these exceptions is raised in it."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class chdir(AbstractContextManager):
    """Another working directory meanwhile."""

    def __init__(self, path):
        self.path = path
        self._old_cwd = []

    def __enter__(self):
        import os
        self._old_cwd.append(os.getcwd())
        os.chdir(self.path)

    def __exit__(self, *excinfo):
        import os
        os.chdir(self._old_cwd.pop())


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """A context manager that does nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


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
        received = details[1] is not None
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
                _chain(error, current)
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


def _chain(error, previous):
    last = error
    while last.__context__ is not None and last.__context__ is not previous:
        last = last.__context__
    if last is not previous:
        last.__context__ = previous


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
        received = details[1] is not None
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
                _chain(error, current)
                current, pending = error, True
        if pending:
            fixed = current.__context__
            try:
                raise current
            except BaseException:
                current.__context__ = fixed
                raise
        return received and suppressed
