//! `--with`: packages are installed by the host before the session, once, and never by the guest.
//!
//! Without a network: the package is a wheel that the test makes, and `pip` is told to look nowhere else.

use crate::{command, shown};
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// Makes a wheel of one module, by hand, in the folder it is given.
const WHEEL: &str = "import sys, zipfile
info = 'hood_example-1.0.dist-info'
with zipfile.ZipFile(sys.argv[1] + '/hood_example-1.0-py3-none-any.whl', 'w') as wheel:
    wheel.writestr('hood_example.py', 'ANSWER = 42')
    wheel.writestr(info + '/METADATA', 'Metadata-Version: 2.1\\nName: hood-example\\nVersion: 1.0\\n')
    wheel.writestr(info + '/WHEEL', 'Wheel-Version: 1.0\\nGenerator: a test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n')
    wheel.writestr(info + '/RECORD', 'hood_example.py,,\\n' + ''.join('%s/%s,,\\n' % (info, name) for name in ('METADATA', 'WHEEL', 'RECORD')))
";

#[test]
fn packages_are_installed_once_before_the_session_and_never_by_the_guest() {
    let folder = std::env::temp_dir().join(format!("hood-packages-{}", std::process::id()));
    let wheels = folder.join("wheels");
    fs::create_dir_all(&wheels).unwrap();
    assert!(Command::new(PYTHON).args(["-I", "-c", WHEEL]).arg(&wheels).status().unwrap().success());
    let import = "import hood_example, sys\nprint(hood_example.ANSWER, 'pip' in sys.modules)";
    assert_eq!(shown(&run(&folder, "hood-example", import)), "exit 0\n--- stdout\n42 False\n");
    // The environment is kept: nothing is asked for a second time.
    fs::remove_dir_all(&wheels).unwrap();
    assert_eq!(shown(&run(&folder, "hood-example", import)), "exit 0\n--- stdout\n42 False\n");
    // The guest sees it, cannot write to it, and is in no other session's.
    let write = "import hood_example\nopen(hood_example.__file__, 'w')";
    assert!(shown(&run(&folder, "hood-example", write)).contains("OSError: [Errno 30] Read-only file system"));
    let mut without = command(&folder, &["run", "--executor", "jail", "--python", PYTHON, "-c", import]);
    assert!(shown(&without.output().unwrap()).contains("ModuleNotFoundError: No module named 'hood_example'"));
    // What is not there is our failure, and says so; what is no name is refused.
    let missing = run(&folder, "hood-example-that-is-not-there", import);
    let said = shown(&missing);
    assert!(missing.status.code() == Some(125) && said.contains("hood-example-that-is-not-there cannot be installed"), "{said}");
    assert!(said.contains("hint: check the names and the connection"), "{said}");
    assert_eq!(run(&folder, "--index-url=http://127.0.0.1", import).status.code(), Some(126));
    fs::remove_dir_all(&folder).unwrap();
}

/// The Python that every Debian has, with `venv` (tools/setup).
const PYTHON: &str = "/usr/bin/python3";

fn run(folder: &Path, package: &str, code: &str) -> Output {
    let with = format!("--with={package}");
    let mut hood = command(folder, &["run", "--executor", "jail", "--python", PYTHON, &with, "-c", code]);
    hood.env("XDG_CACHE_HOME", folder.join("cache")).env("PIP_NO_INDEX", "1").env("PIP_FIND_LINKS", folder.join("wheels"));
    hood.output().expect("hood is built")
}
