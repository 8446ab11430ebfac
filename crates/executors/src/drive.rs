//! Drives one cell of the interpreter: effects go to the host, replies go back.
//!
//! Everything the interpreter may not do is done here: sleep and calls to the host, and with `nature.rs` clocks and entropy. It never decides what is allowed; the interpreter has the policy.

use crate::nature::Nature;
use crate::timer::{CANCELLED, Running};
use fumehood_core::{BoxFuture, End, Host, Limit, Limits, Logs, Outcome, Stream, ToolError, Value};
use fumehood_interpreter::{Effect, Reply, Step, Vm};
use std::any::Any;
use std::future::poll_fn;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::{Duration, Instant};

/// The interpreter failed: a bug of ours, and the namespace cannot be trusted any more.
pub struct Broken(pub String);

/// How many effects a cell that was taken back may still ask for, from `finally` blocks.
const LAST_EFFECTS: usize = 1_000;

/// Runs what `begin` starts to its end. Dropping the future takes it back.
pub async fn drive(
    vm: &mut Vm,
    begin: impl FnOnce(&mut Vm),
    host: &dyn Host,
    limits: &Limits,
    nature: &mut Nature,
    lost: &mut Option<Broken>,
) -> Result<Outcome, Broken> {
    let began = Instant::now();
    let mut logs = Logs::new(limits.output);
    let mut calls = 0;
    let mut idle = Duration::ZERO;
    let mut verdict = None;
    let running = Running::start_covered(vm.stop_flag(), limits.time);
    let time = limits.time;
    vm.allow(move || time.saturating_sub(began.elapsed()));
    let mut unfinished = Unfinished { vm, lost, done: false };
    unfinished.guard(begin)?;
    let mut begun: Vec<Begun<'_>> = Vec::new();
    let mut reply = Reply::None;
    loop {
        let step = unfinished.resume(reply);
        for (stream, text) in merge(unfinished.vm.take_output()) {
            logs.push(&text);
            host.print(stream, &text);
        }
        let effect = match step? {
            Step::Effect(effect) => effect,
            Step::Done(end) => {
                unfinished.done = true;
                let mut usage = unfinished.vm.usage();
                usage.time = began.elapsed();
                usage.calls = calls;
                let files = unfinished.vm.written_files();
                let end = match (end, verdict) {
                    (End::Stopped(_), Some(limit)) => End::Stopped(limit),
                    (end, _) => end,
                };
                return Ok(Outcome { end, logs: logs.finish(), display: Vec::new(), files, usage });
            }
        };
        // Others are answered at once: a look at the clock would take as long as the answer.
        let waiting = (!matches!(effect, Effect::Now { .. } | Effect::Entropy { .. })).then(Instant::now);
        reply = match effect {
            Effect::Tick => {
                yield_now().await;
                Reply::None
            }
            Effect::Call { id, call } => {
                calls += 1;
                if limits.calls.is_some_and(|limit| calls > limit) {
                    verdict = Some(Limit::Calls);
                    running.cancel();
                    refuse(Effect::Call { id, call })
                } else {
                    let result = running.or_stopped(host.call(call)).await;
                    Reply::Tool { id, result: result.unwrap_or_else(|| Err(stopped())) }
                }
            }
            Effect::Begin { id, call } => {
                calls += 1;
                if limits.calls.is_some_and(|limit| calls > limit) {
                    verdict = Some(Limit::Calls);
                    running.cancel();
                } else {
                    begun.push((id, host.call(call)));
                }
                Reply::None
            }
            Effect::Finish { seconds } => {
                let first = running.or_stopped(first_of(&mut begun));
                let finished = match seconds.map(wait) {
                    Some(duration) if nature.pass(duration) => None,
                    Some(duration) => either(first, running.sleep(duration)).await.flatten(),
                    None => first.await,
                };
                finished.map_or(Reply::None, |(id, result)| Reply::Tool { id, result })
            }
            Effect::Sleep { seconds } => {
                let duration = wait(seconds);
                if !nature.pass(duration) {
                    running.sleep(duration).await;
                }
                Reply::None
            }
            Effect::Now { clock } => Reply::Nanos(nature.now(clock, || began.elapsed().saturating_sub(idle))),
            Effect::Entropy { bytes } => Reply::Bytes(nature.entropy(bytes)?),
            Effect::Input { prompt } => {
                if !prompt.is_empty() {
                    logs.push(&prompt);
                    host.print(Stream::Stdout, &prompt);
                }
                Reply::Line(running.or_stopped(host.input()).await.flatten())
            }
        };
        idle += waiting.map_or(Duration::ZERO, |since| since.elapsed());
    }
}

/// A cell that has begun. Dropped before its end, it is unwound, so that the session can go on.
struct Unfinished<'a> {
    vm: &'a mut Vm,
    lost: &'a mut Option<Broken>,
    done: bool,
}

impl Unfinished<'_> {
    fn resume(&mut self, reply: Reply) -> Result<Step, Broken> {
        self.guard(|vm| vm.resume(reply))
    }

    fn guard<T>(&mut self, work: impl FnOnce(&mut Vm) -> T) -> Result<T, Broken> {
        catch_unwind(AssertUnwindSafe(|| work(self.vm))).map_err(|payload| {
            self.done = true;
            Broken(message_of(&*payload))
        })
    }
}

impl Drop for Unfinished<'_> {
    fn drop(&mut self) {
        if self.done {
            return;
        }
        self.vm.stop_flag().store(CANCELLED, Ordering::Relaxed);
        let mut reply = Reply::None;
        for _ in 0..LAST_EFFECTS {
            let step = self.resume(reply);
            self.vm.take_output();
            match step {
                Ok(Step::Done(_)) => return,
                Ok(Step::Effect(effect)) => reply = refuse(effect),
                Err(panic) => {
                    *self.lost = Some(panic);
                    return;
                }
            }
        }
        *self.lost = Some(Broken("a cell that was taken back did not end".to_owned()));
    }
}

/// Joins what was printed to the same stream in a row: a host may pay a system call for each piece.
fn merge(printed: Vec<(Stream, String)>) -> Vec<(Stream, String)> {
    let mut merged: Vec<(Stream, String)> = Vec::new();
    for (stream, text) in printed {
        match merged.last_mut() {
            Some((last, into)) if *last == stream => into.push_str(&text),
            _ => merged.push((stream, text)),
        }
    }
    merged
}

/// The answer to an effect of a cell that is being stopped.
fn refuse(effect: Effect) -> Reply {
    match effect {
        Effect::Tick | Effect::Sleep { .. } | Effect::Begin { .. } | Effect::Finish { .. } => Reply::None,
        Effect::Call { id, .. } => Reply::Tool { id, result: Err(stopped()) },
        Effect::Now { .. } => Reply::Nanos(0),
        Effect::Entropy { bytes } => Reply::Bytes(vec![0; bytes]),
        Effect::Input { .. } => Reply::Line(None),
    }
}

fn stopped() -> ToolError {
    ToolError::new("the cell was stopped")
}

/// A tool call that was begun.
type Begun<'a> = (u64, BoxFuture<'a, Result<Value, ToolError>>);

/// The first of the calls that ends, taken out.
async fn first_of(begun: &mut Vec<Begun<'_>>) -> (u64, Result<Value, ToolError>) {
    poll_fn(|context| {
        for index in 0..begun.len() {
            if let Poll::Ready(result) = begun[index].1.as_mut().poll(context) {
                return Poll::Ready((begun.swap_remove(index).0, result));
            }
        }
        Poll::Pending
    })
    .await
}

/// What `work` gives, unless `end` comes first.
async fn either<T>(work: impl Future<Output = T>, end: impl Future<Output = ()>) -> Option<T> {
    let (mut work, mut end) = (std::pin::pin!(work), std::pin::pin!(end));
    poll_fn(|context| match work.as_mut().poll(context) {
        Poll::Ready(result) => Poll::Ready(Some(result)),
        Poll::Pending => end.as_mut().poll(context).map(|()| None),
    })
    .await
}

fn wait(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or(if seconds > 0.0 { Duration::MAX } else { Duration::ZERO })
}

async fn yield_now() {
    let mut yielded = false;
    poll_fn(|context| {
        if yielded {
            return Poll::Ready(());
        }
        yielded = true;
        context.waker().wake_by_ref();
        Poll::Pending
    })
    .await;
}

fn message_of(payload: &(dyn Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| payload.downcast_ref::<String>().cloned()).unwrap_or_else(|| "no message".to_owned())
}
