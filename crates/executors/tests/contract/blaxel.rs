//! What Blaxel promises beside what every cloud does: its own interpreter, files and commands, and client credentials.

use super::clouds::{Cloud, Twist, cause, refused};
use super::emulated::{Emulated, status};
use super::{Promise, open, run};
use fumehood_core::{End, Error, Policy};
use fumehood_executors::blaxel::{Blaxel, Sandbox};
use fumehood_executors::block_on;
use fumehood_executors::cloud::{Event, Secret};
use std::path::Path;
use std::time::Duration;

const KEY: &str = "bl_emulated";
const CREDENTIALS: &str = "Y2xpZW50OnNlY3JldA==";

pub fn cloud() -> Cloud {
    Cloud {
        name: "blaxel",
        emulator: Emulated::start("blaxel_emulator.py", Path::new("/usr/bin/python3")),
        sdk: ("sdk_blaxel.py", "blaxel"),
        create: "POST /v0/sandboxes$",
        stream: "logs/stream",
        input: "POST .*/stdin",
        remove: "DELETE /v0/sandboxes",
        key: "BL_API_KEY",
        secrets: &[KEY, CREDENTIALS],
        image: "image",
        resumes: false,
        executor: |emulator, twist| Box::new(twisted(emulator, twist)),
        everything,
    }
}

/// The executor of a cloud.
pub fn executor(emulator: &Emulated) -> Blaxel {
    Blaxel {
        key: Some(Secret::new(KEY)),
        credentials: None,
        workspace: "emulated".to_owned(),
        api_url: format!("{}/v0", emulator.url()),
        python: "/usr/bin/python3".to_owned(),
        ..Blaxel::default()
    }
}

fn twisted(emulator: &Emulated, twist: Twist<'_>) -> Blaxel {
    let plain = executor(emulator);
    let twisted = match twist {
        Twist::Plain => plain,
        Twist::Key(key) => Blaxel { key: Some(Secret::new(key)), ..plain },
        Twist::NoKey => Blaxel { key: None, ..plain },
        Twist::NoImage => Blaxel { image: "none".to_owned(), ..plain },
        Twist::Nowhere => Blaxel { api_url: "http://127.0.0.1:9/v0".to_owned(), ..plain },
        Twist::Python(python) => Blaxel { python: python.to_owned(), ..plain },
        Twist::Lifetime(lifetime) => Blaxel { lifetime, ..plain },
        Twist::Patience(patience) => Blaxel { patience, ..plain },
    };
    assert!(!twisted.key.iter().any(|key| format!("{twisted:?} {key:?}").contains("bl_")));
    twisted
}

fn everything(emulator: &Emulated) {
    let blaxel = executor(emulator);
    let sandbox = block_on(blaxel.create()).unwrap();
    execute(&sandbox, "1", None);
    block_on(sandbox.create_context(None)).unwrap();
    block_on(sandbox.write("/a/b", b"x")).unwrap();
    block_on(sandbox.read("/a/b")).unwrap();
    block_on(sandbox.list_folder("/a")).unwrap();
    block_on(sandbox.remove("/a")).unwrap();
    block_on(sandbox.command("true")).unwrap();
    block_on(blaxel.list()).unwrap();
    block_on(sandbox.delete()).unwrap();
}

/// Runs code in the service's own interpreter.
fn execute(sandbox: &Sandbox, code: &str, context: Option<&str>) -> Vec<Event> {
    let mut events = Vec::new();
    block_on(sandbox.execute(code, context, Duration::from_secs(20), |event| events.push(event))).unwrap();
    events
}

pub const PROMISES: &[Promise<Cloud>] = &[
    ("its own interpreter streams, keeps state, and is interrupted by whoever stops listening", |cloud| {
        let blaxel = &executor(&cloud.emulator);
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
    ("files and commands of a sandbox", |cloud| {
        let blaxel = &executor(&cloud.emulator);
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
    ("client credentials are as good as a key", |cloud| {
        let blaxel = &executor(&cloud.emulator);
        let credentials = Some(Secret::new(CREDENTIALS));
        let mut session = open(&Blaxel { key: None, credentials, ..blaxel.clone() }, Policy::default());
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
        // A token ends before its time, and the next one is had; nothing is run twice for that.
        run(&mut session, "runs = 0");
        for _ in 0..2 {
            cloud.emulator.faults(&status("POST .*/stdin", 401, 1));
            run(&mut session, "runs += 1");
        }
        assert_eq!(run(&mut session, "runs").end, End::Value(2.into()));
        cloud.emulator.faults(&status("DELETE /v0/sandboxes", 401, 1));
        block_on(session.close()).unwrap();
        assert!(cloud.emulator.live().is_empty());
        let wrong = Blaxel { key: None, credentials: Some(Secret::new("d3Jvbmc=")), ..blaxel.clone() };
        assert!(refused(&wrong, Duration::from_secs(5)).hint().contains("BL_API_KEY"));
        for workspace in ["", "theirs"] {
            let wrong = Blaxel { workspace: workspace.to_owned(), ..blaxel.clone() };
            assert!(refused(&wrong, Duration::from_secs(5)).hint().contains("BL_WORKSPACE"));
        }
    }),
];
