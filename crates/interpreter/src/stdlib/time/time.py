# `time`: the class of its moments. The rest is native (clock.rs, moments.rs).


class struct_time(tuple):
    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    __match_args__ = ("tm_year", "tm_mon", "tm_mday", "tm_hour", "tm_min", "tm_sec", "tm_wday", "tm_yday", "tm_isdst")

    def __new__(cls, sequence, dict={}):
        try:
            items = tuple(sequence)
        except TypeError:
            raise TypeError("constructor requires a sequence") from None
        if len(items) < 9:
            raise TypeError("time.struct_time() takes an at least 9-sequence (" + str(len(items)) + "-sequence given)")
        if len(items) > 11:
            raise TypeError("time.struct_time() takes an at most 11-sequence (" + str(len(items)) + "-sequence given)")
        self = tuple.__new__(cls, items[:9])
        self._zone = items[9] if len(items) > 9 else dict.get("tm_zone")
        self._gmtoff = items[10] if len(items) > 10 else dict.get("tm_gmtoff")
        return self

    tm_year = property(lambda self: self[0])
    tm_mon = property(lambda self: self[1])
    tm_mday = property(lambda self: self[2])
    tm_hour = property(lambda self: self[3])
    tm_min = property(lambda self: self[4])
    tm_sec = property(lambda self: self[5])
    tm_wday = property(lambda self: self[6])
    tm_yday = property(lambda self: self[7])
    tm_isdst = property(lambda self: self[8])
    tm_zone = property(lambda self: self._zone)
    tm_gmtoff = property(lambda self: self._gmtoff)

    def __repr__(self):
        return "time.struct_time(tm_year=%r, tm_mon=%r, tm_mday=%r, tm_hour=%r, tm_min=%r, tm_sec=%r, tm_wday=%r, tm_yday=%r, tm_isdst=%r)" % tuple(self)

    def __setattr__(self, name, value):
        if name.startswith("tm_"):
            raise AttributeError("readonly attribute")
        tuple.__setattr__(self, name, value)

    def __reduce__(self):
        return (struct_time, (tuple(self), {"tm_zone": self._zone, "tm_gmtoff": self._gmtoff}))


_as_native(struct_time, "time.struct_time", False, False)

