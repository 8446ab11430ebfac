//! A cell: one piece of Python to run, and the inputs bound before it runs.
//!
//! It says nothing about where it runs or what it may reach; that is the session's policy.

use crate::Value;

/// Source text with its inputs.
///
/// ```
/// use fumehood_core::{Cell, Value};
/// let cell = Cell::new("n + 1").input("n", Value::from(41));
/// assert_eq!(cell.inputs.len(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Python source.
    pub code: String,
    /// Names bound in the session's namespace before the code runs, in order.
    pub inputs: Vec<(String, Value)>,
    /// What tracebacks call the source: a path, or a name in angle brackets.
    pub file: String,
    /// Behave like Python's prompt: the value is only that of a last *expression* (an assignment
    /// gives `None`), and a value that is not `None` is bound to `_`.
    pub interactive: bool,
    /// The session ends with this cell: exit handlers (`atexit`) and finalisers of what is left run after it, as at the end of a
    /// program.
    pub last: bool,
}

impl Cell {
    /// A cell with no inputs, named `<cell>` in tracebacks.
    pub fn new(code: impl Into<String>) -> Self {
        Self { code: code.into(), inputs: Vec::new(), file: "<cell>".to_owned(), interactive: false, last: false }
    }

    /// The same cell with one more input.
    #[must_use]
    pub fn input(mut self, name: impl Into<String>, value: Value) -> Self {
        self.inputs.push((name.into(), value));
        self
    }
}
