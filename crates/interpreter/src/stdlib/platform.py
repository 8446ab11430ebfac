# What the interpreter runs on: it does not say.

from collections import namedtuple as _namedtuple
import sys as _sys

uname_result = _namedtuple("uname_result", "system node release version machine processor", module="platform")


def python_implementation():
    return "CPython"


def python_version():
    return "{}.{}.{}".format(*_sys.version_info[:3])


def python_version_tuple():
    return tuple(python_version().split("."))


def python_branch():
    return ""


def python_revision():
    return ""


def python_build():
    return ("main", "")


def python_compiler():
    return ""


def uname():
    return uname_result("Linux", "sandbox", "", "", "", "")


def system():
    return "Linux"


def node():
    return "sandbox"


def release():
    return ""


def version():
    return ""


def machine():
    return ""


def processor():
    return ""


def architecture(executable="", bits="", linkage=""):
    return (bits or "64bit", linkage)


def platform(aliased=False, terse=False):
    return "Linux"


def system_alias(system, release, version):
    """Common names of a system; only old ones have others."""
    return system, release, version


def libc_ver(executable=None, lib="", version="", chunksize=16384):
    return lib, version


def java_ver(release="", vendor="", vminfo=("", "", ""), osinfo=("", "", "")):
    return release, vendor, vminfo, osinfo


def mac_ver(release="", versioninfo=("", "", ""), machine=""):
    return release, versioninfo, machine


def win32_ver(release="", version="", csd="", ptype=""):
    return release, version, csd, ptype


def win32_edition():
    return None


def win32_is_iot():
    return False


def freedesktop_os_release():
    raise OSError("Unable to read files /etc/os-release, /usr/lib/os-release")
