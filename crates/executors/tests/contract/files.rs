//! What executors promise about the files of a policy, and what guests try against them.

use super::{Promise, Recorder, open, raised, run};
use fumehood_core::{Cell, End, Error, Executor, Limit, Limits, Mount, Outcome, Policy, Value};
use fumehood_executors::block_on;
use std::fs;
use std::path::PathBuf;

const NOTHING: [(&str, &str); 0] = [];

/// Promises of a guest whose only files are the policy's, in the words of our own interpreter, and of sessions that are data.
pub const OF_LOCAL: [&str; 8] = [
    "files that are mounted can be read",
    "what is mounted for reading cannot be changed",
    "outside of the mounts there is nothing",
    "without mounts files are denied, with a way out",
    "a mount holds no more than its size",
    "files count as the session's memory, and their number is bounded",
    "a fork has files of its own",
    "a snapshot keeps the files of writable mounts",
];

pub const PROMISES: &[Promise<dyn Executor>] = &[
    ("files that are mounted can be read", |executor| {
        let mounts = vec![Mount::files("/data", [("a.csv", "x,y\n1,2\n"), ("deep/er/b.bin", "\u{e9}")])];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        assert_eq!(run(&mut session, "open('/data/a.csv').read()").end, End::Value("x,y\n1,2\n".into()));
        assert_eq!(run(&mut session, "import os; os.getcwd(), os.listdir('/'), os.listdir(), open('deep/er/b.bin', 'rb').read()").end, {
            let names = |names: &[&str]| Value::from(names.iter().map(|name| Value::from(*name)).collect::<Vec<_>>());
            let items = [Value::from("/data"), names(&["data"]), names(&["a.csv", "deep"]), Value::Bytes("\u{e9}".into())];
            End::Value(Value::Tuple(items.into_iter().collect()))
        });
    }),
    ("what is mounted for reading cannot be changed", |executor| {
        let mounts = vec![Mount::files("/data", [("a", "abc"), ("d/b", "")])];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        let changes = [
            "open('a', 'w')",
            "open('a', 'a')",
            "open('a', 'r+')",
            "open('new', 'x')",
            "os.remove('a')",
            "os.rename('a', 'b')",
            "os.mkdir('x')",
            "os.rmdir('d')",
            "os.remove('d/b')",
            "os.truncate('a', 1)",
            "os.chmod('a', 0)",
            "os.utime('a')",
            "pathlib.Path('a').write_text('x')",
            "shutil.rmtree('d')",
            "io.FileIO('a', 'w')",
            "posix._write(posix._open('a', 'a', False, False, False, False), 0, b'x')",
        ];
        run(&mut session, "import os, io, pathlib, shutil, posix");
        for code in changes {
            assert!(
                raised(&run(&mut session, code)).starts_with("OSError: [Errno 30] Read-only file system"),
                "{code}: {:?}",
                run(&mut session, code)
            );
        }
        let kept = run(&mut session, "open('a').read(), os.listdir(), os.listdir('d')");
        assert_eq!(kept.end, run(&mut session, "('abc', ['a', 'd'], ['b'])").end);
        assert_eq!(kept.files, []);
    }),
    ("files that a cell wrote or removed come back, by path", |executor| {
        let mounts =
            vec![Mount::files("/well", [("old", "1"), ("same", "2"), ("gone", "3")]).writable(), Mount::files("/in", [("a", "b")])];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        let outcome = run(
            &mut session,
            "import os\nos.makedirs('z/y')\nopen('z/y/new', 'wb').write(b'\\xff')\nopen('old', 'a').write('1')\nopen('same', 'w').write('2')\n\
             os.remove('gone')\nopen('draft', 'w').close()\nos.remove('draft')\nopen('/well/empty', 'w').close()\n1 / 0",
        );
        assert_eq!(
            written(&outcome),
            [("/well/empty", Some("")), ("/well/gone", None), ("/well/old", Some("11")), ("/well/z/y/new", Some("\u{fffd}"))]
        );
        assert_eq!(run(&mut session, "open('/well/old').read()").files, []);
        assert_eq!(written(&run(&mut session, "os.rename('old', 'older')")), [("/well/old", None), ("/well/older", Some("11"))]);
    }),
    ("outside of the mounts there is nothing", |executor| {
        let mounts = vec![Mount::files("/well", NOTHING).writable()];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        for path in
            ["/etc/passwd", "../../etc/passwd", "/proc/self/mem", "/well/../etc/passwd", "/dev/null", "/proc/self/fd/0", "//etc//passwd"]
        {
            let found = raised(&run(&mut session, &format!("open({path:?})")));
            assert!(found.starts_with("FileNotFoundError: [Errno 2] No such file or directory"), "{path}: {found}");
            let refused = raised(&run(&mut session, &format!("open({path:?}, 'w')")));
            assert_eq!(refused, format!("PermissionError: [Errno 13] Permission denied (writable: /well): '{path}'"));
        }
        for code in [
            "os.mkdir('/x')",
            "os.symlink('/etc', 'x')",
            "os.link('/etc/passwd', 'x')",
            "os.open('/etc/passwd', 0)",
            "os.chroot('/')",
            "os.mkfifo('x')",
        ] {
            assert!(raised(&run(&mut session, &format!("import os\n{code}"))).starts_with("PermissionError"), "{code}");
        }
        assert_eq!(raised(&run(&mut session, "open('a\\0b', 'w')")), "ValueError: embedded null byte");
        assert_eq!(raised(&run(&mut session, "open(3)")), "OSError: [Errno 9] Bad file descriptor");
        assert!(raised(&run(&mut session, "open('x' * 10**6, 'w')")).starts_with("OSError: [Errno 36] File name too long"));
        assert_eq!(
            run(&mut session, "os.listdir('/'), os.listdir('..'), os.path.exists('/etc')").end,
            run(&mut session, "(['well'], ['well'], False)").end
        );
    }),
    ("without mounts files are denied, with a way out", |executor| {
        let mut session = open(executor, Policy::default());
        for code in [
            "open('x')",
            "open('x', 'w')",
            "import os; os.listdir()",
            "import pathlib; pathlib.Path('x').read_text()",
            "import io; io.FileIO('x')",
        ] {
            assert!(matches!(&run(&mut session, code).end, End::Raised(exception) if exception.type_name.ends_with("Error")), "{code}");
        }
        assert!(raised(&run(&mut session, "open('x')")).contains("let the policy mount a folder"));
    }),
    ("a mount holds no more than its size", |executor| {
        let mounts = vec![Mount { size: 100_000, ..Mount::files("/well", [("a", "12345")]).writable() }];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        let full = "OSError: [Errno 28] No space left on device";
        for code in [
            "open('b', 'wb').write(b'x' * 99_996)",
            "f = open('c', 'wb')\nf.seek(10**12)\nf.write(b'x')",
            "open('d', 'wb').truncate(10**15)",
        ] {
            assert_eq!(raised(&run(&mut session, code)), full, "{code}");
        }
        assert_eq!(raised(&run(&mut session, "f = open('e', 'w')\nwhile True: f.write('x' * 1000)")), full);
        let outcome = run(&mut session, "import os\nos.remove('e')\nopen('b', 'wb').write(b'x' * 99_995)");
        assert_eq!(outcome.end, End::Value(99_995.into()));
    }),
    ("files count as the session's memory, and their number is bounded", |executor| {
        let limits = Limits { memory: 160 << 20, ..Limits::default() };
        let mounts = vec![Mount { size: 1 << 40, ..Mount::files("/well", NOTHING).writable() }];
        let mut session = open(executor, Policy { mounts, limits, ..Policy::default() });
        for code in [
            "f = open('a', 'wb')\nwhile True: f.write(bytes(100_000))",
            "open('b', 'wb').truncate(10**11)",
            "f = open('c', 'wb')\nf.seek(10**12)\nf.write(b'x')",
            "for n in range(10**6): open(f'{n}' + 'x' * 20, 'w').close()",
            "for n in range(10**6):\n    import os\n    os.mkdir(f'd{n}')",
        ] {
            let end = run(&mut session, code).end;
            let bounded = matches!(&end, End::Raised(exception) if matches!(exception.type_name.as_str(), "MemoryError" | "OSError"));
            assert!(bounded || end == End::Stopped(Limit::Memory), "{code}: {end:?}");
            let clean = "import shutil, os\nf = None\nos.chdir('/well')\nfor e in os.scandir():\n    shutil.rmtree(e) if e.is_dir() else os.remove(e)";
            // Where next to no memory is left a cell that cleans up may be stopped too: the next one goes on where it was.
            let cleaned = (0..5).any(|_| matches!(run(&mut session, clean).end, End::Value(_)));
            assert!(cleaned, "{code}");
        }
        assert_eq!(run(&mut session, "open('z', 'w').write('still here')").end, End::Value(10.into()));
    }),
    ("a fork has files of its own", |executor| {
        let mounts = vec![Mount::files("/well", [("a", "1")]).writable()];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        run(&mut session, "f = open('a', 'a')\nf.write('2')");
        let mut forked = block_on(session.fork()).unwrap();
        assert_eq!(written(&run(&mut session, "f.write('x')")), [("/well/a", Some("12x"))]);
        assert_eq!(written(&run(&mut forked, "f.write('y')")), [("/well/a", Some("12y"))]);
        assert_eq!(run(&mut session, "open('a').read()").end, End::Value("12x".into()));
    }),
    ("a snapshot keeps the files of writable mounts", |executor| {
        let mounts = vec![Mount::files("/well", [("a", "1")]).writable(), Mount::files("/in", [("b", "old")])];
        let policy = Policy { mounts, ..Policy::default() };
        let mut session = open(executor, policy.clone());
        run(&mut session, "import os\nos.makedirs('x/y')\nos.chdir('x')\nf = open('y/z', 'w+')\nf.write('zz')\ng = open('/well/a')");
        run(&mut session, "os.remove('/well/a')");
        let snapshot = block_on(session.snapshot()).unwrap();
        let mut later = policy.clone();
        later.mounts[1] = Mount::files("/in", [("b", "new")]);
        let mut restored = block_on(executor.restore(&later, &snapshot)).unwrap();
        let code = "f.write('!')\nf.seek(0)\nf.read(), os.getcwd(), os.path.exists('/well/a'), g.read(), open('/in/b').read()";
        assert_eq!(run(&mut restored, code).end, run(&mut restored, "('zz!', '/well/x', False, '1', 'new')").end);
        for mounts in [vec![], vec![policy.mounts[0].clone()], vec![Mount::files("/well", NOTHING), policy.mounts[1].clone()]] {
            let refused = block_on(executor.restore(&Policy { mounts, ..Policy::default() }, &snapshot));
            assert!(matches!(refused, Err(Error::Refused { .. })));
        }
        later.mounts[0].size = 1;
        assert!(matches!(block_on(executor.restore(&later, &snapshot)), Err(Error::Refused { .. })));
    }),
    ("a folder of the host is read when the session opens, and never written", |executor| {
        let folder = Folder::new();
        fs::create_dir_all(folder.0.join("in/deep")).unwrap();
        fs::create_dir_all(folder.0.join("in/empty")).unwrap();
        fs::write(folder.0.join("in/deep/a.txt"), "inside").unwrap();
        fs::write(folder.0.join("secret"), "outside").unwrap();
        std::os::unix::fs::symlink(folder.0.join("secret"), folder.0.join("in/leak")).unwrap();
        std::os::unix::fs::symlink(&folder.0, folder.0.join("in/up")).unwrap();
        std::os::unix::fs::symlink("deep/a.txt", folder.0.join("in/link.txt")).unwrap();
        let mounts = vec![Mount::folder(folder.0.join("in"), "/data").writable()];
        let mut session = open(executor, Policy { mounts: mounts.clone(), ..Policy::default() });
        let code = "import os\nsorted(os.path.join(f, n) for f, _, names in os.walk('/data') for n in names)";
        assert_eq!(run(&mut session, code).end, run(&mut session, "['/data/deep/a.txt', '/data/link.txt']").end);
        assert_eq!(run(&mut session, "os.listdir('/data/empty')").end, run(&mut session, "[]").end);
        assert_eq!(written(&run(&mut session, "open('/data/deep/a.txt', 'a').write('!')")), [("/data/deep/a.txt", Some("inside!"))]);
        assert_eq!(fs::read_to_string(folder.0.join("in/deep/a.txt")).unwrap(), "inside");
        let small = vec![Mount { size: 11, ..mounts[0].clone() }];
        let refused = block_on(executor.open(&Policy { mounts: small, ..Policy::default() })).err().unwrap();
        assert_eq!(refused.to_string(), "the mount `/data` holds more than its 11 bytes");
    }),
    ("mounts that cannot be held are refused", |executor| {
        let twice = vec![Mount::files("/a", NOTHING), Mount::files("/a/", NOTHING)];
        let large = vec![Mount::files("/a", [("x", vec![0; 2000])])];
        let wrong = [
            (vec![Mount::files("data", NOTHING)], "the mount target `data` is not absolute"),
            (vec![Mount::files("/a/../b", NOTHING)], "the mount target `/a/../b` has a name that no folder can have"),
            (twice, "two mounts have the target `/a`"),
            (vec![Mount::files("/a", [("../x", "")])], "the file `../x` of the mount `/a` has a path that no file can have"),
            (vec![Mount::files("/a", [("/x", "")])], "the file `/x` of the mount `/a` has a path that no file can have"),
            (vec![Mount::files("/a", [("x", ""), ("x/y", "")])], "the file `x/y` of the mount `/a` is below another file"),
            (vec![Mount::files("/a", [("x", ""), ("x", "")])], "the file `x` of the mount `/a` is there twice"),
            (large, "the mounts hold 2000 bytes, more than the memory limit of 1000"),
        ];
        for (mounts, reason) in wrong {
            let limits = Limits { memory: 1000, ..Limits::default() };
            let refused = block_on(executor.open(&Policy { mounts, limits, ..Policy::default() })).err().unwrap();
            assert!(matches!(refused, Error::Refused { .. }));
            assert_eq!(refused.to_string(), reason);
        }
        let missing = vec![Mount::folder("/no/such/folder", "/a")];
        assert!(matches!(block_on(executor.open(&Policy { mounts: missing, ..Policy::default() })), Err(Error::Refused { .. })));
    }),
    ("large files come in and go out", |executor| {
        let mounts = vec![Mount::files("/well", [("a", vec![7; 40 << 20])]).writable()];
        let mut session = open(executor, Policy { mounts, ..Policy::default() });
        let code = "import os\nwith open('a', 'rb') as a, open('b', 'wb') as b:\n    b.write(a.read()[:20 << 20])\nos.path.getsize('b')";
        let outcome = block_on(session.run(Cell::new(code), &Recorder::default())).unwrap();
        assert_eq!(outcome.end, End::Value((20 << 20).into()));
        assert_eq!(outcome.files[0].contents.as_ref().map(Vec::len), Some(20 << 20));
    }),
];

fn written(outcome: &Outcome) -> Vec<(&str, Option<&'static str>)> {
    let text = |bytes: &Vec<u8>| -> &'static str { String::from_utf8_lossy(bytes).into_owned().leak() };
    outcome.files.iter().map(|file| (file.path.as_str(), file.contents.as_ref().map(text))).collect()
}

/// A folder of the host that is gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("hood-contract-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed is left to the system.
        let _ = fs::remove_dir_all(&self.0);
    }
}
