//! The terminal as a host: what the guest prints is streamed, what it reads comes from standard input.
//!
//! It offers no tools.

use crate::report;
use fumehood_core::{BoxFuture, Host, Stream, ToolCall, ToolError, Value};
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use std::future::{poll_fn, ready};
use std::io::{BufRead, BufReader, Stdin};
use std::sync::{Mutex, PoisonError};
use std::task::Poll;

/// How a command shows output and answers `input()`.
pub struct Terminal {
    /// Whether output is shown as it comes; with `--json` it is only in the logs.
    pub streams: bool,
    /// Where `input()` reads; `None` answers nothing, as where standard input is taken.
    pub stdin: Option<Mutex<BufReader<Stdin>>>,
}

impl Host for Terminal {
    fn print(&self, stream: Stream, text: &str) {
        if self.streams {
            report::guest(stream, text);
        }
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(ready(Err(ToolError::unknown(&call.name))))
    }

    fn input(&self) -> BoxFuture<'_, Option<String>> {
        let Some(stdin) = &self.stdin else { return Box::pin(ready(None)) };
        Box::pin(poll_fn(move |context| {
            let mut stdin = stdin.lock().unwrap_or_else(PoisonError::into_inner);
            if stdin.buffer().is_empty() && !is_readable(stdin.get_ref()) {
                // Asked again at once; `is_readable` has waited a little. Meanwhile a limit or
                // Ctrl-C can stop the cell, which a blocking read would not let them.
                context.waker().wake_by_ref();
                return Poll::Pending;
            }
            Poll::Ready(read_line(&mut *stdin))
        }))
    }
}

/// Waits a moment for something to read, or for the end.
fn is_readable(stdin: &Stdin) -> bool {
    let moment = Timespec { tv_sec: 0, tv_nsec: 20_000_000 };
    let mut watched = [PollFd::new(stdin, PollFlags::IN)];
    // A signal is no reason to read; other errors are left for the read to find.
    match poll(&mut watched, Some(&moment)) {
        Ok(ready) => ready > 0,
        Err(error) => error != rustix::io::Errno::INTR,
    }
}

/// A line without its ending; `None` at the end of the text, or where it is not text.
fn read_line(from: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    if from.read_line(&mut line).ok()? == 0 {
        return None;
    }
    if line.ends_with('\n') {
        line.pop();
    }
    Some(line)
}
