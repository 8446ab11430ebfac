//! What `local` promises around a cell: limits hold, dropping stops, and the session goes on.
//!
//! What the language does is tested in the interpreter; what every executor promises, in `contract.rs`.

use fumehood_core::{
    BoxFuture, Cell, End, Error, Executor, Host, Limit, Limits, Mount, Outcome, Policy, Session, Stream, ToolCall, ToolError, ToolSpec,
    Value,
};
use fumehood_executors::block_on;
use fumehood_executors::local::Local;
use std::future::{pending, ready};
use std::sync::Mutex;
use std::task::{Context, Waker};
use std::time::{Duration, Instant};

#[test]
fn output_is_streamed_and_logged() {
    let host = Recorder::default();
    let outcome = run(&mut open(Policy::default()), "import sys\nprint('a')\nprint('b', file=sys.stderr)\n1 + 1", &host);
    assert_eq!(outcome.end, End::Value(Value::from(2)));
    assert_eq!(outcome.logs, "a\nb\n");
    assert_eq!(*host.printed.lock().unwrap(), [(Stream::Stdout, "a\n".to_owned()), (Stream::Stderr, "b\n".to_owned())]);
}

#[test]
fn logs_are_cut_in_the_middle_and_the_stream_is_not() {
    let host = Recorder::default();
    let limits = Limits { output: 10, ..Limits::default() };
    let outcome = run(&mut open(Policy { limits, ..Policy::default() }), "print('x' * 100)", &host);
    assert_eq!(outcome.logs, "xxxxx\n[91 characters cut here: `max-output` is 10]\nxxxx\n");
    assert_eq!(host.text().len(), 101);
}

#[test]
fn the_time_limit_stops_a_loop_a_sleep_and_a_tool() {
    let limits = Limits { time: Duration::from_millis(200), ..Limits::default() };
    let mut session = open(Policy { limits, tools: vec![ToolSpec::new("forever")], ..Policy::default() });
    for code in
        ["while True: pass", "import time\ntime.sleep(60)", "forever()", "while True:\n    try: forever()\n    except BaseException: pass"]
    {
        let began = Instant::now();
        let outcome = run(&mut session, code, &Recorder::default());
        assert_eq!(outcome.end, End::Stopped(Limit::Time), "{code}");
        assert!(began.elapsed() < Duration::from_secs(2), "{code}: {:?}", began.elapsed());
    }
    assert_eq!(run(&mut session, "3", &Recorder::default()).end, End::Value(Value::from(3)));
}

#[test]
fn dropping_the_future_stops_the_cell_and_keeps_the_session() {
    let mut session = open(Policy { tools: vec![ToolSpec::new("forever")], ..Policy::default() });
    let host = Recorder::default();
    for code in ["x = 1\nwhile True: pass", "x = 1\nforever()", "import time\nx = 1\ntime.sleep(60)"] {
        let mut future = session.run(Cell::new(code), &host);
        for _ in 0..3 {
            assert!(future.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_pending());
        }
        drop(future);
        assert_eq!(run(&mut session, "x", &host).end, End::Value(Value::from(1)), "{code}");
    }
}

#[test]
fn tools_answer_fail_and_are_counted() {
    let limits = Limits { calls: Some(3), ..Limits::default() };
    let tools = vec![ToolSpec::new("echo"), ToolSpec::new("broken")];
    let mut session = open(Policy { tools, limits, ..Policy::default() });
    let host = Recorder::default();
    let outcome = run(&mut session, "echo(1, k='v')", &host);
    assert_eq!(outcome.end, End::Value(Value::from_json(r#"[[1], {"k": "v"}]"#).unwrap()));
    assert_eq!(outcome.usage.calls, 1);
    let End::Raised(exception) = run(&mut session, "broken()", &host).end else { panic!("the tool's failure is the guest's exception") };
    assert_eq!((exception.type_name.as_str(), exception.message.as_str()), ("ValueError", "no such city"));
    let outcome = run(&mut session, "while True:\n    try: echo()\n    except BaseException: pass", &host);
    assert_eq!(outcome.end, End::Stopped(Limit::Calls));
}

#[test]
fn input_is_the_hosts() {
    let mut session = open(Policy::default());
    let host = Recorder { line: Some("Ada".to_owned()), ..Recorder::default() };
    let outcome = run(&mut session, "input('name? ')", &host);
    assert_eq!((outcome.end, outcome.logs.as_str()), (End::Value(Value::from("Ada")), "name? "));
    let End::Raised(exception) = run(&mut session, "input()", &Recorder::default()).end else { panic!("no line is an exception") };
    assert_eq!(exception.type_name, "EOFError");
}

#[test]
fn a_policy_it_cannot_hold_is_refused() {
    let mount = Mount { source: "/".into(), target: "/".into(), access: fumehood_core::Access::Read };
    let policies = [
        Policy { mounts: vec![mount], ..Policy::default() },
        Policy { network: fumehood_core::Network::Full, ..Policy::default() },
        Policy { tools: vec![ToolSpec::new("not a name")], ..Policy::default() },
        Policy { tools: vec![ToolSpec::new("final_answer")], ..Policy::default() },
        Policy { tools: vec![ToolSpec::new("twice"), ToolSpec::new("twice")], ..Policy::default() },
    ];
    for policy in policies {
        assert!(matches!(block_on(Local.open(&policy)), Err(Error::Refused { .. })), "{policy:?}");
    }
}

#[derive(Default)]
struct Recorder {
    printed: Mutex<Vec<(Stream, String)>>,
    line: Option<String>,
}

impl Recorder {
    fn text(&self) -> String {
        self.printed.lock().expect("no test panics while it prints").iter().map(|(_, text)| text.as_str()).collect()
    }
}

impl Host for Recorder {
    fn print(&self, stream: Stream, text: &str) {
        self.printed.lock().expect("no test panics while it prints").push((stream, text.to_owned()));
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        match call.name.as_str() {
            "forever" => Box::pin(pending()),
            "echo" => {
                let kwargs = Value::Dict(call.kwargs.into_iter().map(|(name, value)| (Value::Str(name), value)).collect());
                Box::pin(ready(Ok(Value::from(vec![Value::from(call.args), kwargs]))))
            }
            _ => Box::pin(ready(Err(ToolError { type_name: "ValueError".to_owned(), message: "no such city".to_owned() }))),
        }
    }

    fn input(&self) -> BoxFuture<'_, Option<String>> {
        Box::pin(ready(self.line.clone()))
    }
}

fn open(policy: Policy) -> Box<dyn Session> {
    block_on(Local.open(&policy)).expect("local opens anywhere")
}

fn run(session: &mut Box<dyn Session>, code: &str, host: &dyn Host) -> Outcome {
    block_on(session.run(Cell::new(code), host)).expect("what the code does is an outcome")
}
