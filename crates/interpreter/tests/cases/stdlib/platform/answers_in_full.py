# What platform says that does not depend on the machine.
import platform
print(platform.system(), platform.python_implementation(), platform.python_version().split(".")[:2], platform.python_version_tuple()[:2], type(platform.machine()).__name__)
u = platform.uname()
print(u.system, u._fields, u[0], len(u), type(u).__name__, isinstance(u, tuple), u.system == platform.system())
for name in ("architecture", "node", "platform", "processor", "python_build", "python_compiler", "release", "version", "python_branch", "python_revision"):
    value = getattr(platform, name)()
    print(name, type(value).__name__, [type(v).__name__ for v in value] if isinstance(value, tuple) else "")
print(platform.platform().startswith("Linux"), platform.architecture()[0], platform.mac_ver()[0] == "", platform.win32_ver()[0] == "", platform.java_ver()[0] == "", platform.win32_edition(), platform.win32_is_iot(), platform.system_alias("Linux", "5", "x"))
