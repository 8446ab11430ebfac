//! What a jail promises beside what every executor does: a real CPython that can break nothing but itself.

use super::soak;
use super::{Promise, Recorder, children, open, raised, run, run_with, say, told};
use fumehood_core::{End, Error, Executor, Limit, Limits, Mount, Network, Policy, Session, Value};
use fumehood_executors::jail::Jail;
use fumehood_executors::{State, block_on};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::time::{Duration, Instant};

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
    ("no namespace is the machine's, and no clock tells how long that has been up", |jail| {
        let names = ["cgroup", "ipc", "mnt", "net", "pid", "time", "user", "uts"];
        let ours = names.map(|name| std::fs::read_link(format!("/proc/self/ns/{name}")).ok());
        let code = "import os\ndef own(name):\n    try: return os.readlink('/proc/self/ns/' + name)\n    except FileNotFoundError: pass\n\
                    [own(name) for name in NAMES]";
        let mut session = open(jail, Policy::default());
        let End::Value(Value::List(theirs)) = run(&mut session, &code.replace("NAMES", &format!("{names:?}"))).end else {
            panic!("a list")
        };
        for ((name, ours), theirs) in names.iter().zip(ours).zip(theirs) {
            let ours = ours.map(|path| path.to_string_lossy().into_owned());
            // A kernel without namespaces for clocks has none for us either.
            assert_eq!((ours.is_some(), *name == "time" && ours.is_none()), (theirs != Value::None, theirs == Value::None), "{name}");
            assert!(ours.is_none_or(|ours| theirs != Value::from(ours.as_str())), "{name}: {theirs:?}");
        }
        if std::path::Path::new("/proc/self/ns/time").exists() {
            let code = "import time\nmax(time.clock_gettime(time.CLOCK_BOOTTIME), time.monotonic()) < 3600 * 6";
            assert_eq!(run(&mut session, code).end, End::Value(true.into()));
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
    ("a host that the policy names is reached through the proxy, and no other", |jail| {
        let server = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = server.local_addr().unwrap().port();
        std::thread::spawn(move || {
            for guest in server.incoming().flatten() {
                let mut head = [0; 4096];
                let count = (&guest).read(&mut head).unwrap_or(0);
                let first = String::from_utf8_lossy(&head[..count]).lines().next().unwrap_or_default().to_owned();
                let _ = write!(&guest, "HTTP/1.1 200 OK\r\nContent-Length: {}\r\n\r\n{first}", first.len());
            }
        });
        let fetch =
            |port: u16, host: &str| format!("import urllib.request\nurllib.request.urlopen('http://{host}:{port}/a?b').read().decode()");
        let network = Network::Hosts(vec![format!("127.0.0.1:{port}")]);
        let mut session = open(jail, Policy { network, ..Policy::default() });
        assert_eq!(run(&mut session, &fetch(port, "127.0.0.1")).end, End::Value("GET /a?b HTTP/1.1".into()));
        // Another name, another port, another address: none of them is what was named.
        for code in [fetch(port, "localhost"), fetch(port ^ 1, "127.0.0.1"), fetch(port, "127.0.0.2"), fetch(80, "169.254.169.254")] {
            assert_eq!(raised(&run(&mut session, &code)), "urllib.error.HTTPError: HTTP Error 403: Forbidden", "{code}");
        }
        // There is no way around it: the jail's own loopback is not the machine's.
        let around = format!("import socket\nsocket.create_connection(('127.0.0.1', {port}), timeout=5)");
        let refused = raised(&run(&mut session, &around));
        assert!(refused.starts_with("PermissionError") || refused.starts_with("ConnectionRefusedError"), "{refused}");
        let tunnel = format!(
            "import socket\ns = socket.create_connection(('127.0.0.1', 3128), timeout=5)\n\
             s.sendall(b'CONNECT 127.0.0.1:{port} HTTP/1.1\\r\\n\\r\\nGET /t HTTP/1.1\\r\\n\\r\\n')\nb''.join(iter(lambda: s.recv(99), b''))"
        );
        let End::Value(Value::Bytes(answer)) = run(&mut session, &tunnel).end else { panic!("a tunnel answers") };
        assert!(String::from_utf8_lossy(&answer).ends_with("GET /t HTTP/1.1"), "{answer:?}");
        // Forks are in the same jail; a session without the policy has no way out.
        let mut forked = block_on(session.fork()).unwrap();
        assert_eq!(run(&mut forked, &fetch(port, "127.0.0.1")).end, End::Value("GET /a?b HTTP/1.1".into()));
        assert!(raised(&run(&mut open(jail, Policy::default()), &fetch(port, "127.0.0.1"))).starts_with("urllib.error.URLError"));
    }),
    ("a network without names, or with wrong ones, is refused", |jail| {
        for network in [Network::Full, Network::Hosts(vec!["http://a".to_owned()]), Network::Hosts(vec!["*".to_owned()])] {
            assert!(matches!(block_on(jail.open(&Policy { network, ..Policy::default() })), Err(Error::Refused { .. })));
        }
    }),
    ("a zygote that dies is replaced, and its sessions live on", |jail| {
        // A list of modules of its own is a zygote of its own.
        let jail = Jail { preload: vec!["csv".to_owned()], spares: 0, ..jail.clone() };
        let before: Vec<u32> = zygotes();
        let mut first = open(&jail, Policy::default());
        run(&mut first, "x = 41");
        let ours: Vec<u32> = zygotes().into_iter().filter(|pid| !before.contains(pid)).collect();
        assert_eq!(ours.len(), 1, "{ours:?}");
        rustix::process::kill_process(rustix::process::Pid::from_raw(ours[0] as i32).unwrap(), rustix::process::Signal::KILL).unwrap();
        assert_eq!(run(&mut first, "x + 1").end, End::Value(42.into()));
        assert_eq!(run(&mut open(&jail, Policy::default()), "import csv\n1 + 1").end, End::Value(2.into()));
        assert_eq!(run(&mut first, "x + 2").end, End::Value(43.into()));
    }),
    ("a zygote is replaced after a thousand sessions, and with it what they share", |jail| {
        let jail = Jail { preload: vec!["colorsys".to_owned()], spares: 0, ..jail.clone() };
        let seeded = || run(&mut open(&jail, Policy::default()), "hash('a')").end;
        let first = seeded();
        assert_eq!(first, seeded());
        (2..1_000).for_each(|_| drop(open(&jail, Policy::default())));
        assert_ne!(first, seeded());
    }),
    ("a spare that dies while it waits is replaced", |jail| {
        let jail = Jail { preload: vec!["sched".to_owned()], spares: 1, ..jail.clone() };
        let before = zygotes();
        drop(open(&jail, Policy::default()));
        let ours: Vec<u32> = zygotes().into_iter().filter(|pid| !before.contains(pid)).collect();
        let forked = || std::fs::read_to_string(format!("/proc/{0}/task/{0}/children", ours[0])).unwrap();
        // What is asked of it first, a cell or not, finds out.
        let asked: [fn(&mut Box<dyn Session>); 2] = [
            |session| assert_eq!(run(session, "6 * 7").end, End::Value(42.into())),
            |session| assert!(block_on(session.variables()).unwrap().is_empty()),
        ];
        for ask in asked {
            let until = Instant::now() + Duration::from_secs(10);
            while forked().is_empty() && Instant::now() < until {
                std::thread::sleep(Duration::from_millis(20));
            }
            // The one that was closed may be there for a moment, beside the spare.
            std::thread::sleep(Duration::from_millis(300));
            let spares = forked();
            assert!(!spares.is_empty());
            for pid in spares.split_whitespace() {
                rustix::process::kill_process(rustix::process::Pid::from_raw(pid.parse().unwrap()).unwrap(), rustix::process::Signal::KILL)
                    .unwrap();
            }
            std::thread::sleep(Duration::from_millis(50));
            ask(&mut open(&jail, Policy::default()));
        }
    }),
    ("sessions of one zygote have randomness of their own", |jail| {
        for (spares, code) in
            [(0, "import random\nrandom.random()"), (1, "import random\nrandom.random()"), (0, "import uuid\nstr(uuid.uuid4())")]
        {
            let jail = Jail { spares, preload: vec!["random".to_owned()], ..jail.clone() };
            let drawn = [0, 1, 2].map(|_| run(&mut open(&jail, Policy::default()), code).end);
            assert!(drawn[0] != drawn[1] && drawn[1] != drawn[2] && drawn[0] != drawn[2], "{drawn:?}");
        }
    }),
    ("sessions of one zygote share no descriptor", |jail| {
        let jail = Jail { spares: 0, ..jail.clone() };
        // Those that carry something: pipes and sockets.
        let code = "import os, stat\nfound = []\nfor n in range(256):\n    try: s = os.fstat(n)\n    except OSError: continue\n    \
                    if stat.S_ISFIFO(s.st_mode) or stat.S_ISSOCK(s.st_mode): found.append((s.st_dev, s.st_ino))\nfound";
        let mut sessions: Vec<_> = (0..3).map(|_| open(&jail, Policy::default())).collect();
        let mut seen = Vec::new();
        for session in &mut sessions {
            let End::Value(Value::List(found)) = run(session, code).end else { panic!("a list") };
            assert!((5..=12).contains(&found.len()), "{found:?}");
            assert!(found.iter().all(|one| !seen.contains(one)), "{found:?} {seen:?}");
            seen.extend(found);
        }
    }),
    ("where there is Landlock, it holds what is forked into a jail", |jail| {
        let is_up = jail.walls().unwrap().iter().any(|wall| wall.wall.name() == "landlock" && wall.state == State::Up);
        let release = std::fs::read_to_string("/proc/sys/kernel/osrelease").unwrap();
        let mut numbers = release.split(|letter: char| !letter.is_ascii_digit()).map(|number| number.parse().unwrap_or(0));
        // The version of it that knows of TCP.
        if !is_up || (numbers.next(), numbers.next()) < (Some(6), Some(7)) {
            return say("     this kernel's Landlock has no TCP");
        }
        // Without it nobody would be there: the jail has no network.
        let refused = raised(&run(&mut open(jail, Policy::default()), "import socket\nsocket.socket().connect(('127.0.0.1', 1))"));
        assert!(refused.starts_with("PermissionError"), "{refused}");
    }),
    ("no session lacks what is prepared before it is forked", |jail| {
        if jail.walls().unwrap().iter().any(|wall| wall.wall.name() == "landlock" && wall.state != State::Up) {
            return say("     there is no Landlock here to leave out");
        }
        let sources = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut driver = std::process::Command::new(&jail.python);
        driver
            .arg(sources.join("tests/contract/closed.py"))
            .args(["src/guest/python", "src/jail/python"].map(|folder| sources.join(folder)));
        let output = driver.output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        let said = String::from_utf8_lossy(&output.stdout);
        let cases: Vec<(&str, &str)> = said.lines().filter_map(|line| line.split_once(": ")).collect();
        assert_eq!(cases.len(), 10, "{said}");
        for (case, end) in cases {
            let is_closed = match case {
                // Else the others would show nothing.
                "all is there" => end == "ready",
                "no pipes" => end == "ready, then ready, then nothing",
                "no randomness" => end == "ready, then nothing",
                _ => ["nothing", "no zygote"].contains(&end) || end.starts_with("a wall cannot be raised: "),
            };
            assert!(is_closed, "{case}: {end}");
        }
    }),
    ("an expression is a cell like any other", |jail| {
        let mut session = open(jail, Policy::default());
        run(&mut session, "async def seven():\n    return 7");
        for (code, value) in
            [("1 + 1", 2), ("[x for x in (3, 4)][-1]", 4), ("await seven()", 7), ("(lambda: 5)() # five", 5), ("(y := 6)", 6)]
        {
            assert_eq!(run(&mut session, code).end, End::Value(value.into()), "{code}");
        }
        assert_eq!(run(&mut session, "y").end, End::Value(6.into()));
        for (code, why) in [
            (" 1", "IndentationError: unexpected indent (<cell>, line 1)"),
            ("(final_answer := 1)", "NameError: cannot assign to 'final_answer': it is a tool of the host"),
            ("1 +", "SyntaxError: invalid syntax (<cell>, line 1)"),
        ] {
            assert_eq!(raised(&run(&mut session, code)), why);
        }
        let End::Raised(exception) = run(&mut session, "1 / 0").end else { panic!("it raises") };
        assert!(exception.traceback.contains("line 1, in <module>\n    1 / 0\n"), "{}", exception.traceback);
    }),
    ("numpy's randomness is each session's own, and each fork's", |jail| {
        let python = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python");
        assert!(python.exists(), "`.venv` is not there: run `tools/setup`");
        let jail = Jail { python, preload: vec!["numpy".to_owned()], ..jail.clone() };
        let mut sessions = vec![open(&jail, Policy::default()), open(&jail, Policy::default())];
        let forked = block_on(sessions[0].fork()).unwrap();
        sessions.push(forked);
        let code = "import numpy\n(numpy.random.rand(4).tolist(), numpy.random.get_state()[0])";
        let drawn: Vec<End> = sessions.iter_mut().map(|session| run(session, code).end).collect();
        for (at, end) in drawn.iter().enumerate() {
            assert!(matches!(end, End::Value(_)) && !drawn[..at].contains(end), "{drawn:?}");
        }
    }),
    ("many sessions at once: none is disturbed and nothing is left", |jail| {
        let jail = Jail { preload: vec!["wave".to_owned()], spares: 0, ..jail.clone() };
        drop(jail.walls().unwrap());
        std::thread::sleep(Duration::from_millis(500));
        let before = soak::held();
        let tally = soak::soak(&jail, 24, Duration::from_secs(8));
        say(&format!("     {tally:?}"));
        assert!(tally.good.into_inner() > 100 && tally.bad.into_inner() > 10);
        std::thread::sleep(Duration::from_secs(2));
        let after = soak::held();
        // Two empty jails are kept ready, each of one process and its control groups.
        assert!(after.processes <= before.processes + 2 && after.groups <= before.groups + 2 * 4, "{before:?} {after:?}");
        assert_eq!((after.mounts, after.temporary), (before.mounts, before.temporary));
    }),
    ("a program that ends leaves no control group behind, though it has spares", |jail| {
        if jail.walls().unwrap().iter().any(|wall| wall.wall.name() == "cgroup" && wall.state != State::Up) {
            return say("     there is no control group here to be left");
        }
        let program = std::process::Command::new(jail.worker.as_ref().unwrap()).arg("leave").output().unwrap();
        let said = String::from_utf8_lossy(&program.stdout).into_owned();
        let mut words = said.split_whitespace();
        let (pid, groups) = (words.next().unwrap(), words.next().and_then(|count| count.parse::<usize>().ok()).unwrap());
        assert!(program.status.success() && groups > 0, "{said}");
        assert_eq!(soak::groups_of(pid), 0);
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

/// What a program of its own does: it opens sessions, keeps spares, says how many control groups it has, and ends.
pub fn leave() -> std::process::ExitCode {
    let jail = Jail { worker: std::env::current_exe().ok(), spares: 1, ..Jail::default() };
    for _ in 0..3 {
        run(&mut open(&jail, Policy::default()), "1 + 1");
        std::thread::sleep(Duration::from_millis(200));
    }
    let pid = std::process::id().to_string();
    say(&format!("{pid} {}", soak::groups_of(&pid)));
    std::process::ExitCode::SUCCESS
}

/// The Pythons that are zygotes of this process.
fn zygotes() -> Vec<u32> {
    let is_zygote = |pid: &u32| {
        std::fs::read(format!("/proc/{pid}/cmdline")).is_ok_and(|line| String::from_utf8_lossy(&line).contains("fumehood_guest.ahead"))
    };
    let of_warden = |warden: String| {
        let below = std::fs::read_to_string(format!("/proc/{warden}/task/{warden}/children")).unwrap_or_default();
        below.split_whitespace().filter_map(|pid| pid.parse().ok()).collect::<Vec<u32>>()
    };
    children().into_iter().flat_map(of_warden).filter(is_zygote).collect()
}
