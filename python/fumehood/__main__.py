"""`fumehood` on the command line: the `hood` of this package.

It becomes that program, and does nothing itself.
"""
import os
import sys

from ._session import worker


def main() -> int:
    """Becomes `hood`."""
    program = worker()
    if program is None:
        sys.stderr.write("error: this package was built without `hood`\nhint: install the wheel that `make wheel` builds\n")
        return 2
    os.execv(program, ["hood", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
