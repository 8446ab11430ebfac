import re


def shown(function, *args, **options):
    try:
        result = repr(function(*args, **options))
    except Exception as error:
        result = f"{type(error).__name__}: {error}"
    given = [repr(arg) for arg in args] + [f"{name}={value!r}" for name, value in options.items()]
    text = f"{getattr(function, '__name__', '?')}({', '.join(given)[:70]}) -> {result[:300]}"
    print(re.sub("0x[0-9a-f]+", "0x", text))


import platform
for f in (platform.python_version,platform.python_implementation,platform.system,platform.uname,platform.node,platform.machine,platform.win32_is_iot):
    shown(f,1); shown(f,x=2)
shown(platform.system_alias,'a','b'); shown(platform.system_alias,'a','b','c'); shown(platform.system_alias,1,2,3,4)
shown(platform.python_implementation); shown(platform.python_version_tuple,1); shown(platform.win32_ver); shown(platform.mac_ver); shown(platform.java_ver); shown(platform.mac_ver,'a','b','c'); shown(platform.java_ver,release='x'); shown(platform.win32_edition); shown(platform.architecture,1,2,3,4); shown(platform.platform,1,2,3); shown(platform.libc_ver,1,2,3,4,5)
