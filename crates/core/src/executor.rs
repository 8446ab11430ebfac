//! The traits that meet here: who opens sessions, what a session does, and all a guest can reach.
//!
//! Futures are plain boxed ones, so that no async runtime is chosen for anybody.

use crate::{Cell, End, Error, Outcome, Policy, Result, ToolCall, ToolError, Value};
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

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

    /// Opens a session with the state of a snapshot. The policy is the caller's, not the snapshot's.
    ///
    /// # Errors
    /// `Refused` where the executor has no snapshots, or this is none of this version, or is damaged.
    fn restore<'a>(&'a self, policy: &'a Policy, snapshot: &'a [u8]) -> BoxFuture<'a, Result<Box<dyn Session>>> {
        let _ = (policy, snapshot);
        refuse(format!("the `{}` executor has no snapshots", self.name()), "use the `local` executor, or run the cells again")
    }
}

/// What points to an executor, boxed or shared, is an executor.
macro_rules! passed_on {
    ($($pointer:ident)*) => {$(
        impl<E: Executor + ?Sized> Executor for $pointer<E> {
            fn name(&self) -> &'static str {
                (**self).name()
            }

            fn warnings(&self, policy: &Policy) -> Vec<String> {
                (**self).warnings(policy)
            }

            fn open<'a>(&'a self, policy: &'a Policy) -> BoxFuture<'a, Result<Box<dyn Session>>> {
                (**self).open(policy)
            }

            fn restore<'a>(&'a self, policy: &'a Policy, snapshot: &'a [u8]) -> BoxFuture<'a, Result<Box<dyn Session>>> {
                (**self).restore(policy, snapshot)
            }
        }
    )*};
}

passed_on! { Box Arc }

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

    /// The session as bytes, for [`Executor::restore`] in another process or on another machine of the same version.
    ///
    /// # Errors
    /// `Refused` where the executor cannot, or the session holds something that has no saved form.
    fn snapshot(&mut self) -> BoxFuture<'_, Result<Vec<u8>>> {
        refuse("this executor has no snapshots".to_owned(), "use the `local` executor, or run the cells again")
    }

    /// What the guest's names are bound to, in the order in which they were first bound. Names that begin with an underscore
    /// are left out.
    ///
    /// # Errors
    /// `Lost` when the session is gone, `Refused` where the executor cannot tell.
    fn variables(&mut self) -> BoxFuture<'_, Result<Vec<Variable>>> {
        refuse("this executor does not list variables".to_owned(), "run a cell that returns what you need")
    }

    /// The value of a name, or `None` where it is not bound.
    ///
    /// # Errors
    /// As [`Session::run`].
    fn get<'a>(&'a mut self, name: &'a str) -> BoxFuture<'a, Result<Option<Value>>> {
        Box::pin(async move {
            if !is_name(name) {
                return Ok(None);
            }
            let outcome = self.run(Cell::new(name), &Silence).await?;
            Ok(if let End::Value(value) = outcome.end { Some(value) } else { None })
        })
    }

    /// Binds a name.
    ///
    /// # Errors
    /// As [`Session::run`], and `Refused` for what is not a name.
    fn set<'a>(&'a mut self, name: &'a str, value: Value) -> BoxFuture<'a, Result<()>> {
        if !is_name(name) {
            return refuse(format!("`{name}` is not a Python name"), "use letters, digits and underscores");
        }
        Box::pin(async move { self.run(Cell::new("").input(name, value), &Silence).await.map(drop) })
    }

    /// Writes a file where the guest sees it, and the folders above it.
    ///
    /// # Errors
    /// `Refused` where the executor cannot, or the guest could not write there either; `Lost` when the session is gone.
    fn upload<'a>(&'a mut self, path: &'a str, contents: Vec<u8>) -> BoxFuture<'a, Result<()>> {
        let _ = (path, contents);
        refuse("this executor takes no files while a session runs".to_owned(), "mount them when the session is opened")
    }

    /// The contents of a file that the guest sees.
    ///
    /// # Errors
    /// As [`Session::upload`].
    fn download<'a>(&'a mut self, path: &'a str) -> BoxFuture<'a, Result<Vec<u8>>> {
        let _ = path;
        refuse("this executor gives no files while a session runs".to_owned(), "mount a folder for writing: what is written comes back")
    }

    /// What is in a folder that the guest sees, by name.
    ///
    /// # Errors
    /// As [`Session::upload`].
    fn list<'a>(&'a mut self, path: &'a str) -> BoxFuture<'a, Result<Vec<Listing>>> {
        let _ = path;
        refuse("this executor lists no files".to_owned(), "run a cell that does")
    }

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

/// A name of the guest's namespace, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    /// The class of its value.
    pub type_name: String,
    /// `repr` of its value, cut where it is long.
    pub repr: String,
}

/// A file or folder, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing {
    pub name: String,
    pub is_folder: bool,
    /// In bytes.
    pub size: u64,
}

/// The host of a cell that only reads or binds a name.
struct Silence;

impl Host for Silence {
    fn print(&self, _: Stream, _: &str) {}

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(std::future::ready(Err(ToolError::unknown(&call.name))))
    }
}

fn is_name(text: &str) -> bool {
    let mut letters = text.chars();
    letters.next().is_some_and(|first| first == '_' || first.is_alphabetic())
        && letters.all(|letter| letter == '_' || letter.is_alphanumeric())
}

fn refuse<'a, T: Send + 'a>(reason: String, hint: &str) -> BoxFuture<'a, Result<T>> {
    Box::pin(std::future::ready(Err(Error::Refused { reason, hint: hint.to_owned() })))
}
