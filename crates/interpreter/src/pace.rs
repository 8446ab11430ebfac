//! The pace of long native work: loops over much text or many items look here whether the cell must stop, and break off.
//! What a loop that broke off leaves is worthless: the caller polls the meter before anything uses it.
//! Never stops anything outside a running cell: a snapshot is always made of whole work.

use crate::ledger;
use std::cell::{Cell, RefCell};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// Bytes of text between two looks.
const PIECE: usize = 1 << 17;
/// Items between two looks; a power of two.
const ITEMS: usize = 1 << 12;

thread_local! {
    static STOP: RefCell<Option<Arc<AtomicU8>>> = const { RefCell::new(None) };
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

/// Loops on this thread look at a cell's stop flag until this is dropped.
pub struct Watch;

impl Watch {
    pub fn over(stop: &Arc<AtomicU8>) -> Self {
        STOP.with_borrow_mut(|watched| *watched = Some(Arc::clone(stop)));
        Self
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let watched = STOP.with_borrow_mut(Option::take);
        // The host never sees that memory was short for a while.
        if let Some(stop) = watched {
            let note = stop.load(Ordering::Relaxed);
            if matches!(note, SHORT_OF_MEMORY | OUT_OF_MEMORY) {
                // Where the host has just asked for something, that stays.
                let _ = stop.compare_exchange(note, 0, Ordering::Relaxed, Ordering::Relaxed);
            }
        }
    }
}

/// What the stop flag says where memory is short; cleared when a collection found enough.
pub const SHORT_OF_MEMORY: u8 = 3;
/// What it says once native code broke off for lack of memory: what that left is worthless, whatever is freed later.
pub const OUT_OF_MEMORY: u8 = 4;

/// Must the running cell stop?
#[cold]
pub fn halted() -> bool {
    STOP.with_borrow(|watched| {
        let Some(stop) = watched else { return false };
        match stop.load(Ordering::Relaxed) {
            0 => false,
            SHORT_OF_MEMORY if !ledger::far_over() => false,
            SHORT_OF_MEMORY => {
                let _ = stop.compare_exchange(SHORT_OF_MEMORY, OUT_OF_MEMORY, Ordering::Relaxed, Ordering::Relaxed);
                true
            }
            _ => true,
        }
    })
}

/// Is the running cell's time over? A collection asks this: it goes on where memory is short.
#[cold]
pub fn expired() -> bool {
    STOP.with_borrow(|watched| {
        watched.as_ref().is_some_and(|stop| !matches!(stop.load(Ordering::Relaxed), 0 | SHORT_OF_MEMORY | OUT_OF_MEMORY))
    })
}

/// As `expired`, asked once in a few thousand items.
#[inline(always)]
pub fn expired_at(number: usize) -> bool {
    number & (ITEMS - 1) == ITEMS - 1 && expired()
}

/// Raises the running cell's flag. Called by the allocator: takes no memory, and does nothing where it cannot.
#[cold]
pub fn memory_is_short() {
    let _ = STOP.try_with(|watched| {
        if let Ok(watched) = watched.try_borrow()
            && let Some(stop) = watched.as_ref()
        {
            let _ = stop.compare_exchange(0, SHORT_OF_MEMORY, Ordering::Relaxed, Ordering::Relaxed);
        }
    });
}

/// As `halted`, asked once in a few thousand items, and after counted work worth as much.
#[inline(always)]
pub fn halted_at(number: usize) -> bool {
    (number & (ITEMS - 1) == ITEMS - 1 || STEPS.get() >= ITEMS) && halted_now()
}

/// As `halted`, for work that goes deep rather than far: every call counts.
#[inline]
pub fn halted_in_steps() -> bool {
    halted_after(1)
}

/// As `halted`, after work worth so many items.
#[inline]
pub fn halted_after(work: usize) -> bool {
    let steps = STEPS.get().saturating_add(work);
    STEPS.set(steps);
    steps >= ITEMS && halted_now()
}

/// A look. One that says yes is repeated at the next item, wherever that is: a loop around the one that breaks off sees it too.
#[cold]
fn halted_now() -> bool {
    let halted = halted();
    STEPS.set(if halted { ITEMS } else { 0 });
    halted
}

/// As `halted`, after looking at so many bytes.
#[inline]
pub fn halted_after_bytes(bytes: usize) -> bool {
    halted_after(1 + bytes / (PIECE / ITEMS))
}

/// The items of an iterator, up to where the cell must stop.
pub fn items<I: Iterator>(mut iterator: I) -> impl Iterator<Item = I::Item> {
    let mut number = 0;
    std::iter::from_fn(move || {
        number += 1;
        if halted_at(number) { None } else { iterator.next() }
    })
}

/// A text in pieces, each with its offset, up to where the cell must stop.
pub fn pieces(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        if at == text.len() || at > 0 && halted() {
            return None;
        }
        let (start, end) = (at, text.len().min(at + PIECE));
        at = (end..=text.len()).find(|&end| text.is_char_boundary(end))?;
        Some((start, &text[start..at]))
    })
}

/// As `pieces`, from the last to the first.
pub fn pieces_back(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut end = text.len();
    std::iter::from_fn(move || {
        if end == 0 || end < text.len() && halted() {
            return None;
        }
        let start = (0..=end.saturating_sub(PIECE)).rev().find(|&start| text.is_char_boundary(start))?;
        let piece = &text[start..end];
        end = start;
        Some((start, piece))
    })
}

/// Slices of a few thousand items, up to where the cell must stop.
pub fn slices<T>(all: &[T]) -> impl Iterator<Item = &[T]> {
    all.chunks((PIECE / size_of::<T>()).max(1)).enumerate().map_while(|(number, part)| (number == 0 || !halted()).then_some(part))
}

/// Characters at one end of a text that are looked at before the rest is taken in pieces.
const NEAR: usize = 32;

/// Where the first character of a kind stands.
#[inline]
pub fn find(text: &str, of_kind: impl Fn(char) -> bool) -> Option<usize> {
    // Mostly it is near, and what is before it is ASCII.
    let near = text.as_bytes().iter().take(NEAR);
    for (at, &byte) in near.enumerate() {
        if !byte.is_ascii() {
            return find_far(text, of_kind);
        }
        if of_kind(char::from(byte)) {
            return Some(at);
        }
    }
    if text.len() <= NEAR { None } else { find_far(text, of_kind) }
}

fn find_far(text: &str, of_kind: impl Fn(char) -> bool) -> Option<usize> {
    pieces(text).find_map(|(start, piece)| piece.find(&of_kind).map(|at| start + at))
}

/// How long a text is up to its last character of a kind, with it.
#[inline]
pub fn find_back(text: &str, of_kind: impl Fn(char) -> bool) -> usize {
    let near = text.as_bytes().iter().rev().take(NEAR);
    for (at, &byte) in near.enumerate() {
        if !byte.is_ascii() {
            return find_far_back(text, of_kind);
        }
        if of_kind(char::from(byte)) {
            return text.len() - at;
        }
    }
    if text.len() <= NEAR { 0 } else { find_far_back(text, of_kind) }
}

fn find_far_back(text: &str, of_kind: impl Fn(char) -> bool) -> usize {
    pieces_back(text)
        .find_map(|(start, piece)| {
            let kept = piece.trim_end_matches(|c| !of_kind(c)).len();
            (kept > 0).then_some(start + kept)
        })
        .unwrap_or(0)
}

/// Does every character pass?
pub fn all(text: &str, passes: impl Fn(char) -> bool) -> bool {
    pieces(text).all(|(_, piece)| piece.chars().all(&passes))
}

/// Appends a byte so many times.
pub fn fill(out: &mut Vec<u8>, byte: u8, count: usize) {
    let end = out.len() + count;
    while out.len() < end && !(count > PIECE && halted()) {
        out.resize(end.min(out.len() + PIECE), byte);
    }
}

/// Items, so many times over.
pub fn repeat<T: Copy>(part: &[T], times: usize) -> Vec<T> {
    let total = part.len() * times;
    if total * size_of::<T>() <= PIECE || part.is_empty() {
        return part.repeat(times);
    }
    let mut out = Vec::with_capacity(total);
    let unit = part.repeat((PIECE / size_of_val(part)).clamp(1, times));
    // Whole parts only, so that half of a text is one too.
    while out.len() < total && !halted() {
        out.extend_from_slice(&unit[..unit.len().min(total - out.len())]);
    }
    out
}

/// So many copies are made one by one.
const FEW: usize = 4;

/// A text, so many times over.
pub fn repeat_text(text: &str, times: usize) -> String {
    let total = text.len() * times;
    if total <= PIECE && times <= FEW {
        let mut out = String::with_capacity(total);
        (0..times).for_each(|_| out.push_str(text));
        return out;
    }
    if total <= PIECE || text.is_empty() {
        return text.repeat(times);
    }
    let mut out = String::with_capacity(total);
    let unit = text.repeat((PIECE / text.len()).clamp(1, times));
    while out.len() < total && !halted() {
        out.push_str(unit.get(..total - out.len()).unwrap_or(&unit));
    }
    out
}

/// Appends a copy.
pub fn append(out: &mut String, text: &str) {
    pieces(text).for_each(|(_, piece)| out.push_str(piece));
}

/// Appends a copy of its own first bytes.
pub fn append_own(out: &mut String, len: usize) {
    let mut at = 0;
    while at < len && !(at > 0 && halted()) {
        let end = (len.min(at + PIECE)..=len).find(|&end| out.is_char_boundary(end)).unwrap_or(len);
        out.extend_from_within(at..end);
        at = end;
    }
}

/// A copy.
pub fn copied<T: Copy>(all: &[T]) -> Vec<T> {
    let mut out = Vec::with_capacity(all.len());
    slices(all).for_each(|part| out.extend_from_slice(part));
    out
}

/// Appends the first items of an iterator, of which there are so many.
pub fn take_into<T>(out: &mut Vec<T>, mut items: impl Iterator<Item = T>, count: usize) {
    out.reserve(count);
    let mut left = count;
    while left > 0 {
        let some = left.min(ITEMS);
        out.extend(items.by_ref().take(some));
        left -= some;
        if left > 0 && halted() {
            return;
        }
    }
}

/// Appends copies of items.
pub fn extend<T: Copy>(out: &mut Vec<T>, all: &[T]) {
    out.reserve(all.len());
    slices(all).for_each(|part| out.extend_from_slice(part));
}

/// Does every item pass?
pub fn every<T>(all: &[T], passes: impl Fn(&T) -> bool) -> bool {
    slices(all).all(|part| part.iter().all(&passes))
}

/// Turns the order round, in place.
pub fn reverse<T>(all: &mut [T]) {
    let length = all.len();
    let (left, right) = all.split_at_mut(length / 2);
    let skipped = right.len() - left.len();
    for (number, (a, b)) in left.iter_mut().zip(right[skipped..].iter_mut().rev()).enumerate() {
        if number & (PIECE - 1) == PIECE - 1 && halted() {
            return;
        }
        std::mem::swap(a, b);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_make_the_whole() {
        let text = "aé漢".repeat(PIECE);
        assert_eq!(pieces(&text).map(|(_, piece)| piece).collect::<String>(), text);
        assert!(pieces(&text).all(|(at, piece)| text[at..].starts_with(piece)));
        let mut back: Vec<&str> = pieces_back(&text).map(|(_, piece)| piece).collect();
        back.reverse();
        assert_eq!(back.concat(), text);
        assert_eq!(slices(text.as_bytes()).map(<[u8]>::len).sum::<usize>(), text.len());
        assert_eq!(repeat(b"abc", 1 << 18), b"abc".repeat(1 << 18));
        assert_eq!((pieces("").count(), pieces_back("").count()), (0, 0));
    }

    #[test]
    fn a_raised_flag_ends_loops_early() {
        let stop = Arc::new(AtomicU8::new(1));
        let watch = Watch::over(&stop);
        assert_eq!(items(0..1 << 20).count(), ITEMS - 2);
        assert_eq!(slices(&vec![0u8; PIECE * 3]).count(), 1);
        drop(watch);
        assert_eq!(items(0..1 << 20).count(), 1 << 20);
    }
}
