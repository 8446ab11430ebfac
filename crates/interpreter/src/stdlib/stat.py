# Bits of file modes, and what they mean; there are no files here to ask about.

# The attributes of files elsewhere, by their bits.
for _bit, _name in enumerate("READONLY HIDDEN SYSTEM - DIRECTORY ARCHIVE DEVICE NORMAL TEMPORARY SPARSE_FILE REPARSE_POINT COMPRESSED OFFLINE NOT_CONTENT_INDEXED ENCRYPTED INTEGRITY_STREAM VIRTUAL NO_SCRUB_DATA".split()):
    if _name != "-":
        globals()["FILE_ATTRIBUTE_" + _name] = 1 << _bit
del _bit, _name
SF_APPEND = 0o1000000
SF_ARCHIVED = 0o200000
SF_IMMUTABLE = 0o400000
SF_NOUNLINK = 0o4000000
SF_SNAPSHOT = 0o10000000
ST_ATIME = 7
ST_CTIME = 9
ST_DEV = 2
ST_GID = 5
ST_INO = 1
ST_MODE = 0
ST_MTIME = 8
ST_NLINK = 3
ST_SIZE = 6
ST_UID = 4
S_ENFMT = 0o2000
S_IEXEC = 0o100
S_IFBLK = 0o60000
S_IFCHR = 0o20000
S_IFDIR = 0o40000
S_IFDOOR = 0o0
S_IFIFO = 0o10000
S_IFLNK = 0o120000
S_IFPORT = 0o0
S_IFREG = 0o100000
S_IFSOCK = 0o140000
S_IFWHT = 0o0
S_IREAD = 0o400
S_IRGRP = 0o40
S_IROTH = 0o4
S_IRUSR = 0o400
S_IRWXG = 0o70
S_IRWXO = 0o7
S_IRWXU = 0o700
S_ISGID = 0o2000
S_ISUID = 0o4000
S_ISVTX = 0o1000
S_IWGRP = 0o20
S_IWOTH = 0o2
S_IWRITE = 0o200
S_IWUSR = 0o200
S_IXGRP = 0o10
S_IXOTH = 0o1
S_IXUSR = 0o100
UF_APPEND = 0o4
UF_COMPRESSED = 0o40
UF_HIDDEN = 0o100000
UF_IMMUTABLE = 0o2
UF_NODUMP = 0o1
UF_NOUNLINK = 0o20
UF_OPAQUE = 0o10


def S_IMODE(mode, /):
    """The permission bits of a mode."""
    return mode & 0o7777


def S_IFMT(mode, /):
    """The file type bits of a mode."""
    return mode & 0o170000


def _kind_test(name, kind):
    def test(mode, /):
        return mode & 0o170000 == kind
    test.__name__ = test.__qualname__ = name
    return test


S_ISDIR = _kind_test("S_ISDIR", S_IFDIR)
S_ISCHR = _kind_test("S_ISCHR", S_IFCHR)
S_ISBLK = _kind_test("S_ISBLK", S_IFBLK)
S_ISREG = _kind_test("S_ISREG", S_IFREG)
S_ISFIFO = _kind_test("S_ISFIFO", S_IFIFO)
S_ISLNK = _kind_test("S_ISLNK", S_IFLNK)
S_ISSOCK = _kind_test("S_ISSOCK", S_IFSOCK)


def S_ISDOOR(mode, /):
    return False


def S_ISPORT(mode, /):
    return False


def S_ISWHT(mode, /):
    return False


_KINDS = {S_IFLNK: "l", S_IFSOCK: "s", S_IFREG: "-", S_IFBLK: "b", S_IFDIR: "d", S_IFCHR: "c", S_IFIFO: "p"}


def filemode(mode, /):
    """A mode as `ls -l` shows it."""
    text = _KINDS.get(S_IFMT(mode), "?")
    for shift, special, letter in ((6, S_ISUID, "s"), (3, S_ISGID, "s"), (0, S_ISVTX, "t")):
        bits = mode >> shift
        text += "r" if bits & 4 else "-"
        text += "w" if bits & 2 else "-"
        if mode & special:
            text += letter if bits & 1 else letter.upper()
        else:
            text += "x" if bits & 1 else "-"
    return text
