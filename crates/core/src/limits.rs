//! Limits: what a cell may use, and the name of the one that stopped it.
//!
//! Numbers only. Executors hold them; a guest can neither catch nor raise one.

use std::time::Duration;

/// What each cell of a session may use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Wall-clock time of one cell.
    pub time: Duration,
    /// Bytes held by the session.
    pub memory: u64,
    /// Interpreter operations of one cell; `None` for no bound. Only `local` counts them.
    pub operations: Option<u64>,
    /// Depth of Python calls, past which `RecursionError` is raised.
    pub recursion: u32,
    /// Characters kept in `Outcome::logs`; what is printed past that is cut from the middle.
    pub output: usize,
    /// Tool calls of one cell; `None` for no bound.
    pub calls: Option<u64>,
}

impl Default for Limits {
    /// 30 s, 256 MiB, 50,000 characters of logs, CPython's depth of 1,000.
    fn default() -> Self {
        Self { time: Duration::from_secs(30), memory: 256 << 20, operations: None, recursion: 1_000, output: 50_000, calls: None }
    }
}

/// The limit that stopped a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Limit {
    Time,
    Memory,
    Operations,
    Recursion,
    Output,
    Calls,
    /// Not a number in the policy: the host took the cell back.
    Cancelled,
}

impl Limit {
    /// The word used in JSON and in messages.
    pub fn name(self) -> &'static str {
        match self {
            Self::Time => "time",
            Self::Memory => "memory",
            Self::Operations => "operations",
            Self::Recursion => "recursion",
            Self::Output => "output",
            Self::Calls => "calls",
            Self::Cancelled => "cancelled",
        }
    }
}
