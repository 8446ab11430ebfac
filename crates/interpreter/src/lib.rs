//! Python without an operating system: pure, resumable.

pub mod code;
pub mod compile;
pub mod parse;
mod scope;
mod source_nesting;
