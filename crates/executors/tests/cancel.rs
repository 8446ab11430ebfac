//! `cancel_running` ends every cell of the process, so it is alone in this one.

use fumehood_core::{BoxFuture, Cell, End, Executor, Host, Limit, Policy, Stream, ToolCall, ToolError, Value};
use fumehood_executors::local::Local;
use fumehood_executors::{block_on, cancel_running};
use std::time::Duration;

#[test]
fn cancelling_ends_what_runs_and_nothing_later() {
    let mut session = block_on(Local.open(&Policy::default())).unwrap();
    for code in ["import time\ntime.sleep(60)", "while True: pass", "any(x < 0 for x in range(10**12))"] {
        let canceller = std::thread::spawn(|| {
            std::thread::sleep(Duration::from_millis(100));
            cancel_running();
        });
        let outcome = block_on(session.run(Cell::new(code), &Nobody)).unwrap();
        canceller.join().unwrap();
        assert_eq!(outcome.end, End::Stopped(Limit::Cancelled), "{code}");
        assert_eq!(block_on(session.run(Cell::new("2"), &Nobody)).unwrap().end, End::Value(Value::from(2)));
    }
}

struct Nobody;

impl Host for Nobody {
    fn print(&self, _: Stream, _: &str) {}

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}
