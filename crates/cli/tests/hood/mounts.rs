//! `--mount`: folders that the guest reads, and writes back.

use crate::{Folder, hood_in, shown};
use expect_test::{Expect, expect};
use std::fs;
use std::process::Command;

fn check(folder: &Folder, arguments: &[&str], stdin: &str, expected: &Expect) {
    expected.assert_eq(&shown(&hood_in(&folder.0, arguments, stdin)));
}

#[test]
fn a_folder_is_read_and_not_written() {
    let folder = Folder::with("mount-read", "a.txt", b"hello\n");
    for more in [&[][..], &["--no-isolate"]] {
        let code = "import os\nprint(os.getcwd(), os.listdir(), open('a.txt').read())\nopen('/data/a.txt', 'w')";
        let output = hood_in(&folder.0, &[&["run", "--mount", ".:/data", "-c", code], more].concat(), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "/data ['a.txt'] hello\n\n");
        assert!(String::from_utf8_lossy(&output.stderr).ends_with("\nOSError: [Errno 30] Read-only file system: '/data/a.txt'\n"));
    }
    assert_eq!(fs::read_to_string(folder.0.join("a.txt")).unwrap(), "hello\n");
}

#[test]
fn what_is_written_goes_back_to_the_folder() {
    let folder = Folder::with("mount-write", "a.txt", b"hello\n");
    let code =
        "import os\nopen('a.txt', 'a').write('more\\n')\nos.makedirs('x/y')\nopen('x/y/z', 'wb').write(b'\\xff')\nopen('/etc/passwd', 'w')";
    let output = hood_in(&folder.0, &["run", "--mount", ".:/data:rw", "--json", "-c", code], "");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains(r#""message": "[Errno 13] Permission denied (writable: /data): '/etc/passwd'""#), "{text}");
    assert!(text.contains(r#""files": {"/data/a.txt": "hello\nmore\n", "/data/x/y/z": {"$bytes": "/w=="}}"#), "{text}");
    assert_eq!(fs::read_to_string(folder.0.join("a.txt")).unwrap(), "hello\nmore\n");
    assert_eq!(fs::read(folder.0.join("x/y/z")).unwrap(), b"\xff");
    check(
        &folder,
        &["run", "--mount", ".:/data:rw", "-c", "import shutil, os\nshutil.rmtree('x')\nos.rename('a.txt', 'b.txt')"],
        "",
        &expect![["exit 0\n"]],
    );
    assert!(!folder.0.join("x/y/z").exists() && !folder.0.join("a.txt").exists());
    assert_eq!(fs::read_to_string(folder.0.join("b.txt")).unwrap(), "hello\nmore\n");
    let cells = "open('c', 'w').write('1')\nopen('c', 'a').write('2')\n";
    hood_in(&folder.0, &["repl", "--mount", ".:/data:rw"], cells);
    assert_eq!(fs::read_to_string(folder.0.join("c")).unwrap(), "12");
}

#[test]
fn a_folder_that_is_moved_deeper_and_deeper_stays_within_reach() {
    let folder = Folder::with("mount-deep", "a.txt", b"");
    let code = "import os
os.mkdir('f')
for i in range(1500): open(f'f/{i}', 'w').close()
try:
    while True:
        os.mkdir('n' * 200)
        os.rename('f', 'n' * 200 + '/f')
        os.rename('n' * 200, 'f')
except OSError as error:
    print(error.errno, error.strerror)
at = '/data'
while os.path.isdir(at + '/f'): at += '/f'
print(len(at + '/1499'), os.path.getsize(at + '/1499'))";
    for more in [&[][..], &["--no-isolate"]] {
        let output = hood_in(&folder.0, &[&["run", "--mount", ".:/data:rw", "--memory", "64MiB", "-c", code], more].concat(), "");
        assert_eq!(String::from_utf8_lossy(&output.stdout), "36 File name too long\n3896 0\n");
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        // The library keeps every folder open on the way down, and there are more than it may open.
        let removed = Command::new("rm").arg("-r").arg(folder.0.join("f")).status().expect("rm runs");
        assert!(removed.success(), "all of it is within reach");
        let _ = fs::remove_dir_all(folder.0.join("n".repeat(200)));
    }
}

#[test]
fn a_wrong_mount_is_refused() {
    let folder = Folder::with("mount-wrong", "a.txt", b"");
    check(
        &folder,
        &["run", "--mount", "a.txt:/data", "-c", "1"],
        "",
        &expect![[r#"
            exit 126
            --- stderr
            error: `a.txt` is not a folder
            hint: mount the folder that the file is in
        "#]],
    );
    assert_eq!(hood_in(&folder.0, &["run", "--mount", ".:data", "-c", "1"], "").status.code(), Some(2));
}

#[test]
fn files_are_put_into_a_session_taken_out_and_listed() {
    let folder = Folder::with("files", "in.txt", b"abc");
    let program = "text = open('/tmp/given/in.txt').read()\nopen('/tmp/given/out.bin', 'wb').write(text.upper().encode() + b'\\0')";
    let mut arguments = vec!["run", "--executor", "jail", "-c", program, "--upload", "in.txt:/tmp/given/in.txt"];
    arguments.extend(["--download", "/tmp/given/out.bin:out.bin", "--list", "/tmp/given"]);
    let done = hood_in(&folder.0, &arguments, "");
    assert_eq!(String::from_utf8_lossy(&done.stdout), "           3 in.txt\n           4 out.bin\n", "{done:?}");
    assert_eq!((done.status.code(), std::fs::read(folder.0.join("out.bin")).ok()), (Some(0), Some(b"ABC\0".to_vec())));
    let missing = hood_in(&folder.0, &["run", "--executor", "jail", "-c", "1", "--download", "/tmp/none:none"], "");
    assert_eq!(missing.status.code(), Some(126), "{missing:?}");
    let unreadable = hood_in(&folder.0, &["run", "--executor", "jail", "-c", "1", "--upload", "none:/tmp/none"], "");
    assert_eq!(unreadable.status.code(), Some(2), "{unreadable:?}");
    let local = hood_in(&folder.0, &["run", "-c", "1", "--upload", "in.txt:/tmp/in.txt"], "");
    assert!(local.status.code() == Some(126) && String::from_utf8_lossy(&local.stderr).contains("hint: "), "{local:?}");
}
