//! What sessions in E2B promise beside what every executor does, against an emulator that E2B's own SDK agrees with.

use super::emulated::{Emulated, same_requests, sdk_agrees, status};
use super::{Promise, Recorder, open, raised, run, told};
use fumehood_core::{Cell, End, Error, Executor, Mount, Policy, Value};
use fumehood_executors::block_on;
use fumehood_executors::cloud::{Event, Secret};
use fumehood_executors::e2b::E2b;
use serde_json::json;
use std::path::Path;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const KEY: &str = "e2b_emulated";

/// The emulator, one for the whole test.
fn emulator() -> &'static Emulated {
    static EMULATOR: OnceLock<Emulated> = OnceLock::new();
    EMULATOR.get_or_init(|| Emulated::start("e2b_emulator.py", Path::new("/usr/bin/python3")))
}

pub fn executor() -> E2b {
    let url = emulator().url();
    E2b {
        key: Some(Secret::new(KEY)),
        api_url: Some(url.clone()),
        sandbox_url: Some(url),
        python: "/usr/bin/python3".to_owned(),
        ..E2b::default()
    }
}

fn ids(e2b: &E2b) -> Vec<String> {
    block_on(e2b.list()).unwrap().into_iter().map(|listed| listed.id).collect()
}

/// Waits until the service has no sandbox.
fn emptied(e2b: &E2b) {
    let began = Instant::now();
    while !ids(e2b).is_empty() {
        assert!(began.elapsed() < Duration::from_secs(5), "{:?}", ids(e2b));
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Why no session is opened, and within what time.
fn refused(e2b: &E2b, within: Duration) -> Error {
    let began = Instant::now();
    let error = block_on(e2b.open(&Policy::default())).err().unwrap();
    assert!(began.elapsed() < within, "{:?}", began.elapsed());
    assert!(matches!(error, Error::Unavailable { .. }) && !error.hint().is_empty(), "{error:?}");
    error
}

fn cause(error: &Error) -> String {
    std::error::Error::source(error).map(ToString::to_string).unwrap_or_default()
}

/// Runs code in the service's own interpreter.
fn execute(sandbox: &fumehood_executors::e2b::Sandbox, code: &str, context: Option<&str>) -> Vec<Event> {
    let mut events = Vec::new();
    block_on(sandbox.execute(code, context, Duration::from_secs(20), |event| events.push(event))).unwrap();
    events
}

pub const PROMISES: &[Promise<E2b>] = &[
    ("the SDK agrees with the emulator, and we ask as it does", |e2b| {
        emulator().requests();
        if !sdk_agrees("sdk_e2b.py", "e2b_code_interpreter", &emulator().url()) {
            return;
        }
        let sdk = emulator().requests();
        run(&mut open(e2b, Policy::default()), "1 + 1");
        let sandbox = block_on(e2b.create()).unwrap();
        execute(&sandbox, "1", None);
        let context = block_on(sandbox.create_context(None)).unwrap();
        block_on(sandbox.contexts()).unwrap();
        block_on(sandbox.restart_context(&context)).unwrap();
        block_on(sandbox.remove_context(&context)).unwrap();
        block_on(sandbox.write("a/b", b"x".to_vec())).unwrap();
        block_on(sandbox.read("a/b")).unwrap();
        block_on(sandbox.list_folder("a")).unwrap();
        block_on(sandbox.make_folder("c")).unwrap();
        block_on(sandbox.remove("a")).unwrap();
        block_on(sandbox.command("true")).unwrap();
        block_on(sandbox.set_timeout(Duration::from_secs(60))).unwrap();
        block_on(sandbox.pause()).unwrap();
        block_on(e2b.connect(&sandbox.id)).unwrap().kill_quietly();
        emptied(e2b);
        let is_theirs = |header: &str| header.starts_with("x-") || header.starts_with("e2b-") || header.starts_with("connect-");
        same_requests(&sdk, &emulator().requests(), is_theirs, |path| {
            let is_name = |part: &str| part.len() >= 16 && part.chars().all(|letter| letter.is_ascii_hexdigit() || letter == '-');
            path.split('/').map(|part| if is_name(part) { "ID" } else { part }).collect::<Vec<_>>().join("/")
        });
    }),
    ("its own interpreter streams, keeps state, and is interrupted by whoever stops listening", |e2b| {
        let sandbox = block_on(e2b.create()).unwrap();
        let events = execute(&sandbox, "import sys\nx = 20\nprint('a')\nprint('b', file=sys.stderr)\nx + 1", None);
        let said = |wanted: fn(&Event) -> Option<&String>| events.iter().filter_map(wanted).cloned().collect::<String>();
        assert_eq!(said(|event| if let Event::Stdout(text) = event { Some(text) } else { None }), "a\n");
        assert_eq!(said(|event| if let Event::Stderr(text) = event { Some(text) } else { None }), "b\n");
        let result = Event::Result { main: true, formats: vec![("text".to_owned(), "21".to_owned())] };
        assert!(events.contains(&Event::Count(1)) && events.contains(&result) && events.last() == Some(&Event::End), "{events:?}");
        let failed = execute(&sandbox, "1 / 0", None);
        assert!(failed.iter().any(|event| matches!(event, Event::Error { name, .. } if name == "ZeroDivisionError")), "{failed:?}");
        let late = block_on(sandbox.execute("import time\nwhile True: time.sleep(1)", None, Duration::from_millis(300), |_| {}));
        assert!(matches!(late, Err(Error::Unavailable { .. })), "{late:?}");
        let began = Instant::now();
        assert!(execute(&sandbox, "x", None).iter().any(|event| matches!(event, Event::Result { formats, .. } if formats[0].1 == "20")));
        assert!(began.elapsed() < Duration::from_secs(3));
        let context = block_on(sandbox.create_context(None)).unwrap();
        let apart = execute(&sandbox, "x", Some(&context.id));
        assert!(apart.iter().any(|event| matches!(event, Event::Error { name, .. } if name == "NameError")), "{apart:?}");
        assert!(block_on(sandbox.contexts()).unwrap().contains(&context));
        block_on(sandbox.remove_context(&context)).unwrap();
        let unknown = block_on(sandbox.execute("1", Some(&context.id), Duration::from_secs(5), |_| {}));
        assert!(cause(&unknown.unwrap_err()).contains("no such context"));
        sandbox.kill_quietly();
    }),
    ("a cell whose connection is cut is not sent again", |e2b| {
        let sandbox = block_on(e2b.create()).unwrap();
        execute(&sandbox, "runs = 0", None);
        emulator().faults(&json!([{"match": "POST /execute", "cut": 60}]));
        let cut = block_on(sandbox.execute("runs += 1\nprint('x' * 1000)", None, Duration::from_secs(5), |_| {}));
        assert!(cause(&cut.unwrap_err()).contains("the connection was cut while a cell ran"));
        std::thread::sleep(Duration::from_millis(300));
        assert!(execute(&sandbox, "runs", None).iter().any(|event| matches!(event, Event::Result { formats, .. } if formats[0].1 == "1")));
        for code in [503, 502, 429] {
            emulator().faults(&status("POST /execute", code, 1));
            assert!(block_on(sandbox.execute("runs += 1", None, Duration::from_secs(5), |_| {})).is_err());
        }
        sandbox.kill_quietly();
    }),
    ("files of a sandbox are written, read, listed and removed", |e2b| {
        let sandbox = block_on(e2b.create()).unwrap();
        assert!(block_on(sandbox.make_folder("data")).unwrap() && !block_on(sandbox.make_folder("data")).unwrap());
        block_on(sandbox.write("data/ä b.bin", vec![0, 255, 10])).unwrap();
        assert_eq!(block_on(sandbox.read("data/ä b.bin")).unwrap(), [0, 255, 10]);
        let listed = block_on(sandbox.list_folder("data")).unwrap();
        assert_eq!(
            listed.iter().map(|entry| (entry.name.as_str(), entry.is_folder, entry.size)).collect::<Vec<_>>(),
            [("ä b.bin", false, 3)]
        );
        assert_eq!(block_on(sandbox.command("cat data/*; exit 3")).unwrap().0, 3);
        block_on(sandbox.remove("data")).unwrap();
        assert!(cause(&block_on(sandbox.read("data/ä b.bin")).unwrap_err()).contains("no such file"));
        sandbox.kill_quietly();
    }),
    ("a sandbox is paused, goes on, and is shared by a session that leaves it", |e2b| {
        let sandbox = block_on(e2b.create()).unwrap();
        execute(&sandbox, "x = 1", None);
        block_on(sandbox.pause()).unwrap();
        assert_eq!(block_on(e2b.list()).unwrap()[0].state, "paused");
        let shared = E2b { sandbox: Some(sandbox.id.clone()), ..e2b.clone() };
        let mut session = open(&shared, Policy::default());
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        block_on(session.close()).unwrap();
        assert!(ids(e2b) == [sandbox.id.as_str()]);
        assert!(execute(&sandbox, "x", None).iter().any(|event| matches!(event, Event::Result { .. })));
        sandbox.kill_quietly();
    }),
    ("closing and dropping leave no sandbox, and neither does failing", |e2b| {
        emptied(e2b);
        let mut session = open(e2b, Policy::default());
        run(&mut session, "x = 1");
        assert_eq!(ids(e2b).len(), 1);
        block_on(session.close()).unwrap();
        assert!(ids(e2b).is_empty());
        drop(open(e2b, Policy::default()));
        emptied(e2b);
        let error = refused(&E2b { python: "no-such-python".to_owned(), ..e2b.clone() }, Duration::from_secs(10));
        assert!(cause(&error).contains("no-such-python"), "{error:?}");
        emptied(e2b);
        let wrong = E2b { packages: vec!["--evil".to_owned()], ..e2b.clone() };
        assert!(cause(&refused(&wrong, Duration::from_secs(10))).contains("is no package"));
        emptied(e2b);
    }),
    ("packages are installed before the network is cut off", |e2b| {
        emulator().requests();
        let python = std::env::temp_dir().join(format!("hood-contract-python-{}", std::process::id()));
        std::fs::write(&python, "#!/bin/sh\n[ \"$1\" = -m ] && exit 0\nexec /usr/bin/python3 \"$@\"\n").unwrap();
        std::fs::set_permissions(&python, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        let packages = vec!["PIL".to_owned(), "pandas>=2".to_owned()];
        let packaged = E2b { packages, python: python.to_string_lossy().into_owned(), ..e2b.clone() };
        assert_eq!(run(&mut open(&packaged, Policy::default()), "1 + 1").end, End::Value(2.into()));
        std::fs::remove_file(&python).unwrap();
        let asked: Vec<String> = emulator().requests().iter().map(|request| request["path"].as_str().unwrap().to_owned()).collect();
        let start = "/process.Process/Start".to_owned();
        assert!(asked[0] == "/v2/sandboxes" && asked[1] == start && asked[2].ends_with("/network") && asked[3] == start, "{asked:?}");
        emptied(e2b);
    }),
    ("a sandbox has a lifetime, and its end is a lost session", |e2b| {
        let mut session = open(&E2b { lifetime: Duration::from_secs(1), ..e2b.clone() }, Policy::default());
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        assert!(matches!(lost, Err(Error::Lost { .. })) && began.elapsed() < Duration::from_secs(5), "{lost:?}");
        emptied(e2b);
    }),
    ("a cell that ends its process has an outcome, and the next is told", |e2b| {
        let mut session = open(e2b, Policy::default());
        let outcome = run(&mut session, "import os\nprint('kept')\nos._exit(3)");
        assert_eq!((raised(&outcome), outcome.logs.as_str()), ("SystemError: the interpreter ended with status 3".to_owned(), "kept\n"));
        told(&mut session, "status 3");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a connection that is cut, and a sandbox that is killed, are lost sessions with a reason", |e2b| {
        emulator().faults(&json!([{"match": "process.Process/Start", "cut": 4000}]));
        let mut session = open(e2b, Policy::default());
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("for i in range(10**9): print(i)"), &Recorder::default()));
        let Err(error) = lost else { panic!("{lost:?}") };
        assert!(matches!(error, Error::Lost { .. }) && cause(&error).contains("connection to the sandbox"), "{error:?}");
        assert!(!error.hint().is_empty() && began.elapsed() < Duration::from_secs(5));
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        let killer = std::thread::spawn({
            let e2b = e2b.clone();
            move || {
                std::thread::sleep(Duration::from_millis(300));
                ids(&e2b).iter().for_each(|id| block_on(e2b.connect(id)).unwrap().kill_quietly());
            }
        });
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        killer.join().unwrap();
        assert!(matches!(lost, Err(Error::Lost { .. })), "{lost:?}");
    }),
    ("what the service refuses has a reason and a hint, in time", |e2b| {
        let short = Duration::from_secs(5);
        let stranger = E2b { key: Some(Secret::new("e2b_wrong")), ..e2b.clone() };
        assert!(refused(&stranger, short).hint().contains("E2B_API_KEY"));
        assert!(refused(&E2b { key: None, ..e2b.clone() }, short).hint().contains("E2B_API_KEY"));
        assert!(refused(&E2b { template: "none".to_owned(), ..e2b.clone() }, short).hint().contains("template"));
        assert!(refused(&E2b { sandbox: Some("gone".to_owned()), ..e2b.clone() }, short).hint().contains("sandbox"));
        emulator().faults(&status("POST /v2/sandboxes", 500, 1));
        assert!(cause(&refused(e2b, short)).contains("500"));
        emulator().faults(&json!([{"match": "POST /v2/sandboxes", "status": 429, "times": 99, "headers": {"Retry-After": "0"}}]));
        assert!(cause(&refused(e2b, short)).contains("too many requests"));
        emulator().faults(&json!([{"match": "POST /v2/sandboxes", "delay": 3}]));
        let hasty = E2b { patience: Duration::from_millis(500), ..e2b.clone() };
        assert!(cause(&refused(&hasty, Duration::from_secs(2))).contains("does not answer"));
        let nowhere = E2b { api_url: Some("http://127.0.0.1:9".to_owned()), ..e2b.clone() };
        assert!(cause(&refused(&nowhere, short)).contains("cannot reach 127.0.0.1:9"));
        emulator().faults(&json!([]));
        std::thread::sleep(Duration::from_secs(3));
        ids(e2b).iter().for_each(|id| block_on(e2b.connect(id)).unwrap().kill_quietly());
    }),
    ("what passes is tried again, and makes one sandbox", |e2b| {
        for fault in [
            json!([{"match": "POST /v2/sandboxes", "status": 503, "times": 2, "headers": {"Retry-After": "0"}}]),
            json!([{"match": "POST /v2/sandboxes", "status": 429, "times": 1}]),
            json!([{"match": "POST /v2/sandboxes", "cut": 0, "times": 1}]),
            json!([{"match": "process.Process/Start", "status": 503, "times": 1}]),
            json!([{"match": "POST /v2/sandboxes", "delay": 1}]),
        ] {
            emulator().faults(&fault);
            let mut session = open(e2b, Policy::default());
            assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()), "{fault}");
            assert_eq!(ids(e2b).len(), 1, "{fault}");
            emulator().faults(&json!([{"match": "DELETE", "status": 503, "times": 1}]));
            block_on(session.close()).unwrap();
            emptied(e2b);
        }
    }),
    ("nobody sees the key", |e2b| {
        let secret = "e2b_5ecre7";
        let stranger = E2b { key: Some(Secret::new(secret)), ..e2b.clone() };
        emulator().faults(&json!([{"match": "POST /v2/sandboxes", "status": 401, "message": format!("no such key: {secret}")}]));
        let error = refused(&stranger, Duration::from_secs(5));
        let seen = format!("{stranger:?} {error} {error:?} {} {}", cause(&error), error.hint());
        assert!(seen.contains("no such key") && !seen.contains(secret), "{seen}");
        let sandbox = block_on(e2b.create()).unwrap();
        assert!(!format!("{e2b:?} {sandbox:?}").contains(KEY));
        sandbox.kill_quietly();
        let code = "import os, subprocess\nprint(dict(os.environ), open('/proc/self/environ').read(), open('/proc/self/cmdline').read())";
        assert!(!run(&mut open(e2b, Policy::default()), code).logs.contains(KEY));
    }),
    ("what a cloud cannot hold is refused by its name", |e2b| {
        let mounts = vec![Mount::files("/data", [("a", "b")])];
        let Err(Error::Refused { reason, hint }) = block_on(e2b.open(&Policy { mounts, ..Policy::default() })) else {
            panic!("mounts are refused")
        };
        assert!(reason.contains("`mounts`") && !hint.is_empty(), "{reason}");
        let mut session = open(e2b, Policy::default());
        let code = "import socket\ntry: socket.socket(); r = 'open'\nexcept PermissionError: r = 'cut off'\nr";
        assert_eq!(run(&mut session, code).end, End::Value(Value::from("cut off")));
    }),
];

/// Ends a sandbox that may be gone already.
trait Quietly {
    fn kill_quietly(&self);
}

impl Quietly for fumehood_executors::e2b::Sandbox {
    fn kill_quietly(&self) {
        let _ = block_on(self.kill());
    }
}
