//! What comes back from a cell: how it ended, what it printed and showed, what it used.
//!
//! A failure of the *code* is data in here; a failure of ours is an `Error` and never mixed in.

use crate::{Limit, Value};
use std::time::Duration;

/// The result of one cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    pub end: End,
    /// All the guest printed, both streams in order; cut in the middle past `Limits::output`.
    pub logs: String,
    pub display: Vec<Display>,
    /// Files of writable mounts that the cell changed, by path.
    pub files: Vec<WrittenFile>,
    pub usage: Usage,
}

/// How a cell ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It ran through; the value of its last statement.
    Value(Value),
    /// It called `final_answer`.
    FinalAnswer(Value),
    /// An exception was not caught.
    Raised(Exception),
    /// A limit stopped it.
    Stopped(Limit),
}

/// One thing shown: the same content in several formats, each under its MIME type.
/// Text is `Value::Str`, binary content `Value::Bytes`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Display {
    pub bundle: Vec<(String, Value)>,
}

/// A file that a cell wrote or removed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenFile {
    /// As the guest names it.
    pub path: String,
    /// `None` when it was removed.
    pub contents: Option<Vec<u8>>,
}

/// What a cell used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Wall-clock time.
    pub time: Duration,
    /// The most bytes the session held.
    pub memory: u64,
    /// Interpreter operations; 0 where they are not counted.
    pub operations: u64,
    /// Tool calls.
    pub calls: u64,
}

/// An exception of the guest that was not caught.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exception {
    /// The type's name as the last line of a traceback shows it: `ValueError`, `app.Broken`.
    pub type_name: String,
    /// `str(exception)`.
    pub message: String,
    /// All that CPython would write to stderr, its last line and line ending included. For
    /// `SystemExit` that is nothing, or the message given to `sys.exit`.
    pub traceback: String,
    /// For `SystemExit`, the status the process would end with.
    pub exit_code: Option<i32>,
}
