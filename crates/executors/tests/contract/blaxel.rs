//! What sessions in Blaxel promise beside what every executor does, against an emulator that Blaxel's own SDK agrees with.

use super::emulated::{Emulated, same_requests, sdk_agrees, status};
use super::{Promise, Recorder, open, raised, run, told};
use fumehood_core::{Cell, End, Error, Executor, Mount, Policy};
use fumehood_executors::blaxel::{Blaxel, Sandbox};
use fumehood_executors::block_on;
use fumehood_executors::cloud::{Event, Secret};
use serde_json::json;
use std::path::Path;
use std::sync::OnceLock;
use std::time::{Duration, Instant};

const KEY: &str = "bl_emulated";

/// The emulator, one for the whole test.
fn emulator() -> &'static Emulated {
    static EMULATOR: OnceLock<Emulated> = OnceLock::new();
    EMULATOR.get_or_init(|| Emulated::start("blaxel_emulator.py", Path::new("/usr/bin/python3")))
}

pub fn executor() -> Blaxel {
    Blaxel {
        key: Some(Secret::new(KEY)),
        credentials: None,
        workspace: "emulated".to_owned(),
        api_url: format!("{}/v0", emulator().url()),
        python: "/usr/bin/python3".to_owned(),
        ..Blaxel::default()
    }
}

/// Waits until the service has no sandbox.
fn emptied(blaxel: &Blaxel) {
    let began = Instant::now();
    while !block_on(blaxel.list()).unwrap().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(5));
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Why no session is opened, and within what time.
fn refused(blaxel: &Blaxel, within: Duration) -> Error {
    let began = Instant::now();
    let error = block_on(blaxel.open(&Policy::default())).err().unwrap();
    assert!(began.elapsed() < within, "{:?}", began.elapsed());
    assert!(matches!(error, Error::Unavailable { .. }) && !error.hint().is_empty(), "{error:?}");
    error
}

fn cause(error: &Error) -> String {
    std::error::Error::source(error).map(ToString::to_string).unwrap_or_default()
}

/// Runs code in the service's own interpreter.
fn execute(sandbox: &Sandbox, code: &str, context: Option<&str>) -> Vec<Event> {
    let mut events = Vec::new();
    block_on(sandbox.execute(code, context, Duration::from_secs(20), |event| events.push(event))).unwrap();
    events
}

pub const PROMISES: &[Promise<Blaxel>] = &[
    ("the SDK agrees with the emulator, and we ask as it does", |blaxel| {
        emulator().requests();
        if !sdk_agrees("sdk_blaxel.py", "blaxel.core.sandbox", &emulator().url()) {
            return;
        }
        let sdk = emulator().requests();
        run(&mut open(blaxel, Policy::default()), "1 + 1");
        let sandbox = block_on(blaxel.create()).unwrap();
        execute(&sandbox, "1", None);
        block_on(sandbox.create_context(Some("/tmp"))).unwrap();
        block_on(sandbox.write("/data/a", b"x")).unwrap();
        block_on(sandbox.read("/data/a")).unwrap();
        block_on(sandbox.list_folder("/data")).unwrap();
        block_on(sandbox.remove("/data")).unwrap();
        block_on(sandbox.command("true")).unwrap();
        block_on(sandbox.delete()).unwrap();
        emptied(blaxel);
        same_requests(
            &sdk,
            &emulator().requests(),
            |header| header.contains("blaxel"),
            |path| {
                let hidden = |part: &str| part == "a" || part.starts_with("fumehood-") || part == "of-the-sdk" || part == "brief";
                let is_process = |before: &str, part: &str| before == "process" && !part.is_empty();
                let parts: Vec<&str> = path.split('/').collect();
                let name = |(at, part): (usize, &&str)| -> String {
                    let before = if at == 0 { "" } else { parts[at - 1] };
                    let file = parts[..at].contains(&"filesystem");
                    if hidden(part) || file || is_process(before, part) { "ID".to_owned() } else { (*part).to_owned() }
                };
                let named: Vec<String> = parts.iter().enumerate().map(name).collect();
                named.join("/").replace("ID/ID/ID", "ID").replace("ID/ID", "ID")
            },
        );
    }),
    ("its own interpreter streams, keeps state, and is interrupted by whoever stops listening", |blaxel| {
        let sandbox = block_on(blaxel.create()).unwrap();
        let events = execute(&sandbox, "x = 20\nprint('a')\nx + 1", None);
        let result = Event::Result { main: true, formats: vec![("text".to_owned(), "21".to_owned())] };
        assert!(events.contains(&Event::Stdout("a".to_owned())) && events.contains(&result), "{events:?}");
        let late = block_on(sandbox.execute("import time\nwhile True: time.sleep(1)", None, Duration::from_millis(300), |_| {}));
        assert!(matches!(late, Err(Error::Unavailable { .. })), "{late:?}");
        assert!(execute(&sandbox, "x", None).iter().any(|event| matches!(event, Event::Result { formats, .. } if formats[0].1 == "20")));
        let context = block_on(sandbox.create_context(None)).unwrap();
        let apart = execute(&sandbox, "x", Some(&context.id));
        assert!(apart.iter().any(|event| matches!(event, Event::Error { name, .. } if name == "NameError")), "{apart:?}");
        block_on(sandbox.delete()).unwrap();
    }),
    ("files and commands of a sandbox", |blaxel| {
        let sandbox = block_on(blaxel.create()).unwrap();
        block_on(sandbox.write("/data/ä b.bin", &[0, 255, 13, 10])).unwrap();
        assert_eq!(block_on(sandbox.read("/data/ä b.bin")).unwrap(), [0, 255, 13, 10]);
        let listed = block_on(sandbox.list_folder("/data")).unwrap();
        assert_eq!(
            listed.iter().map(|entry| (entry.name.as_str(), entry.is_folder, entry.size)).collect::<Vec<_>>(),
            [("ä b.bin", false, 4)]
        );
        assert_eq!(block_on(sandbox.command("echo out; exit 3")).unwrap(), (3, "out\n".to_owned()));
        block_on(sandbox.remove("/data")).unwrap();
        assert!(cause(&block_on(sandbox.read("/data/ä b.bin")).unwrap_err()).contains("no such file"));
        block_on(sandbox.delete()).unwrap();
    }),
    ("client credentials are as good as a key", |blaxel| {
        let credentials = Some(Secret::new("Y2xpZW50OnNlY3JldA=="));
        let mut session = open(&Blaxel { key: None, credentials, ..blaxel.clone() }, Policy::default());
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        let wrong = Blaxel { key: None, credentials: Some(Secret::new("d3Jvbmc=")), ..blaxel.clone() };
        assert!(refused(&wrong, Duration::from_secs(5)).hint().contains("BL_API_KEY"));
    }),
    ("closing and dropping leave no sandbox, and neither does failing", |blaxel| {
        emptied(blaxel);
        let mut session = open(blaxel, Policy::default());
        run(&mut session, "x = 1");
        assert_eq!(block_on(blaxel.list()).unwrap().len(), 1);
        block_on(session.close()).unwrap();
        assert!(block_on(blaxel.list()).unwrap().is_empty());
        drop(open(blaxel, Policy::default()));
        emptied(blaxel);
        let error = refused(&Blaxel { python: "no-such-python".to_owned(), ..blaxel.clone() }, Duration::from_secs(10));
        assert!(cause(&error).contains("no-such-python"), "{error:?}");
        emptied(blaxel);
    }),
    ("a sandbox has a lifetime, and its end is a lost session", |blaxel| {
        let mut session = open(&Blaxel { lifetime: Duration::from_secs(1), ..blaxel.clone() }, Policy::default());
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        assert!(matches!(lost, Err(Error::Lost { .. })) && began.elapsed() < Duration::from_secs(5), "{lost:?}");
        emptied(blaxel);
    }),
    ("a cell that ends its process has an outcome, and the next is told", |blaxel| {
        let mut session = open(blaxel, Policy::default());
        let outcome = run(&mut session, "import os\nprint('kept')\nos._exit(3)");
        assert_eq!((raised(&outcome), outcome.logs.as_str()), ("SystemError: the interpreter ended with status 3".to_owned(), "kept\n"));
        told(&mut session, "status 3");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a connection that is cut is a lost session with a reason", |blaxel| {
        emulator().faults(&json!([{"match": "logs/stream", "cut": 4000}]));
        let mut session = open(blaxel, Policy::default());
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("for i in range(10**9): print(i)"), &Recorder::default()));
        let Err(error) = lost else { panic!("{lost:?}") };
        assert!(matches!(error, Error::Lost { .. }) && cause(&error).contains("connection to the sandbox"), "{error:?}");
        assert!(!error.hint().is_empty() && began.elapsed() < Duration::from_secs(5));
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("what the service refuses has a reason and a hint, in time", |blaxel| {
        let short = Duration::from_secs(5);
        assert!(refused(&Blaxel { key: Some(Secret::new("bl_wrong")), ..blaxel.clone() }, short).hint().contains("BL_API_KEY"));
        assert!(refused(&Blaxel { key: None, ..blaxel.clone() }, short).hint().contains("BL_API_KEY"));
        assert!(refused(&Blaxel { workspace: String::new(), ..blaxel.clone() }, short).hint().contains("BL_WORKSPACE"));
        assert!(refused(&Blaxel { workspace: "theirs".to_owned(), ..blaxel.clone() }, short).hint().contains("BL_WORKSPACE"));
        assert!(refused(&Blaxel { image: "none".to_owned(), ..blaxel.clone() }, short).hint().contains("image"));
        emulator().faults(&status("POST /v0/sandboxes", 500, 1));
        assert!(cause(&refused(blaxel, short)).contains("500"));
        emulator().faults(&json!([{"match": "POST /v0/sandboxes", "status": 429, "times": 99, "headers": {"Retry-After": "0"}}]));
        assert!(cause(&refused(blaxel, short)).contains("too many requests"));
        let nowhere = Blaxel { api_url: "http://127.0.0.1:9/v0".to_owned(), ..blaxel.clone() };
        assert!(cause(&refused(&nowhere, short)).contains("cannot reach 127.0.0.1:9"));
        emulator().faults(&json!([{"match": "POST /v0/sandboxes", "delay": 2}]));
        let hasty = Blaxel { patience: Duration::from_millis(500), ..blaxel.clone() };
        assert!(matches!(refused(&hasty, Duration::from_secs(2)), Error::Unavailable { .. }));
        emulator().faults(&json!([]));
        std::thread::sleep(Duration::from_secs(2));
        // The service made it after all: nobody was there to be told, and its lifetime ends it.
        for name in block_on(blaxel.list()).unwrap() {
            block_on(blaxel.delete_by_name(&name)).unwrap();
        }
    }),
    ("what passes is tried again, and makes one sandbox", |blaxel| {
        for fault in [
            json!([{"match": "POST /v0/sandboxes", "status": 503, "times": 2, "headers": {"Retry-After": "0"}}]),
            json!([{"match": "POST /v0/sandboxes", "status": 429, "times": 1}]),
            json!([{"match": "POST /v0/sandboxes", "cut": 0, "times": 1}]),
        ] {
            emulator().faults(&fault);
            let mut session = open(blaxel, Policy::default());
            assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()), "{fault}");
            assert_eq!(block_on(blaxel.list()).unwrap().len(), 1, "{fault}");
            block_on(session.close()).unwrap();
        }
        emptied(blaxel);
    }),
    ("nobody sees the key, and mounts are refused by their name", |blaxel| {
        let secret = "bl_5ecre7";
        let stranger = Blaxel { key: Some(Secret::new(secret)), ..blaxel.clone() };
        emulator().faults(&json!([{"match": "POST /v0/sandboxes", "status": 401, "message": format!("no such key: {secret}")}]));
        let error = refused(&stranger, Duration::from_secs(5));
        let seen = format!("{stranger:?} {error} {error:?} {} {}", cause(&error), error.hint());
        assert!(seen.contains("no such key") && !seen.contains(secret), "{seen}");
        let code = "import os\nprint(dict(os.environ), open('/proc/self/environ').read(), open('/proc/self/cmdline').read())";
        assert!(!run(&mut open(blaxel, Policy::default()), code).logs.contains(KEY));
        let mounts = vec![Mount::files("/data", [("a", "b")])];
        let Err(Error::Refused { reason, .. }) = block_on(blaxel.open(&Policy { mounts, ..Policy::default() })) else {
            panic!("mounts are refused")
        };
        assert!(reason.contains("`mounts`"), "{reason}");
    }),
];
