# Lines of docstrings: those of a wrapper are where it is defined.
import doctest, functools
def deco(f):
    @functools.wraps(f)
    def inner(*a):
        "not this"
        return f(*a)
    return inner

@deco
def one(a):
    """
    >>> one(1)
    1
    """
    return a
class K:
    @deco
    def m(self):
        """
        >>> 1
        1
        """
    @property
    def p(self):
        """
        >>> 1
        1
        """
print([(t.name,t.lineno) for t in doctest.DocTestFinder().find(__import__('sys').modules['__main__'],'m')])
