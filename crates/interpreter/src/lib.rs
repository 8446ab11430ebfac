//! Python without an operating system: source in, effects out, and an outcome.
//!
//! A [`Vm`] is one session. [`Vm::start`] begins a cell, [`Vm::resume`] runs it until something must be done outside
//! (an [`Effect`]) or it ends. The crate does no I/O, reads no clock and starts no thread: what it needs it asks for.

mod boundary;
mod builtins;
pub mod code;
pub mod compile;
mod files;
mod hashing;
pub mod ledger;
mod lehmer;
mod long;
mod native;
mod object;
mod pace;
pub mod parse;
pub mod regex;
mod scope;
mod short_divisor;
mod snapshot;
mod source_nesting;
mod stdlib;
pub mod text;
mod types;
mod vm;

use fumehood_core::{End, ToolCall, ToolError, Value};
pub use snapshot::SnapshotError;
pub use stdlib::missing_modules;
pub use vm::Vm;

/// What `Vm::resume` came to.
#[derive(Debug)]
pub enum Step {
    Effect(Effect),
    Done(End),
}

/// Something the interpreter cannot do itself.
#[derive(Debug)]
pub enum Effect {
    /// Nothing: a chance to flush output and look at the clock. Answer with `Reply::None`.
    Tick,
    /// Call a tool of the host. Answer with `Reply::Tool` and the same number.
    Call { id: u64, call: ToolCall },
    /// Begin a tool call and go on. Answer with `Reply::None` at once.
    Begin { id: u64, call: ToolCall },
    /// Wait for one of the calls that were begun, or until some time has passed. Answer with `Reply::Tool` and its number, or with
    /// `Reply::None` when the time has passed.
    Finish { seconds: Option<f64> },
    /// Wait. Answer with `Reply::None`.
    Sleep { seconds: f64 },
    /// Read a clock. Answer with `Reply::Nanos`.
    Now { clock: Clock },
    /// Random bytes. Answer with `Reply::Bytes`.
    Entropy { bytes: usize },
    /// A line of input. Answer with `Reply::Line`.
    Input { prompt: String },
}

/// Which clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clock {
    /// Since 1970.
    Wall,
    Monotonic,
    /// Time this session has computed.
    Cpu,
}

/// The answer to an effect.
#[derive(Debug)]
pub enum Reply {
    None,
    Tool {
        id: u64,
        result: Result<Value, ToolError>,
    },
    Nanos(i128),
    Bytes(Vec<u8>),
    /// `None` where the host does not answer.
    Line(Option<String>),
}
