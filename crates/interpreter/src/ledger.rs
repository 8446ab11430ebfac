//! The ledger: bytes that running cells really hold, as the program's allocator counts them.
//!
//! It counts only while a session runs on this thread, and only in a program whose allocator calls [`took`] and [`gave`]
//! (`hood` and the Python package do). Elsewhere the heap's own account, which is an estimate, is all there is.
//! It allocates nothing and stops nothing by itself: it raises the flag that every loop looks at.

use crate::pace;
use std::cell::Cell;
use std::hint::black_box;
use std::sync::OnceLock;

/// How far past the limit native code may go before it breaks off; guest code stops at its next loop or call.
const SLACK: isize = 2 << 20;
/// The part of the limit that is left to the allocator, for what it has been given back and not passed on yet.
const FOR_THE_ALLOCATOR: u64 = 32;

thread_local! {
    /// What the session that runs on this thread holds.
    static HELD: Cell<isize> = const { Cell::new(0) };
    /// What it may hold.
    static CEILING: Cell<isize> = const { Cell::new(isize::MAX) };
}

/// The allocator has given out memory.
#[inline]
pub fn took(bytes: usize) {
    let held = HELD.get().wrapping_add(bytes as isize);
    HELD.set(held);
    if held > CEILING.get() {
        pace::memory_is_short();
    }
}

/// The allocator got memory back.
#[inline]
pub fn gave(bytes: usize) {
    HELD.set(HELD.get().wrapping_sub(bytes as isize));
}

/// A session that runs on this thread, until dropped.
pub struct Scope {
    held: isize,
    ceiling: isize,
}

impl Scope {
    /// A session runs that holds and may hold so much.
    pub fn enter(held: isize, limit: u64) -> Self {
        let ceiling = if counts() { isize::try_from(limit - limit / FOR_THE_ALLOCATOR).unwrap_or(isize::MAX) } else { isize::MAX };
        Self { held: HELD.replace(held), ceiling: CEILING.replace(ceiling) }
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        HELD.set(self.held);
        CEILING.set(self.ceiling);
    }
}

/// What the running session holds.
pub fn held() -> isize {
    HELD.get()
}

/// Does the program's allocator tell what it does?
pub fn counts() -> bool {
    static COUNTS: OnceLock<bool> = OnceLock::new();
    *COUNTS.get_or_init(|| {
        let before = HELD.get();
        let probe = black_box(Vec::<u8>::with_capacity(black_box(64)));
        let counted = HELD.get() != before;
        drop(probe);
        counted
    })
}

/// Bytes the session holds past its limit.
pub fn over() -> isize {
    HELD.get().saturating_sub(CEILING.get())
}

/// Is the session so far past its limit that native code must break off?
pub fn far_over() -> bool {
    over() > SLACK
}

/// Would so many bytes more be too much, whatever is freed on the way?
pub fn forbids(bytes: usize) -> bool {
    over().saturating_add_unsigned(bytes) > SLACK
}

/// Does work for which the session may hold so much more than it does or may: what is said of an exception must be said
/// where its memory is used up, too. Past that, native code breaks off.
pub fn with_room<T>(most: u64, work: impl FnOnce() -> T) -> T {
    let ceiling = CEILING.get();
    CEILING.set(ceiling.max(HELD.get()).saturating_add_unsigned(usize::try_from(most).unwrap_or(usize::MAX)));
    let done = work();
    CEILING.set(ceiling);
    done
}

/// Does work whose results are not the session's: messages to and from the host.
pub fn outside<T>(work: impl FnOnce() -> T) -> T {
    let _scope = Scope { held: HELD.get(), ceiling: CEILING.replace(isize::MAX) };
    work()
}
