//! What sessions in Modal promise beside what every executor does, against an emulator that Modal's own SDK agrees with.

use super::emulated::{Emulated, python_with, sdk_agrees};
use super::{Promise, Recorder, open, raised, run, told};
use fumehood_core::{Cell, End, Error, Executor, Mount, Policy};
use fumehood_executors::block_on;
use fumehood_executors::cloud::Secret;
use fumehood_executors::modal::Modal;
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

const SECRET: &str = "as-emulated";

/// The emulator, one for the whole test; `None` where Modal's own messages are not installed.
fn emulator() -> Option<&'static Emulated> {
    static EMULATOR: OnceLock<Option<Emulated>> = OnceLock::new();
    EMULATOR.get_or_init(|| python_with("modal").map(|python| Emulated::start("modal_emulator.py", &python))).as_ref()
}

pub fn executor() -> Option<Modal> {
    Some(Modal {
        token_id: Some(Secret::new("ak-emulated")),
        token_secret: Some(Secret::new(SECRET)),
        server_url: emulator()?.url(),
        python: "/usr/bin/python3".to_owned(),
        ..Modal::default()
    })
}

fn faults(lines: &str) {
    emulator().unwrap().faults_by_file(lines);
}

/// Why no session is opened, and within what time.
fn refused(modal: &Modal, within: Duration) -> Error {
    let began = Instant::now();
    let error = block_on(modal.open(&Policy::default())).err().unwrap();
    assert!(began.elapsed() < within, "{:?}", began.elapsed());
    assert!(matches!(error, Error::Unavailable { .. }) && !error.hint().is_empty(), "{error:?}");
    error
}

fn cause(error: &Error) -> String {
    std::error::Error::source(error).map(ToString::to_string).unwrap_or_default()
}

pub const PROMISES: &[Promise<Modal>] = &[
    ("the SDK agrees with the emulator", |modal| {
        assert!(sdk_agrees("sdk_modal.py", "modal", &modal.server_url));
    }),
    ("an image is built once, and its building is told", |modal| {
        static TOLD: Mutex<String> = Mutex::new(String::new());
        let packaged =
            Modal { packages: vec!["PIL".to_owned()], progress: Some(|line| TOLD.lock().unwrap().push_str(line)), ..modal.clone() };
        for _ in 0..2 {
            assert_eq!(run(&mut open(&packaged, Policy::default()), "1 + 1").end, End::Value(2.into()));
        }
        assert_eq!(*TOLD.lock().unwrap(), "Building image\n");
        let wrong = Modal { packages: vec!["--evil".to_owned()], ..modal.clone() };
        assert!(cause(&refused(&wrong, Duration::from_secs(5))).contains("is no package"));
    }),
    ("a sandbox has a lifetime, and its end is a lost session", |modal| {
        let mut session = open(&Modal { lifetime: Duration::from_secs(1), ..modal.clone() }, Policy::default());
        let began = Instant::now();
        let lost = block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()));
        assert!(matches!(lost, Err(Error::Lost { .. })) && began.elapsed() < Duration::from_secs(5), "{lost:?}");
    }),
    ("a cell that ends its process has an outcome, and the next is told", |modal| {
        let mut session = open(modal, Policy::default());
        let outcome = run(&mut session, "import os\nprint('kept')\nos._exit(3)");
        assert_eq!((raised(&outcome), outcome.logs.as_str()), ("SystemError: the interpreter ended with status 3".to_owned(), "kept\n"));
        told(&mut session, "status 3");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("what the service refuses has a reason and a hint, in time", |modal| {
        let short = Duration::from_secs(6);
        let stranger = Modal { token_secret: Some(Secret::new("as-wrong")), ..modal.clone() };
        assert!(refused(&stranger, short).hint().contains("MODAL_TOKEN_ID"));
        assert!(refused(&Modal { token_id: None, ..modal.clone() }, short).hint().contains("MODAL_TOKEN_ID"));
        assert!(cause(&refused(&Modal { server_url: "http://127.0.0.1:9".to_owned(), ..modal.clone() }, short)).contains("cannot reach"));
        faults("SandboxCreateV2 INTERNAL 1\n");
        assert!(cause(&refused(modal, short)).contains("500"));
        faults("SandboxCreateV2 RESOURCE_EXHAUSTED 99\n");
        assert!(cause(&refused(modal, short)).contains("too many requests"));
        faults("");
        let error = refused(&Modal { python: "no-such-python".to_owned(), ..modal.clone() }, short);
        assert!(cause(&error).contains("no-such-python"), "{error:?}");
    }),
    ("what passes is tried again", |modal| {
        for fault in ["SandboxCreateV2 UNAVAILABLE 2\n", "AppGetOrCreate RESOURCE_EXHAUSTED 1\n", "TaskExecStdinWrite UNAVAILABLE 1\n"] {
            faults(fault);
            assert_eq!(run(&mut open(modal, Policy::default()), "1 + 1").end, End::Value(2.into()), "{fault}");
        }
        faults("SandboxTerminateV2 UNAVAILABLE 1\n");
        block_on(open(modal, Policy::default()).close()).unwrap();
        faults("");
    }),
    ("nobody sees the token, and mounts are refused by their name", |modal| {
        let stranger = Modal { token_secret: Some(Secret::new("as-5ecre7")), ..modal.clone() };
        let error = refused(&stranger, Duration::from_secs(5));
        let seen = format!("{stranger:?} {error} {error:?} {} {}", cause(&error), error.hint());
        assert!(!seen.contains("5ecre7"), "{seen}");
        let code = "import os\nprint(dict(os.environ), open('/proc/self/environ').read(), open('/proc/self/cmdline').read())";
        assert!(!run(&mut open(modal, Policy::default()), code).logs.contains(SECRET));
        let mounts = vec![Mount::files("/data", [("a", "b")])];
        let Err(Error::Refused { reason, .. }) = block_on(modal.open(&Policy { mounts, ..Policy::default() })) else {
            panic!("mounts are refused")
        };
        assert!(reason.contains("`mounts`"), "{reason}");
    }),
];
