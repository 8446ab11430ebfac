//! Walls around a process: all the code that asks the operating system for isolation will be here.
//!
//! It has never heard of Python, and depends on no other crate of the workspace.
