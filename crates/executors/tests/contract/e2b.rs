//! What E2B promises beside what every cloud does: its own interpreter, contexts, files, pausing and packages.

use super::clouds::{Cloud, Twist, cause, emptied, refused};
use super::emulated::{Emulated, check_requests, status};
use super::{Promise, Recorder, open, run};
use fumehood_core::{Cell, End, Error, Policy};
use fumehood_executors::block_on;
use fumehood_executors::cloud::{Event, Secret};
use fumehood_executors::e2b::{E2b, Sandbox};
use serde_json::json;
use std::path::Path;
use std::time::{Duration, Instant};

const KEY: &str = "e2b_emulated";

pub fn cloud() -> Cloud {
    Cloud {
        name: "e2b",
        emulator: Emulated::start("e2b_emulator.py", Path::new("/usr/bin/python3")),
        sdk: ("sdk_e2b.py", "e2b_code_interpreter"),
        create: "POST /v2/sandboxes$",
        stream: "process.Process/Start",
        input: "process.Process/SendInput",
        remove: "DELETE /sandboxes",
        key: "E2B_API_KEY",
        secrets: &[KEY],
        image: "template",
        resumes: false,
        executor: |emulator, twist| Box::new(twisted(emulator, twist)),
        everything,
    }
}

/// The executor of a cloud.
pub fn executor(emulator: &Emulated) -> E2b {
    let (key, url) = (Some(Secret::new(KEY)), Some(emulator.url()));
    E2b { key, api_url: url.clone(), sandbox_url: url, python: "/usr/bin/python3".to_owned(), ..E2b::default() }
}

fn twisted(emulator: &Emulated, twist: Twist<'_>) -> E2b {
    let plain = executor(emulator);
    let nowhere = "http://127.0.0.1:9".to_owned();
    let twisted = match twist {
        Twist::Plain => plain,
        Twist::Key(key) => E2b { key: Some(Secret::new(key)), ..plain },
        Twist::NoKey => E2b { key: None, ..plain },
        Twist::NoImage => E2b { template: "none".to_owned(), ..plain },
        Twist::Nowhere => E2b { api_url: Some(nowhere), ..plain },
        Twist::Python(python) => E2b { python: python.to_owned(), ..plain },
        Twist::Lifetime(lifetime) => E2b { lifetime, ..plain },
        Twist::Patience(patience) => E2b { patience, ..plain },
    };
    assert!(!twisted.key.iter().any(|key| format!("{twisted:?} {key:?}").contains("e2b_")));
    twisted
}

fn everything(emulator: &Emulated) {
    let e2b = executor(emulator);
    let sandbox = block_on(e2b.create()).unwrap();
    execute(&sandbox, "1", None);
    let context = block_on(sandbox.create_context(None)).unwrap();
    block_on(sandbox.contexts()).unwrap();
    block_on(sandbox.restart_context(&context)).unwrap();
    block_on(sandbox.remove_context(&context)).unwrap();
    block_on(sandbox.write("a/b", b"x")).unwrap();
    block_on(sandbox.read("a/b")).unwrap();
    block_on(sandbox.list_folder("a")).unwrap();
    block_on(sandbox.make_folder("c")).unwrap();
    block_on(sandbox.remove("a")).unwrap();
    block_on(sandbox.command("true")).unwrap();
    block_on(sandbox.set_timeout(Duration::from_secs(60))).unwrap();
    block_on(sandbox.pause()).unwrap();
    block_on(e2b.list()).unwrap();
    block_on(e2b.connect(&sandbox.id)).unwrap().kill_quietly();
}

/// Runs code in the service's own interpreter.
fn execute(sandbox: &Sandbox, code: &str, context: Option<&str>) -> Vec<Event> {
    let mut events = Vec::new();
    block_on(sandbox.execute(code, context, Duration::from_secs(20), |event| events.push(event))).unwrap();
    events
}

pub const PROMISES: &[Promise<Cloud>] = &[
    ("its own interpreter streams, keeps state, and is interrupted by whoever stops listening", |cloud| {
        let e2b = &executor(&cloud.emulator);
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
        assert!(began.elapsed() < Duration::from_secs(20));
        let context = block_on(sandbox.create_context(None)).unwrap();
        let apart = execute(&sandbox, "x", Some(&context.id));
        assert!(apart.iter().any(|event| matches!(event, Event::Error { name, .. } if name == "NameError")), "{apart:?}");
        assert!(block_on(sandbox.contexts()).unwrap().contains(&context));
        block_on(sandbox.remove_context(&context)).unwrap();
        let unknown = block_on(sandbox.execute("1", Some(&context.id), Duration::from_secs(5), |_| {}));
        assert!(cause(&unknown.unwrap_err()).contains("no such context"));
        sandbox.kill_quietly();
    }),
    ("a cell whose connection is cut is not sent again", |cloud| {
        let e2b = &executor(&cloud.emulator);
        let sandbox = block_on(e2b.create()).unwrap();
        execute(&sandbox, "runs = 0", None);
        cloud.emulator.faults(&json!([{"match": "POST /execute", "cut": 60}]));
        let cut = block_on(sandbox.execute("runs += 1\nprint('x' * 1000)", None, Duration::from_secs(5), |_| {}));
        assert!(cause(&cut.unwrap_err()).contains("the connection was cut while a cell ran"));
        std::thread::sleep(Duration::from_millis(300));
        assert!(execute(&sandbox, "runs", None).iter().any(|event| matches!(event, Event::Result { formats, .. } if formats[0].1 == "1")));
        for code in [503, 502, 429] {
            cloud.emulator.faults(&status("POST /execute", code, 1));
            assert!(block_on(sandbox.execute("runs += 1", None, Duration::from_secs(5), |_| {})).is_err());
        }
        sandbox.kill_quietly();
    }),
    ("files of a sandbox are written, read, listed and removed", |cloud| {
        let e2b = &executor(&cloud.emulator);
        let sandbox = block_on(e2b.create()).unwrap();
        assert!(block_on(sandbox.make_folder("data")).unwrap() && !block_on(sandbox.make_folder("data")).unwrap());
        block_on(sandbox.write("data/ä b.bin", &[0, 255, 10])).unwrap();
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
    ("a sandbox is paused, goes on, and is shared by a session that leaves it", |cloud| {
        let e2b = &executor(&cloud.emulator);
        let sandbox = block_on(e2b.create()).unwrap();
        execute(&sandbox, "x = 1", None);
        block_on(sandbox.pause()).unwrap();
        assert_eq!(block_on(e2b.list()).unwrap()[0].state, "paused");
        let shared = E2b { sandbox: Some(sandbox.id.clone()), ..e2b.clone() };
        let mut session = open(&shared, Policy::default());
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        block_on(session.close()).unwrap();
        assert!(cloud.emulator.live() == [sandbox.id.as_str()]);
        assert!(execute(&sandbox, "x", None).iter().any(|event| matches!(event, Event::Result { .. })));
        sandbox.kill_quietly();
    }),
    ("a sandbox is made as it is asked for, and lives as long as it is told", |cloud| {
        let pairs = |name: &str, value: &str| vec![(name.to_owned(), value.to_owned())];
        let asked = E2b { metadata: pairs("who", "us"), env: pairs("COLOUR", "blue"), network: true, ..executor(&cloud.emulator) };
        cloud.emulator.requests();
        let sandbox = block_on(asked.create()).unwrap();
        let body = cloud.emulator.requests()[0]["body"].clone();
        let wanted = json!({"templateID": "code-interpreter-v1", "timeout": 1800, "metadata": {"who": "us"}, "envVars": {"COLOUR": "blue"},
            "allow_internet_access": true});
        assert_eq!(body, wanted);
        assert_eq!(block_on(asked.list()).unwrap()[0].metadata, pairs("who", "us"));
        assert_eq!(block_on(sandbox.command("echo $COLOUR")).unwrap(), (0, "blue\n".to_owned()));
        block_on(sandbox.set_timeout(Duration::from_secs(1))).unwrap();
        emptied(&cloud.emulator);
        let gone = block_on(sandbox.pause()).unwrap_err();
        assert!(cause(&gone).contains("no such sandbox") && block_on(asked.connect(&sandbox.id)).is_err(), "{gone:?}");
        assert!(cause(&block_on(asked.connect("../x")).unwrap_err()).contains("is no sandbox's name"));
        let shared = E2b { sandbox: Some("gone".to_owned()), ..asked };
        assert!(refused(&shared, Duration::from_secs(5)).hint().contains("sandbox"));
        let wrong = E2b { packages: vec!["--evil".to_owned()], ..executor(&cloud.emulator) };
        assert!(cause(&refused(&wrong, Duration::from_secs(10))).contains("is no package"));
        emptied(&cloud.emulator);
    }),
    ("every page of a list is read, and an older server is told whose files they are", |cloud| {
        let e2b = &executor(&cloud.emulator);
        let mut made: Vec<Sandbox> = (0..5).map(|_| block_on(e2b.create()).unwrap()).collect();
        made.push(block_on(E2b { template: "older".to_owned(), ..e2b.clone() }.create()).unwrap());
        let mut listed: Vec<String> = block_on(e2b.list()).unwrap().into_iter().map(|listed| listed.id).collect();
        let mut ids: Vec<String> = made.iter().map(|sandbox| sandbox.id.clone()).collect();
        listed.sort();
        ids.sort();
        assert_eq!(listed, ids);
        block_on(made[5].write("a.txt", b"hello")).unwrap();
        assert_eq!(block_on(made[5].read("a.txt")).unwrap(), b"hello");
        assert_eq!(block_on(made[5].command("cat a.txt")).unwrap(), (0, "hello".to_owned()));
        made.iter().for_each(Sandbox::kill_quietly);
        let older = E2b { template: "older".to_owned(), ..e2b.clone() };
        assert_eq!(run(&mut open(&older, Policy::default()), "1 + 1").end, End::Value(2.into()));
        emptied(&cloud.emulator);
    }),
    ("the service says itself whether there is any use in another try", |cloud| {
        let e2b = &executor(&cloud.emulator);
        let fault = |status: u16, again: &str| json!([{"match": "POST /v2/sandboxes$", "status": status, "times": 1, "headers": {"Should-Retry": again, "Retry-After": "0"}}]);
        cloud.emulator.faults(&fault(503, "false"));
        assert!(cause(&refused(e2b, Duration::from_secs(5))).contains("503"));
        cloud.emulator.faults(&fault(500, "true"));
        let mut session = open(e2b, Policy::default());
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        // Whatever it says, a cell that may have begun is not sent again.
        let input = json!([{"match": "SendInput", "status": 500, "times": 1, "headers": {"Should-Retry": "true"}}]);
        cloud.emulator.faults(&input);
        assert!(matches!(block_on(session.run(Cell::new("1 + 1"), &Recorder::default())), Err(Error::Lost { .. })));
        drop(session);
        emptied(&cloud.emulator);
    }),
    ("packages are installed before the network is cut off", |cloud| {
        let e2b = &executor(&cloud.emulator);
        cloud.emulator.requests();
        let python = std::env::temp_dir().join(format!("hood-contract-python-{}", std::process::id()));
        std::fs::write(&python, "#!/bin/sh\n[ \"$1\" = -m ] && exit 0\nexec /usr/bin/python3 \"$@\"\n").unwrap();
        std::fs::set_permissions(&python, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        let packages = vec!["PIL".to_owned(), "pandas>=2".to_owned()];
        let packaged = E2b { packages, python: python.to_string_lossy().into_owned(), ..e2b.clone() };
        assert_eq!(run(&mut open(&packaged, Policy::default()), "1 + 1").end, End::Value(2.into()));
        std::fs::remove_file(&python).unwrap();
        let asked = cloud.emulator.requests();
        check_requests(cloud.name, &asked);
        let asked: Vec<String> = asked.iter().map(|request| request["path"].as_str().unwrap().to_owned()).collect();
        let start = "/process.Process/Start".to_owned();
        assert!(asked[0] == "/v2/sandboxes" && asked[1] == start && asked[2].ends_with("/network") && asked[3] == start, "{asked:?}");
        emptied(&cloud.emulator);
    }),
];

/// Ends a sandbox that may be gone already.
trait Quietly {
    fn kill_quietly(&self);
}

impl Quietly for Sandbox {
    fn kill_quietly(&self) {
        let _ = block_on(self.kill());
    }
}
