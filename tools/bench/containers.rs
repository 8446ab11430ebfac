//! What containers cost: first results, cold and from the pool, calls in both modes, a large output.
//! Printed as `name seconds`, for `tools/bench/containers.py`. Give it the name of the image.
#![expect(clippy::print_stdout, reason = "a benchmark shows its numbers")]

use fumehood_core::{BoxFuture, Cell, End, Executor, Host, Policy, Result, Session, Stream, ToolCall, ToolError, Value};
use fumehood_executors::block_on;
use fumehood_executors::docker::{Docker, Mode, drain};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Counts what is printed.
#[derive(Default)]
struct Counter(AtomicUsize);

impl Host for Counter {
    fn print(&self, _: Stream, text: &str) {
        self.0.fetch_add(text.len(), Ordering::Relaxed);
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}

fn main() -> Result<()> {
    let docker = Docker { image: std::env::args().nth(1), ..Docker::default() };
    let in_gateway = Docker { mode: Mode::Jupyter, ..docker.clone() };
    for (name, docker) in [("guest", &docker), ("jupyter", &in_gateway)] {
        let began = Instant::now();
        let mut session = first(docker)?;
        println!("{name}_cold {}", began.elapsed().as_secs_f64());
        println!("{name}_call {}", call(&mut session)?);
        block_on(session.close())?;
        let pooled = Docker { spares: 1, ..docker.clone() };
        block_on(pooled.warm_up(&Policy::default()))?;
        let began = Instant::now();
        let mut session = first(&pooled)?;
        println!("{name}_warm {}", began.elapsed().as_secs_f64());
        let (began, counter) = (Instant::now(), Counter::default());
        block_on(session.run(Cell::new("line = 'x' * 999_999\nfor _ in range(100): print(line)"), &counter))?;
        println!("{name}_100mb {}", began.elapsed().as_secs_f64());
        println!("{name}_bytes {}", counter.0.into_inner());
    }
    drain(Duration::ZERO);
    Ok(())
}

fn first(docker: &Docker) -> Result<Box<dyn Session>> {
    let mut session = block_on(docker.open(&Policy::default()))?;
    let outcome = block_on(session.run(Cell::new("1 + 1"), &Counter::default()))?;
    assert_eq!(outcome.end, End::Value(2.into()));
    Ok(session)
}

/// The middle of many calls, in seconds.
fn call(session: &mut Box<dyn Session>) -> Result<f64> {
    let mut times = Vec::new();
    for _ in 0..50 {
        let began = Instant::now();
        block_on(session.run(Cell::new("1 + 1"), &Counter::default()))?;
        times.push(began.elapsed());
    }
    times.sort();
    Ok(times[times.len() / 2].as_secs_f64())
}
