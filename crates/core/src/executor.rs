//! The traits that meet here: who opens sessions, what a session does, and all a guest can reach.
//!
//! Futures are plain boxed ones, so that no async runtime is chosen for anybody.

use crate::{Cell, Outcome, Policy, Result, ToolCall, ToolError, Value};
use std::future::Future;
use std::pin::Pin;

/// A boxed future that may move between threads.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// A way to run cells. Cheap to share: one for a whole program.
pub trait Executor: Send + Sync {
    /// The name it has on the command line and in messages.
    fn name(&self) -> &'static str;

    /// What a user should know before a session is opened under `policy`, a line each: names that are allowed and not
    /// there, for instance. Nothing that weakens the policy; that is refused.
    fn warnings(&self, policy: &Policy) -> Vec<String> {
        let _ = policy;
        Vec::new()
    }

    /// Opens an isolated namespace under `policy`.
    ///
    /// # Errors
    /// `Unavailable` when what it needs is not on this machine; `Refused` when it cannot enforce
    /// a field of the policy: it never opens a session under a weaker one.
    fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>>;
}

/// One isolated namespace; its state persists from cell to cell.
pub trait Session: Send {
    /// Runs a cell to its end. Dropping the future stops the cell; the session stays usable.
    ///
    /// # Errors
    /// Only for what *we* failed to do: `Lost` when the session is gone. What the code did,
    /// including every exception and limit, is an `End` inside `Ok`.
    fn run<'a>(&'a mut self, cell: Cell, host: &'a dyn Host) -> BoxFuture<'a, Result<Outcome>>;

    /// A second session with the same state, independent from here on.
    ///
    /// # Errors
    /// `Refused` where the executor cannot.
    fn fork<'a>(&'a mut self) -> BoxFuture<'a, Result<Box<dyn Session>>>;

    /// Ends the session and frees what it held.
    ///
    /// # Errors
    /// `Lost` when it could not be ended cleanly.
    fn close(self: Box<Self>) -> BoxFuture<'static, Result<()>>;
}

/// The whole list of what a guest can reach.
pub trait Host: Send + Sync {
    /// Takes text the guest printed, in order and as it is printed.
    fn print(&self, stream: Stream, text: &str);

    /// Runs a tool for the guest. Only tools named in the policy are asked for.
    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>>;

    /// One line for the guest's `input()`, without its line ending. `None` raises `EOFError` there,
    /// and is what a host answers that says nothing else.
    fn input(&self) -> BoxFuture<'_, Option<String>> {
        Box::pin(std::future::ready(None))
    }
}

/// Which of the guest's two output streams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stream {
    Stdout,
    Stderr,
}
