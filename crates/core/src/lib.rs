//! The contract of Fumehood: an agent gives a cell to a session; the session runs it under a policy
//! and returns an outcome; the host is all it can reach meanwhile.
//!
//! Plain data and three traits. It does no I/O, starts no threads, reads no clock and needs no
//! async runtime; executors depend on it, it depends on none of them.

mod cell;
mod error;
mod executor;
mod limits;
mod logs;
mod outcome;
mod policy;
mod tool;
pub mod value;

pub use cell::Cell;
pub use error::{Error, Result};
pub use executor::{BoxFuture, Executor, Host, Listing, Session, Stream, Variable};
pub use limits::{Limit, Limits};
pub use logs::Logs;
pub use outcome::{Display, End, Exception, Outcome, Usage, WrittenFile};
pub use policy::{Access, Clock, Mount, Network, Policy, Source};
pub use tool::{Parameter, ToolCall, ToolError, ToolSpec};
pub use value::Value;
