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
            let _ = stop.compare_exchange(SHORT_OF_MEMORY, 0, Ordering::Relaxed, Ordering::Relaxed);
        }
    }
}

/// What the stop flag says where memory is short; cleared when a collection found enough.
pub const SHORT_OF_MEMORY: u8 = 3;

/// Must the running cell stop?
#[cold]
pub fn halted() -> bool {
    let flag = STOP.with_borrow(|watched| watched.as_ref().map_or(0, |stop| stop.load(Ordering::Relaxed)));
    match flag {
        0 => false,
        SHORT_OF_MEMORY => ledger::far_over(),
        _ => true,
    }
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

/// As `halted`, asked once in a few thousand items.
#[inline(always)]
pub fn halted_at(number: usize) -> bool {
    number & (ITEMS - 1) == ITEMS - 1 && halted()
}

/// As `halted`, for work that goes deep rather than far: every call counts.
pub fn halted_in_steps() -> bool {
    halted_at(STEPS.with(|steps| steps.replace(steps.get().wrapping_add(1))))
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

/// Appends a copy.
pub fn append(out: &mut String, text: &str) {
    pieces(text).for_each(|(_, piece)| out.push_str(piece));
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
