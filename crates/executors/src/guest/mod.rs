//! A session whose interpreter is another process: messages over one stream (docs/wire.md).
//!
//! The other side is hostile: every length is bounded before it is believed, and what cannot be read ends the session.
//! `python/` is that other side where it is a CPython: our kernel, carried in this program.

pub mod check;
pub mod exchange;
pub mod frame;
pub mod kernel;
pub mod link;
pub mod message;
pub mod policy;
pub mod pool;
pub mod session;
