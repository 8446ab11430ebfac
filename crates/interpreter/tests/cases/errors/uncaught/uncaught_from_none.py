# raise from None hides the cause.
try:
    int("x")
except ValueError:
    print("converting")
    raise TypeError("clean error") from None
