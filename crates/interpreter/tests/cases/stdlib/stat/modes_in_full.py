# Modes of files as numbers and letters.
import stat
for mode in (0o100644, 0o040755, 0o120777, 0o104755, 0o102755, 0o041777, 0o100000, 0o010600, 0o020620, 0o060660, 0o140777, 0o104644, 0o102644, 0o041776, 0):
    print(oct(mode), stat.filemode(mode), oct(stat.S_IMODE(mode)), oct(stat.S_IFMT(mode)), [name for name in ("S_ISDIR", "S_ISREG", "S_ISLNK", "S_ISCHR", "S_ISBLK", "S_ISFIFO", "S_ISSOCK", "S_ISDOOR", "S_ISPORT", "S_ISWHT") if getattr(stat, name)(mode)])
print(stat.S_IRWXU | stat.S_IRGRP == 0o740, oct(stat.S_IRUSR), oct(stat.S_IWUSR), oct(stat.S_IXUSR), oct(stat.S_IRWXG), oct(stat.S_IRWXO), oct(stat.S_ISUID), oct(stat.S_ISGID), oct(stat.S_ISVTX), stat.S_IREAD == stat.S_IRUSR, stat.S_ENFMT)
print([stat.ST_MODE, stat.ST_INO, stat.ST_DEV, stat.ST_NLINK, stat.ST_UID, stat.ST_GID, stat.ST_SIZE, stat.ST_ATIME, stat.ST_MTIME, stat.ST_CTIME], stat.FILE_ATTRIBUTE_HIDDEN, stat.UF_NODUMP, stat.SF_ARCHIVED)
for bad in (lambda: stat.S_ISDIR("x"), lambda: stat.filemode(None), lambda: stat.S_IMODE(1.5)):
    try:
        print(bad())
    except TypeError as error:
        print(type(error).__name__)
def describe(mode):
    who = {"owner": mode >> 6, "group": mode >> 3, "other": mode}
    return {name: "".join(letter for letter, bit in zip("rwx", (4, 2, 1)) if bits & bit) for name, bits in who.items()}
print(describe(0o754), stat.filemode(stat.S_IFREG | 0o640), bool(0o755 & stat.S_IXOTH))
