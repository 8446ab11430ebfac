//! Walls around a process: all the code that asks the operating system for isolation.
//!
//! It knows processes and has never heard of Python. [`spawn`] starts a program behind namespaces, [`lock_down`] gives
//! up what the calling process could still do. A wall that is needed and cannot be raised is an error: nothing here
//! falls back to a weaker one without being told to. Linux only.

mod allocator;
mod cgroup;
mod landlock;
mod lock_down;
mod mimalloc;
mod mount;
mod privilege;
mod rlimit;
mod seccomp;
mod seccomp_data;
mod spawn;
mod spec;
mod sys;
mod time;
mod user;

pub use allocator::{Ledger, Metered};
pub use cgroup::{Cgroup, remove_at_exit};
pub use landlock::{available as landlock_available, rules as landlock_rules};
pub use lock_down::{limit_memory, lock_down, mapped_memory};
pub use mimalloc::Mi;
pub use rustix::process::Resource;
pub use seccomp::{Action, Rule, Test, as_bytes as filter_bytes};
pub use seccomp_data::{COMPUTE, PROGRAM};
pub use spawn::{Child, Ending, spawn, spawn_copy};
pub use spec::{Access, Budget, Confinement, Entry, Need, Paths, Spec, Standing, State, Tree, Wall, WallError};
pub use sys::{forget_children, raise_loopback};
pub use time::restart_clocks;
