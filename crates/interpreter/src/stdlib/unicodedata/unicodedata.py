# `unicodedata`: the class of another version of the tables. The rest is native (unicodedata.rs).

unidata_version = "14.0.0"


class UCD:
    """A version of the Unicode tables."""
    unidata_version = "3.2.0"

    def __new__(cls):
        raise TypeError("cannot create 'unicodedata.UCD' instances")


for _name in "bidirectional category combining decimal decomposition digit east_asian_width is_normalized lookup mirrored name normalize numeric".split():
    setattr(UCD, _name, staticmethod(globals()[_name]))
del _name
ucd_3_2_0 = object.__new__(UCD)
_as_native(UCD, "unicodedata.UCD", True, False)
