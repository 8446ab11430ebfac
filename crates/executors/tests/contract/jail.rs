//! What a jail promises beside what every executor does: a real CPython that can break nothing but itself.

use super::{Promise, Recorder, children, open, raised, run, run_with, say, told};
use fumehood_core::{End, Limit, Limits, Mount, Policy};
use fumehood_executors::jail::Jail;
use fumehood_executors::{State, block_on};
use std::time::Duration;

pub const PROMISES: &[Promise<Jail>] = &[
    ("every wall is up, or says why not", |jail| {
        let walls = jail.walls().unwrap();
        assert_eq!(walls.len(), 8, "{walls:?}");
        for standing in walls {
            if let State::Down { why, hint } = standing.state {
                assert!(!why.is_empty() && !hint.is_empty());
                say(&format!("     the wall `{}` is down here: {why}", standing.wall));
            }
        }
    }),
    ("a cell that ends its process has an outcome, and the next is told", |jail| {
        let mut session = open(jail, Policy::default());
        for (code, why) in [
            ("import os\nprint('kept')\nos._exit(3)", "the interpreter ended with status 3"),
            ("import os\nprint('kept')\nos.kill(os.getpid(), 9)", "the interpreter was ended by signal 9"),
            ("import ctypes\nprint('kept')\nctypes.string_at(0)", "the interpreter was ended by signal 11"),
        ] {
            run(&mut session, "x = 1");
            let outcome = run(&mut session, code);
            assert_eq!((raised(&outcome), outcome.logs.as_str()), (format!("SystemError: {why}"), "kept\n"));
            told(&mut session, why);
            assert_eq!(raised(&run(&mut session, "x")), "NameError: name 'x' is not defined");
        }
    }),
    ("forged messages end the guest, not the host", |jail| {
        let mut session = open(jail, Policy::default());
        for forged in ["b'\\xff' * 64", "b'\\x02\\0\\0\\0{}'", "b'\\x10\\0\\0\\0' + b'{\"kind\":\"ready\"}'"] {
            let code = format!("import os\nfor n in range(3, 64):\n    try: os.write(n, {forged})\n    except OSError: pass\nos._exit(0)");
            let end = run(&mut session, &code).end;
            assert!(matches!(&end, End::Raised(exception) if exception.type_name == "SystemError"), "{end:?}");
            told(&mut session, "the interpreter");
        }
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a tool that the policy does not name is never asked for", |jail| {
        // The guest shares its process with our kernel, and can make it say anything.
        let code = "import sys\nsys.stdout.buffer.raw.kernel.call('same', (1,), {})";
        assert_eq!(raised(&run(&mut open(jail, Policy::default()), code)), "RuntimeError: the tool cannot be called now");
        let policy = Policy { tools: vec![fumehood_core::ToolSpec::new("same")], ..Policy::default() };
        assert_eq!(run(&mut open(jail, policy), code).end, End::Value(1.into()));
    }),
    ("code that nothing can interrupt is killed when its time is over", |jail| {
        let limits = Limits { time: Duration::from_millis(200), ..Limits::default() };
        let mut session = open(jail, Policy { limits, ..Policy::default() });
        assert_eq!(run(&mut session, "print('kept')\n3 ** (10 ** 8)").end, End::Stopped(Limit::Time));
        told(&mut session, "a cell did not stop");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("memory that is shared or another process's counts too", |jail| {
        if jail.walls().unwrap().iter().any(|wall| wall.wall.name() == "cgroup" && wall.state != State::Up) {
            return say("     there is no control group here to hold it");
        }
        let mut session = open(jail, Policy { limits: Limits { memory: 64 << 20, ..Limits::default() }, ..Policy::default() });
        let code = "import mmap\nkept = []\nwhile True:\n    m = mmap.mmap(-1, 1 << 24)\n    m.write(b'x' * (1 << 24))\n    kept.append(m)";
        assert_eq!(run(&mut session, code).end, End::Stopped(Limit::Memory));
        told(&mut session, "more memory");
    }),
    ("what C code and other processes print is the cell's too", |jail| {
        let host = Recorder::default();
        let code = "import os, subprocess\nprint('a')\nsubprocess.run(['/bin/echo', 'b'])\nos.write(1, b'c\\n')\nprint('d')";
        assert_eq!(run_with(&mut open(jail, Policy::default()), code, &host).logs, "a\nb\nc\nd\n");
    }),
    ("mounts are copies: some to read, some to write, none past its size", |jail| {
        let mounts = vec![
            Mount { size: 1 << 20, ..Mount::files("/data/out", [("old", "1")]).writable() },
            Mount::files("/in", [("a.csv", "x,y\n"), ("deep/b", "b")]),
        ];
        let mut session = open(jail, Policy { mounts, ..Policy::default() });
        assert_eq!(run(&mut session, "open('/in/a.csv').read() + open('/in/deep/b').read()").end, End::Value("x,y\nb".into()));
        for code in [
            "open('/in/a.csv', 'w')",
            "open('/in/new', 'w')",
            "import os; os.remove('/in/deep/b')",
            "open('/usr/x', 'w')",
            "open('/x', 'w')",
        ] {
            assert!(raised(&run(&mut session, code)).contains("Read-only file system"), "{code}");
        }
        let full = raised(&run(&mut session, "with open('big', 'wb') as f: f.write(bytes(4 << 20))"));
        assert!(full.starts_with("OSError: [Errno 28]"), "{full}");
        let outcome = run(&mut session, "import os\nos.remove('big')\nopen('old', 'a').write('2')");
        assert_eq!(outcome.files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(), ["/data/out/big", "/data/out/old"]);
    }),
    ("closing leaves no process behind but the spares", |jail| {
        let before = children().len();
        let mut sessions: Vec<_> = (0..4).map(|_| open(jail, Policy::default())).collect();
        for session in &mut sessions {
            run(session, "import subprocess\np = subprocess.Popen(['/bin/sleep', '1000'], start_new_session=True)");
        }
        sessions.into_iter().for_each(|session| block_on(session.close()).unwrap());
        assert!(children().len() <= before + 1, "{:?}", children());
    }),
];
