//! A session whose interpreter is another process: messages over one stream (docs/wire.md).
//!
//! The other side is hostile: every length is bounded before it is believed, and what cannot be read ends the session.

pub mod frame;
pub mod link;
pub mod message;
mod policy;
