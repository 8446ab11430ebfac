//! What sessions in every cloud promise beside what every executor does: what is paid for ends, and what goes wrong is said in time.
//!
//! Against emulators that the services' own SDKs agree with; a cloud says here only what is its own.

use super::emulated::{Emulated, check_record, check_requests, sdk_agrees, status};
use super::{Promise, Recorder, open, raised, run, told};
use fumehood_core::{Cell, End, Error, Executor, Mount, Outcome, Policy, Result, Session, Value};
use fumehood_executors::block_on;
use fumehood_executors::cloud::left;
use serde_json::json;
use std::time::{Duration, Instant};

/// A cloud under test.
pub struct Cloud {
    pub name: &'static str,
    pub emulator: Emulated,
    /// What drives its SDK, and the SDK.
    pub sdk: (&'static str, &'static str),
    /// The requests that make a sandbox, stream what its process says, carry what it is told, and end the sandbox.
    pub create: &'static str,
    pub stream: &'static str,
    pub input: &'static str,
    pub remove: &'static str,
    /// What is told to whoever has no key.
    pub key: &'static str,
    /// What must not be seen, of an executor as it is.
    pub secrets: &'static [&'static str],
    /// What sandboxes are made from, in its words.
    pub image: &'static str,
    /// Whether a stream that was cut is read on where it ended.
    pub resumes: bool,
    /// An executor that speaks to an emulator.
    pub executor: fn(&Emulated, Twist<'_>) -> Box<dyn Executor>,
    /// Does all that can be asked for beside sessions.
    pub everything: fn(&Emulated),
}

/// How an executor is not as it should be.
pub enum Twist<'a> {
    Plain,
    Key(&'a str),
    NoKey,
    NoImage,
    Nowhere,
    Python(&'a str),
    Lifetime(Duration),
    Patience(Duration),
}

impl Cloud {
    fn with(&self, twist: Twist<'_>) -> Box<dyn Executor> {
        (self.executor)(&self.emulator, twist)
    }

    pub fn plain(&self) -> Box<dyn Executor> {
        self.with(Twist::Plain)
    }

    fn open(&self) -> Box<dyn Session> {
        open(&*self.plain(), Policy::default())
    }

    /// Waits until the service has no sandbox.
    fn emptied(&self) {
        emptied(&self.emulator);
    }
}

/// Waits until a service has no sandbox.
pub fn emptied(emulator: &Emulated) {
    let began = Instant::now();
    while !emulator.live().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(30), "{:?}", emulator.live());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Waits until this process knows of no sandbox.
fn settled() {
    let began = Instant::now();
    while !left().is_empty() {
        assert!(began.elapsed() < Duration::from_secs(30), "{:?}", left());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Why no session is opened, and within what time.
pub fn refused(executor: &dyn Executor, within: Duration) -> Error {
    let began = Instant::now();
    let error = block_on(executor.open(&Policy::default())).err().unwrap();
    assert!(began.elapsed() < within, "{:?}", began.elapsed());
    assert!(matches!(error, Error::Unavailable { .. }) && !error.hint().is_empty(), "{error:?}");
    error
}

pub fn cause(error: &Error) -> String {
    std::error::Error::source(error).map(ToString::to_string).unwrap_or_default()
}

/// That a session was lost, with a reason and a hint, and within what time; the reason.
fn lost(result: Result<Outcome>, began: Instant) -> String {
    let Err(error) = result else { panic!("{result:?}") };
    assert!(matches!(error, Error::Lost { .. }) && !error.hint().is_empty(), "{error:?}");
    assert!(began.elapsed() < Duration::from_secs(8), "{:?}", began.elapsed());
    cause(&error)
}

fn sleep_in(session: &mut Box<dyn Session>) -> Result<Outcome> {
    block_on(session.run(Cell::new("import time\ntime.sleep(20)"), &Recorder::default()))
}

const SHORT: Duration = Duration::from_secs(6);

pub const PROMISES: &[Promise<Cloud>] = &[
    ("its SDK agrees with the emulator, and does what was recorded of it", |cloud| {
        let private = cloud.emulator.another();
        if sdk_agrees(cloud.sdk.0, cloud.sdk.1, &private.url()) {
            check_record(cloud.name, &private.requests());
        }
    }),
    ("we ask for nothing that its SDK was not seen to ask for", |cloud| {
        cloud.emulator.requests();
        run(&mut cloud.open(), "print(1 + 1)");
        (cloud.everything)(&cloud.emulator);
        cloud.emptied();
        check_requests(cloud.name, &cloud.emulator.requests());
    }),
    ("closing and dropping leave no sandbox, and neither does failing", |cloud| {
        cloud.emptied();
        let mut session = cloud.open();
        run(&mut session, "x = 1");
        assert_eq!(cloud.emulator.live().len(), 1);
        block_on(session.close()).unwrap();
        assert!(cloud.emulator.live().is_empty());
        drop(cloud.open());
        cloud.emptied();
        let error = refused(&*cloud.with(Twist::Python("no-such-python")), Duration::from_secs(10));
        assert!(cause(&error).contains("no-such-python"), "{error:?}");
        cloud.emptied();
        settled();
    }),
    ("a sandbox has a lifetime, and its end is a lost session", |cloud| {
        let mut session = open(&*cloud.with(Twist::Lifetime(Duration::from_secs(1))), Policy::default());
        let began = Instant::now();
        lost(sleep_in(&mut session), began);
        cloud.emptied();
    }),
    ("a cell that ends its process has an outcome, and the next is told", |cloud| {
        let mut session = cloud.open();
        let outcome = run(&mut session, "import os\nprint('kept')\nos._exit(3)");
        assert_eq!((raised(&outcome), outcome.logs.as_str()), ("SystemError: the interpreter ended with status 3".to_owned(), "kept\n"));
        told(&mut session, "status 3");
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a stream that is cut is read on, or is a lost session with a reason", |cloud| {
        // What greets us has come by then.
        let cut = |times: u32| json!([{"match": cloud.stream, "cut": 6000, "times": times}]);
        if cloud.resumes {
            cloud.emulator.faults(&cut(1));
            let outcome = run(&mut cloud.open(), "for i in range(5000): print(i)");
            assert_eq!(outcome.logs, (0..5000).map(|i| format!("{i}\n")).collect::<String>());
        }
        cloud.emulator.faults(&cut(99));
        let mut session = cloud.open();
        let began = Instant::now();
        let endless = Cell::new("for i in range(10**9): print(i)");
        let why = lost(block_on(session.run(endless, &Recorder::default())), began);
        assert!(why.contains("connection to the sandbox") || why.contains("cannot be reached"), "{why}");
        cloud.emulator.faults(&json!([]));
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("a sandbox that is killed from outside is a lost session", |cloud| {
        let mut session = cloud.open();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(300));
                cloud.emulator.live().iter().for_each(|id| cloud.emulator.kill(id));
            });
            let began = Instant::now();
            lost(sleep_in(&mut session), began);
        });
        assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()));
    }),
    ("what the service refuses has a reason and a hint, in time", |cloud| {
        assert!(refused(&*cloud.with(Twist::Key("wrong")), SHORT).hint().contains(cloud.key));
        assert!(refused(&*cloud.with(Twist::NoKey), SHORT).hint().contains(cloud.key));
        assert!(refused(&*cloud.with(Twist::NoImage), SHORT).hint().contains(cloud.image));
        assert!(cause(&refused(&*cloud.with(Twist::Nowhere), SHORT)).contains("cannot reach"));
        for (code, says) in [(401, "does not accept the key"), (404, "no such"), (500, "500"), (429, "too many requests")] {
            let fault = json!([{"match": cloud.create, "status": code, "times": 99, "headers": {"Retry-After": "0"}}]);
            cloud.emulator.faults(&fault);
            assert!(cause(&refused(&*cloud.plain(), SHORT)).contains(says), "{code}");
        }
        cloud.emulator.faults(&json!([]));
        cloud.emptied();
    }),
    ("a slow start is waited for, as long as there is patience", |cloud| {
        cloud.emulator.faults(&json!([{"match": cloud.create, "delay": 1}]));
        assert_eq!(run(&mut cloud.open(), "1 + 1").end, End::Value(2.into()));
        cloud.emptied();
        cloud.emulator.faults(&json!([{"match": cloud.create, "delay": 3, "times": 99}]));
        refused(&*cloud.with(Twist::Patience(Duration::from_millis(500))), Duration::from_secs(3));
        cloud.emulator.faults(&json!([]));
        std::thread::sleep(Duration::from_secs(3));
        // The service may have made it after all: nobody was there to be told, and its lifetime ends it.
        cloud.emulator.live().iter().for_each(|id| cloud.emulator.kill(id));
    }),
    ("what passes is tried again when the service wants it, and makes one sandbox", |cloud| {
        for (fault, least) in [
            (json!({"status": 503, "times": 2, "headers": {"Retry-After": "0"}}), 0),
            (json!({"status": 429, "times": 1}), 0),
            (json!({"status": 429, "times": 1, "headers": {"Retry-After": "1"}}), 1),
            (json!({"cut": 0, "times": 1}), 0),
        ] {
            let mut asked = fault.clone();
            asked["match"] = cloud.create.into();
            cloud.emulator.faults(&json!([asked]));
            let began = Instant::now();
            let mut session = cloud.open();
            assert!(began.elapsed() >= Duration::from_secs(least), "{fault}: {:?}", began.elapsed());
            assert_eq!(run(&mut session, "1 + 1").end, End::Value(2.into()), "{fault}");
            assert_eq!(cloud.emulator.live().len(), 1, "{fault}");
            cloud.emulator.faults(&status(cloud.remove, 503, 1));
            block_on(session.close()).unwrap();
            cloud.emptied();
        }
    }),
    ("a cell is never run twice, whatever the service answers to it", |cloud| {
        let mut session = cloud.open();
        run(&mut session, "runs = 0");
        cloud.emulator.faults(&status(cloud.input, 429, 1));
        assert_eq!(run(&mut session, "runs += 1\nruns").end, End::Value(1.into()));
        for code in [404, 500] {
            cloud.emulator.faults(&status(cloud.input, code, 1));
            let began = Instant::now();
            lost(block_on(session.run(Cell::new("runs += 1"), &Recorder::default())), began);
            assert_eq!(run(&mut session, "runs = 0").end, End::Value(0.into()));
        }
        cloud.emulator.faults(&json!([]));
    }),
    ("a service that is gone ends every session in time, and what is left is listed", |cloud| {
        settled();
        let mut private = cloud.emulator.another();
        let executor = (cloud.executor)(&private, Twist::Patience(Duration::from_secs(3)));
        let mut session = open(&*executor, Policy::default());
        run(&mut session, "x = 1");
        let ids = private.live();
        private.end();
        let began = Instant::now();
        lost(sleep_in(&mut session), began);
        drop(session);
        assert!(cause(&refused(&*executor, SHORT)).contains("cannot reach"));
        let found = left().into_iter().find(|left| ids.contains(&left.id)).unwrap();
        assert!(found.executor == cloud.name && found.by_hand.contains(&found.id), "{found:?}");
        // Whoever asks for more has what was left removed, as far as anything is left of it.
        let back = private.again();
        assert_eq!(run(&mut open(&*executor, Policy::default()), "1 + 1").end, End::Value(2.into()));
        emptied(&back);
        settled();
    }),
    ("nobody sees a key or a token", |cloud| {
        let secret = "5ecre7-0f-n0b0dy";
        let stranger = cloud.with(Twist::Key(secret));
        cloud.emulator.faults(&json!([{"match": ".", "status": 401, "message": format!("no such key: {secret}")}]));
        let error = refused(&*stranger, SHORT);
        let seen = format!("{error} {error:?} {} {}", cause(&error), error.hint());
        assert!(seen.contains("no such key") && !seen.contains(secret), "{seen}");
        cloud.emulator.faults(&json!([]));
        let code =
            "import os, sys\nprint(dict(os.environ), sys.argv, open('/proc/self/environ').read(), open('/proc/self/cmdline').read())";
        let logs = run(&mut cloud.open(), code).logs;
        assert!(logs.contains("HOME"), "{logs}");
        for secret in cloud.secrets {
            assert!(!logs.contains(secret), "the guest sees a secret");
        }
    }),
    ("what a cloud cannot hold is refused by its name", |cloud| {
        let mounts = vec![Mount::files("/data", [("a", "b")])];
        let Err(Error::Refused { reason, hint }) = block_on(cloud.plain().open(&Policy { mounts, ..Policy::default() })) else {
            panic!("mounts are refused")
        };
        assert!(reason.contains("`mounts`") && !hint.is_empty(), "{reason}");
        let code = "import socket\ntry: socket.socket(); r = 'open'\nexcept PermissionError: r = 'cut off'\nr";
        assert_eq!(run(&mut cloud.open(), code).end, End::Value(Value::from("cut off")));
    }),
];
