//! What containers promise beside what every executor does, against a real Docker Engine.
//!
//! The image is made of the machine's own Python: no registry is asked for anything.

use super::{Promise, Recorder, open, raised, run, run_with, say, soon, told};
use fumehood_core::{Cell, End, Error, Executor, Limit, Limits, Mount, Policy, Session};
use fumehood_executors::block_on;
use fumehood_executors::docker::{Base, Build, Docker, Mode};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The executor, with an image that was built for it; `None` where there is no daemon, which CI does not forgive.
pub fn executor() -> Option<Docker> {
    let mut docker = Docker::default();
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python3");
    let python = if own.exists() { own } else { "/usr/bin/python3".into() };
    let build = Build { base: Base::Host(python), packages: Vec::new(), index_url: None };
    match block_on(docker.prepare(build, Arc::new(say))) {
        Ok(_) => Some(docker),
        Err(error) if std::env::var_os("CI").is_some() => panic!("{error}: {:?}", std::error::Error::source(&error)),
        Err(error) => {
            say(&format!("     docker is not tested here: {error}: {:?}", std::error::Error::source(&error)));
            None
        }
    }
}

/// The same, with a Jupyter kernel gateway in its containers; `None` where the image has none.
pub fn with_gateway(docker: &Docker) -> Option<Docker> {
    let code = "import kernel_gateway, ipykernel";
    let found = run(&mut open(docker, Policy::default()), code);
    if matches!(found.end, End::Value(_)) {
        return Some(Docker { mode: Mode::Jupyter, ..docker.clone() });
    }
    assert!(std::env::var_os("CI").is_none(), "the image has no gateway: run `tools/setup`");
    say("     docker with jupyter is not tested here: the image has no gateway (`tools/setup`)");
    None
}

pub const PROMISES_OF_A_GATEWAY: &[Promise<Docker>] = &[
    ("a container that is killed is a lost session", |docker| {
        let mut session = open(docker, Policy::default());
        let id = name_of(&mut session);
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(300));
            assert!(Command::new("docker").args(["kill", &id]).output().unwrap().status.success());
        });
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        killer.join().unwrap();
        assert!(matches!(lost, Err(Error::Lost { .. })), "{lost:?}");
    }),
    ("its port is for this machine only, and the guest has no network", |docker| {
        let mut session = open(docker, Policy::default());
        let id = name_of(&mut session);
        let ports = Command::new("docker").args(["port", &id]).output().unwrap();
        let ports = String::from_utf8(ports.stdout).unwrap();
        assert!(ports.lines().count() == 1 && ports.contains("127.0.0.1:"), "{ports}");
        let code = "import socket\nr = []\nfor family in (socket.AF_INET, socket.AF_INET6, socket.AF_NETLINK):\n    \
                    try: socket.socket(family)\n    except PermissionError: r.append(family.name)\nrepr(r)";
        assert_eq!(run(&mut session, code).end, End::Value("['AF_INET', 'AF_INET6', 'AF_NETLINK']".into()));
    }),
];

pub const PROMISES: &[Promise<Docker>] = &[
    ("a cell that ends its process has an outcome, and the next is told", |docker| {
        let mut session = open(docker, Policy::default());
        for (code, why) in [
            ("import os\nprint('kept')\nos._exit(3)", "the interpreter ended with status 3"),
            ("import os\nprint('kept')\nos.kill(os.getpid(), 9)", "the interpreter was ended by signal 9"),
        ] {
            run(&mut session, "x = 1");
            let outcome = run(&mut session, code);
            assert_eq!((raised(&outcome), outcome.logs.as_str()), (format!("SystemError: {why}"), "kept\n"));
            told(&mut session, why);
            assert_eq!(raised(&run(&mut session, "x")), "NameError: name 'x' is not defined");
        }
    }),
    ("the walls stand", |docker| {
        let mut session = open(docker, Policy::default());
        let code = "import os\nfound = {}\nstatus = dict(line.split(':', 1) for line in open('/proc/self/status'))\n\
                    found['user'] = os.getuid()\nfound['rights'] = int(status['CapEff'], 16) | int(status['CapBnd'], 16)\n\
                    found['more'] = int(status['NoNewPrivs'])\nfound['net'] = os.listdir('/sys/class/net')\n\
                    try: open('/usr/x', 'w')\nexcept OSError as e: found['root'] = e.errno\nrepr(found)";
        assert_eq!(run(&mut session, code).end, End::Value("{'user': 65534, 'rights': 0, 'more': 1, 'net': ['lo'], 'root': 30}".into()));
        assert_eq!(run(&mut session, "open('/home/guest/a', 'w').write('b')").end, End::Value(1.into()));
    }),
    ("too many processes are refused, and the session goes on", |docker| {
        let mut session = open(docker, Policy::default());
        let code = "import os\nkept = 0\ntry:\n    while kept < 1000:\n        if not os.fork():\n            import time\n            \
                    time.sleep(60)\n        kept += 1\nexcept OSError: pass\nkept < 64";
        assert_eq!(run(&mut session, code).end, End::Value(true.into()));
        block_on(session.close()).unwrap();
    }),
    ("memory that is shared or another process's counts too", |docker| {
        let mut session = open(docker, Policy { limits: Limits { memory: 64 << 20, ..Limits::default() }, ..Policy::default() });
        let code = "import mmap\nkept = []\nwhile True:\n    m = mmap.mmap(-1, 1 << 24)\n    m.write(b'x' * (1 << 24))\n    kept.append(m)";
        assert_eq!(run(&mut session, code).end, End::Stopped(Limit::Memory));
        told(&mut session, "more memory");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a full disk is the guest's error", |docker| {
        let mut session = open(docker, Policy::default());
        let full = raised(&run(&mut session, "f = open('/tmp/x', 'wb')\nwhile True: f.write(bytes(1 << 20))"));
        assert!(full.starts_with("OSError: [Errno 28]"), "{full}");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("code that nothing can interrupt is killed when its time is over", |docker| {
        let limits = Limits { time: Duration::from_millis(200), ..Limits::default() };
        let mut session = open(docker, Policy { limits, ..Policy::default() });
        assert_eq!(run(&mut session, "print('kept')\n3 ** (10 ** 8)").end, End::Stopped(Limit::Time));
        told(&mut session, "a cell did not stop");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("what C code and other processes print is the cell's too", |docker| {
        let host = Recorder::default();
        let code = "import os, subprocess\nprint('a')\nsubprocess.run(['/bin/echo', 'b'])\nos.write(1, b'c\\n')\nprint('d')";
        assert_eq!(run_with(&mut open(docker, Policy::default()), code, &host).logs, "a\nb\nc\nd\n");
    }),
    ("mounts are copies: some to read, some to write, none past its size", |docker| {
        let mounts = vec![
            Mount { size: 1 << 20, ..Mount::files("/data/out", [("old", "1")]).writable() },
            Mount::files("/in", [("a.csv", "x,y\n"), ("deep/b", "b")]),
        ];
        let mut session = open(docker, Policy { mounts, ..Policy::default() });
        assert_eq!(run(&mut session, "open('/in/a.csv').read() + open('/in/deep/b').read()").end, End::Value("x,y\nb".into()));
        for code in ["open('/in/a.csv', 'w')", "open('/in/new', 'w')", "import os; os.remove('/in/deep/b')"] {
            assert!(raised(&run(&mut session, code)).contains("Read-only file system"), "{code}");
        }
        let full = raised(&run(&mut session, "with open('big', 'wb') as f: f.write(bytes(4 << 20))"));
        assert!(full.starts_with("OSError: [Errno 28]"), "{full}");
        let outcome = run(&mut session, "import os\nos.remove('big')\nopen('old', 'a').write('2')");
        assert_eq!(outcome.files.iter().map(|file| file.path.as_str()).collect::<Vec<_>>(), ["/data/out/big", "/data/out/old"]);
        let refused = Policy { mounts: vec![Mount::files("/usr/x", [("a", "b")])], ..Policy::default() };
        assert!(matches!(block_on(docker.open(&refused)), Err(Error::Refused { .. })));
    }),
    ("a hundred megabytes printed arrive whole", |docker| {
        let host = Recorder::default();
        let code = "line = 'x' * 999_999\nfor _ in range(100): print(line)";
        run_with(&mut open(docker, Policy::default()), code, &host);
        assert_eq!(host.text().len(), 100_000_000);
    }),
    ("a spare container is handed out at once", |docker| {
        let docker = Docker { spares: 1, ..docker.clone() };
        soon(Duration::from_millis(100), || {
            block_on(docker.warm_up(&Policy::default())).unwrap();
            let began = Instant::now();
            let mut session = open(&docker, Policy::default());
            assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
            began.elapsed()
        });
        // Nobody asks again: the next spare is removed when it has waited long enough.
        let idle = Docker { idle: Duration::from_millis(300), preload: vec!["json".to_owned()], ..docker };
        drop(open(&idle, Policy::default()));
        within(Duration::from_secs(10), || block_on(idle.list()).unwrap().len() <= 2);
    }),
    ("of fifty containers half are killed, and the other sessions go on", |docker| {
        const MANY: usize = 50;
        let mut sessions: Vec<Box<dyn Session>> = std::thread::scope(|scope| {
            let opening: Vec<_> = (0..MANY).map(|_| scope.spawn(|| open(docker, Policy::default()))).collect();
            opening.into_iter().map(|opened| opened.join().unwrap()).collect()
        });
        let ids: Vec<String> = sessions.iter_mut().map(name_of).collect();
        let killer = std::thread::spawn({
            let doomed: Vec<String> = ids.iter().take(MANY / 2).cloned().collect();
            move || {
                std::thread::sleep(Duration::from_millis(500));
                let status = Command::new("docker").arg("kill").args(doomed).output().unwrap();
                assert!(status.status.success(), "{status:?}");
            }
        });
        let cells: Vec<_> = std::thread::scope(|scope| {
            let runs: Vec<_> = sessions
                .iter_mut()
                .map(|session| scope.spawn(|| block_on(session.run(Cell::new("import time\ntime.sleep(8)\n'done'"), &Recorder::default()))))
                .collect();
            runs.into_iter().map(|run| run.join().unwrap()).collect()
        });
        killer.join().unwrap();
        for (index, cell) in cells.into_iter().enumerate() {
            match cell {
                Err(Error::Lost { source: Some(cause), .. }) if index < MANY / 2 => {
                    assert_eq!(cause.to_string(), "the container was killed from outside");
                }
                Ok(outcome) if index >= MANY / 2 => assert_eq!(outcome.end, End::Value("done".into())),
                other => panic!("{index}: {other:?}"),
            }
        }
        sessions.into_iter().for_each(|session| block_on(session.close()).unwrap());
        let left = block_on(docker.list()).unwrap();
        assert!(!left.iter().any(|listed| ids.iter().any(|id| listed.id.starts_with(id))), "{left:?}");
    }),
    ("a container ends with its time", |docker| {
        let docker = Docker { lifetime: Duration::from_secs(1), ..docker.clone() };
        let mut session = open(&docker, Policy::default());
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        let Err(Error::Lost { source: Some(cause), .. }) = lost else { panic!("{lost:?}") };
        assert_eq!(cause.to_string(), "the container has lived as long as it may");
    }),
    ("what is not there has a hint", |docker| {
        let nowhere = Docker { host: Some("unix:///nonexistent/docker.sock".to_owned()), ..docker.clone() };
        let unknown = Docker { image: Some("fumehood/no-such-image:1".to_owned()), ..docker.clone() };
        let no_python = Docker { python: "no-such-python".to_owned(), ..docker.clone() };
        for (docker, hint) in [(nowhere, "start Docker"), (unknown, "hood image build"), (no_python, "--image")] {
            let error = block_on(docker.open(&Policy::default())).err().unwrap();
            assert!(matches!(error, Error::Unavailable { .. }) && error.hint().contains(hint), "{error}: {}", error.hint());
        }
    }),
    ("closing leaves no container behind", |docker| {
        block_on(docker.prune(false)).unwrap();
        let mut session = open(docker, Policy::default());
        let id = name_of(&mut session);
        run(&mut session, "import subprocess\np = subprocess.Popen(['/bin/sleep', '1000'], start_new_session=True)");
        block_on(session.close()).unwrap();
        assert!(!block_on(docker.list()).unwrap().iter().any(|listed| listed.id.starts_with(&id)));
    }),
];

/// The container of a session, as it calls itself.
fn name_of(session: &mut Box<dyn Session>) -> String {
    let End::Value(fumehood_core::Value::Str(name)) = run(session, "import socket\nsocket.gethostname()").end else {
        panic!("a container has a name")
    };
    name
}

fn within(patience: Duration, done: impl Fn() -> bool) {
    let began = Instant::now();
    while !done() {
        assert!(began.elapsed() < patience);
        std::thread::sleep(Duration::from_millis(50));
    }
}
