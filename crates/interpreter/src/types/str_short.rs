//! `split`, `splitlines`, `strip`, `replace`, `ljust` and their like of short texts, which most are: each part is made as it is found.
//! Not for long texts or rare arguments: the answer is none, and `str.rs` takes the long way.

use crate::object::Object;
use crate::object::heap::Heap;
use crate::object::string::ascii_text;
use crate::text::str_pad::{self, Side};
use crate::text::{marks, search, unicode};
use crate::vm::Vm;
use arrayvec::ArrayString;
use smallvec::SmallVec;

/// Bytes of a text that is worked on without a look at the clock.
const SHORT: usize = 1 << 12;

/// Parts that most texts have at most where they are split at some characters.
const FEW_PARTS: usize = 4;

/// Lines that are gathered on the Rust stack.
const FEW_LINES: usize = 8;

/// What a text is split at.
#[derive(Clone, Copy)]
pub enum Separator {
    Space,
    Byte(u8),
}

/// A text of about a line, on the Rust stack.
type Line = ArrayString<256>;

/// Is this byte of an ASCII text white space?
#[inline(always)]
const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | 0x1C..=0x1F | b' ')
}

/// Is it a short text of more than one character?
fn is_short(vm: &Vm, text: Object) -> bool {
    (2..=SHORT).contains(&vm.heap.text(text).len()) && vm.heap.strs[text.index()].chars > 1
}

/// The parts of a text up to so many of them, and the rest.
pub fn split_few(vm: &mut Vm, text: Object, separator: u8, most: usize, back: bool) -> Option<Object> {
    if !is_short(vm, text) {
        return None;
    }
    let make = if vm.heap.is_ascii(text) { Heap::ascii } else { Heap::str };
    let parts = vm.heap.apart(text, |heap, whole| {
        if !back {
            return cut(
                heap,
                (text, whole),
                make,
                marks::places(whole.as_bytes(), marks::of_byte(separator)).take(most),
                most.min(8),
                false,
            );
        }
        let (mut parts, mut rest) = (Vec::with_capacity(most.min(8) + 1), whole);
        while parts.len() < most
            && let Some(at) = rest.bytes().rposition(|other| other == separator)
        {
            parts.push(make(heap, &rest[at + 1..]));
            rest = &rest[..at];
        }
        parts.push(if rest.len() == whole.len() { text } else { make(heap, rest) });
        parts.reverse();
        parts
    });
    Some(vm.heap.list(parts))
}

/// Is there white space beyond ASCII in a text?
fn has_wide_space(text: &str) -> bool {
    let mut begin = marks::places(text.as_bytes(), marks::of_wide_space);
    begin.any(|at| text.get(at..).and_then(|rest| rest.chars().next()).is_some_and(unicode::is_space))
}

/// All parts of a text.
pub fn split(vm: &mut Vm, text: Object, separator: Separator) -> Option<Object> {
    if !is_short(vm, text) {
        return None;
    }
    let parts = if vm.heap.is_ascii(text) {
        vm.heap.apart(text, |heap, whole| split_by(heap, (text, whole), separator, Heap::ascii))
    } else if matches!(separator, Separator::Byte(_)) || !has_wide_space(vm.heap.text(text)) {
        vm.heap.apart(text, |heap, whole| split_by(heap, (text, whole), separator, Heap::str))
    } else {
        return None;
    };
    Some(vm.heap.list(parts))
}

/// All parts of a text of a line at most between the occurrences of another one of some characters.
pub fn split_at_text(vm: &mut Vm, text: Object, separator: Object) -> Option<Object> {
    let by = vm.heap.text(separator).as_bytes();
    if by.len() < 2 || !is_short(vm, text) || vm.heap.text(text).len() > Line::new().capacity() {
        return None;
    }
    let by = SmallVec::<[u8; 32]>::from_slice(by);
    let make = if vm.heap.is_ascii(text) { Heap::ascii } else { Heap::str };
    let parts = vm.heap.apart(text, |heap, whole| {
        let mut parts = Vec::with_capacity(FEW_PARTS);
        let mut start = 0;
        while let Some(found) = search::find(&whole.as_bytes()[start..], &by) {
            parts.push(make(heap, &whole[start..start + found]));
            start += found + by.len();
        }
        parts.push(if start == 0 { text } else { make(heap, &whole[start..]) });
        parts
    });
    Some(vm.heap.list(parts))
}

#[inline(always)]
fn split_by(heap: &mut Heap, text: (Object, &str), separator: Separator, make: fn(&mut Heap, &str) -> Object) -> Vec<Object> {
    let bytes = text.1.as_bytes();
    match separator {
        Separator::Byte(byte) if bytes.len() <= marks::WORD => {
            let places = marks::few_places(bytes, marks::of_byte(byte));
            cut(heap, text, make, places, places.count(), false)
        }
        Separator::Byte(byte) => {
            let mark = marks::of_byte(byte);
            cut(heap, text, make, marks::places(bytes, mark), marks::count(bytes, mark), false)
        }
        Separator::Space => {
            let mut parts = cut(heap, text, make, marks::places(bytes, marks::of_space), marks::count(bytes, marks::of_space), true);
            if parts.capacity() > 2 * parts.len() {
                parts.shrink_to_fit();
            }
            parts
        }
    }
}

/// The parts of a text between some places, about so many, with or without those that are empty. The text is its own only part.
#[inline(always)]
fn cut(
    heap: &mut Heap,
    (text, whole): (Object, &str),
    make: fn(&mut Heap, &str) -> Object,
    places: impl Iterator<Item = usize>,
    about: usize,
    leave_empty: bool,
) -> Vec<Object> {
    let mut parts = Vec::with_capacity(about + 1);
    let mut start = 0;
    for at in places {
        if at > start || !leave_empty {
            parts.push(make(heap, &whole[start..at]));
        }
        start = at + 1;
    }
    if start == 0 {
        parts.push(text);
    } else if start < whole.len() || !leave_empty {
        parts.push(make(heap, &whole[start..]));
    }
    parts
}

/// A text without what stands at its ends: white space, or any of some characters.
pub fn strip(vm: &mut Vm, text: Object, chars: Option<Object>, (left, right): (bool, bool)) -> Option<Object> {
    let whole = vm.heap.text(text);
    let bytes = whole.as_bytes();
    if bytes.len() > SHORT {
        return None;
    }
    if !vm.heap.is_ascii(text) {
        if chars.is_some() {
            return None;
        }
        let mut rest = whole.chars();
        while left && rest.clone().next().is_some_and(unicode::is_space) {
            rest.next();
        }
        let start = bytes.len() - rest.as_str().len();
        while right && rest.clone().next_back().is_some_and(unicode::is_space) {
            rest.next_back();
        }
        let end = start + rest.as_str().len();
        return Some(vm.heap.substring(text, start..end));
    }
    let (start, end) = match chars {
        None => ends(bytes, left, right, is_space),
        Some(chars) => {
            let chars = vm.heap.text(chars).as_bytes();
            if chars.len() > SHORT {
                return None;
            }
            ends(bytes, left, right, |byte| chars.contains(&byte))
        }
    };
    Some(vm.heap.substring(text, start..end))
}

#[inline]
fn ends(bytes: &[u8], left: bool, right: bool, goes: impl Fn(u8) -> bool) -> (usize, usize) {
    let (mut start, mut end) = (0, bytes.len());
    while left && start < end && goes(bytes[start]) {
        start += 1;
    }
    while right && start < end && goes(bytes[end - 1]) {
        end -= 1;
    }
    (start, end)
}

/// Every occurrence of one text in another replaced by a third, or the first few.
pub fn replace(vm: &mut Vm, text: Object, olds: Object, news: Object, most: i64) -> Option<Object> {
    let (whole, old, new) = (vm.heap.text(text), vm.heap.text(olds), vm.heap.text(news));
    let first = *old.as_bytes().first()?;
    let mut result = Line::new();
    if whole.len() > result.capacity() || old.len() > whole.len() {
        return None;
    }
    if let ([old], [new], true) = (old.as_bytes(), new.as_bytes(), most < 0 && vm.heap.is_ascii(text)) {
        return Some(replace_byte(vm, text, *old, *new));
    }
    let chars = |string: Object| vm.heap.strs[string.index()].chars as usize;
    let (mut length, gone, come) = (chars(text), chars(olds), chars(news));
    // Whole characters begin where the first byte of one is found.
    let (mut done, mut at, mut left) = (0, 0, most);
    while left != 0
        && let Some(found) = memchr::memchr(first, &whole.as_bytes()[at..])
    {
        at += found;
        if !whole.as_bytes()[at..].starts_with(old.as_bytes()) {
            at += 1;
            continue;
        }
        result.try_push_str(&whole[done..at]).and_then(|()| result.try_push_str(new)).ok()?;
        at += old.len();
        (done, left) = (at, left - 1);
        length = length + come - gone;
    }
    if done == 0 {
        return Some(text);
    }
    result.try_push_str(&whole[done..]).ok()?;
    Some(if result.len() == 1 { vm.heap.ascii(&result) } else { vm.heap.text_of_len(&result, length) })
}

/// What stands before the first or last occurrence of a separator in an ASCII text, and what stands after it.
pub fn halves(vm: &mut Vm, text: Object, separator: Object, last: bool) -> Option<(Object, Object)> {
    let (whole, by) = (vm.heap.text(text).as_bytes(), vm.heap.text(separator).as_bytes());
    if by.is_empty() || whole.len() > SHORT || !vm.heap.is_ascii(text) {
        return None;
    }
    let (at, end) = (if last { search::rfind(whole, by) } else { search::find(whole, by) }?, whole.len());
    let after = at + by.len();
    Some((vm.heap.part_of_len(text, 0..at, at), vm.heap.part_of_len(text, after..end, end - after)))
}

/// A character for another one, in an ASCII text that fits a line.
fn replace_byte(vm: &mut Vm, text: Object, old: u8, new: u8) -> Object {
    let whole = vm.heap.text(text).as_bytes();
    if !whole.contains(&old) {
        return text;
    }
    let mut line = [0; 256];
    let line = &mut line[..whole.len()];
    for (to, &from) in line.iter_mut().zip(whole) {
        *to = if from == old { new } else { from };
    }
    vm.heap.ascii(ascii_text(line).unwrap_or_default())
}

/// All lines of a text.
pub fn split_lines(vm: &mut Vm, text: Object, keep: bool) -> Option<Object> {
    if !is_short(vm, text) {
        return None;
    }
    let lines = if vm.heap.is_ascii(text) {
        vm.heap.apart(text, |heap, whole| lines_of(heap, (text, whole), keep, Heap::ascii, marks::of_line_end))
    } else {
        vm.heap.apart(text, |heap, whole| lines_of(heap, (text, whole), keep, Heap::str, marks::of_wide_line_end))
    };
    Some(vm.heap.list(lines.into_vec()))
}

#[inline(always)]
fn lines_of(
    heap: &mut Heap,
    (text, whole): (Object, &str),
    keep: bool,
    make: fn(&mut Heap, &str) -> Object,
    mark: impl Fn(u64) -> u64,
) -> SmallVec<[Object; FEW_LINES]> {
    let bytes = whole.as_bytes();
    let mut lines = SmallVec::new();
    let mut start = 0;
    for at in marks::places(bytes, mark) {
        let after = at + line_end(&bytes[at..]);
        // The second of a pair ends nothing more, and not all that may begin an end does.
        if at < start || after == at {
            continue;
        }
        let end = if keep { after } else { at };
        lines.push(if end - start == whole.len() { text } else { make(heap, &whole[start..end]) });
        start = after;
    }
    if start == 0 {
        lines.push(text);
    } else if start < whole.len() {
        lines.push(make(heap, &whole[start..]));
    }
    lines
}

/// The bytes of the line's end that a text begins with.
#[inline(always)]
fn line_end(rest: &[u8]) -> usize {
    match rest {
        [b'\r', b'\n', ..] => 2,
        [b'\n'..=b'\r' | 0x1C..=0x1E, ..] => 1,
        // U+0085, U+2028 and U+2029.
        [0xC2, 0x85, ..] => 2,
        [0xE2, 0x80, 0xA8 | 0xA9, ..] => 3,
        _ => 0,
    }
}

/// A text with a margin on one side or both.
pub fn pad(vm: &mut Vm, text: Object, side: Side, width: i64, fill: char) -> Option<Object> {
    let chars = vm.heap.strs[text.index()].chars as usize;
    let (left, right) = str_pad::margins(chars, side, width);
    if left + right == 0 {
        return Some(text);
    }
    let fill = u8::try_from(fill).ok()?;
    if vm.heap.text(text).len() > SHORT {
        return None;
    }
    let mut padded = |run: &[u8]| {
        let run = ascii_text(run.get(..left.max(right))?)?;
        Some(vm.heap.apart(text, |heap, whole| heap.text_of_three([&run[..left], whole, &run[..right]], chars + left + right)))
    };
    if left.max(right) <= 64 { padded(&[fill; 64]) } else { padded(&[fill; 256]) }
}

/// A text so many times over, if that is short.
pub fn repeat(vm: &mut Vm, text: Object, times: u64) -> Option<Object> {
    let (whole, chars) = (vm.heap.text(text), vm.heap.strs[text.index()].chars as usize);
    let times = usize::try_from(times).ok()?;
    let size = whole.len().checked_mul(times)?;
    if let [byte] = *whole.as_bytes() {
        let run = [byte; 256];
        let run = ascii_text(run.get(..size)?)?;
        return Some(vm.heap.ascii(run));
    }
    if let (2..=3, ..=SHORT) = (times, whole.len()) {
        return Some(
            vm.heap.apart(text, |heap, whole| heap.text_of_three([whole, whole, if times == 3 { whole } else { "" }], chars * times)),
        );
    }
    if times > 16 {
        return None;
    }
    let mut line = Line::new();
    for _ in 0..times {
        line.try_push_str(whole).ok()?;
    }
    Some(vm.heap.text_of_len(&line, chars * times))
}

/// An ASCII text with spaces for its tabs.
pub fn expand_tabs(vm: &mut Vm, text: Object, tab: i64) -> Option<Object> {
    let whole = vm.heap.text(text);
    let mut line = [b' '; 256];
    let tab = usize::try_from(tab).ok().filter(|&tab| tab <= line.len())?;
    if whole.len() > line.len() || !vm.heap.is_ascii(text) {
        return None;
    }
    if memchr::memchr(b'\t', whole.as_bytes()).is_none() {
        return Some(text);
    }
    let (mut length, mut start) = (0, 0);
    for &byte in whole.as_bytes() {
        if byte == b'\t' {
            length += if tab == 0 { 0 } else { tab - (length - start) % tab };
            continue;
        }
        *line.get_mut(length)? = byte;
        length += 1;
        if matches!(byte, b'\n' | b'\r') {
            start = length;
        }
    }
    let expanded = ascii_text(line.get(..length)?).unwrap_or_default();
    Some(vm.heap.ascii(expanded))
}

/// A text with zeros before it, after its sign.
pub fn zfill(vm: &mut Vm, text: Object, width: i64) -> Option<Object> {
    let chars = vm.heap.strs[text.index()].chars as usize;
    let zeros = usize::try_from(width).unwrap_or(0).saturating_sub(chars);
    if zeros == 0 {
        return Some(text);
    }
    const ZEROS: &str = match str::from_utf8(&[b'0'; 256]) {
        Ok(zeros) => zeros,
        Err(_) => "",
    };
    let run = ZEROS.get(..zeros)?;
    if vm.heap.text(text).len() > SHORT {
        return None;
    }
    Some(vm.heap.apart(text, |heap, whole| {
        let (sign, digits) = whole.split_at(usize::from(whole.starts_with(['+', '-'])));
        heap.text_of_three([sign, run, digits], chars + zeros)
    }))
}

/// A text from back to front, if it is no longer than a line.
pub fn reversed(vm: &mut Vm, text: Object) -> Option<Object> {
    let whole = vm.heap.text(text);
    if !vm.heap.is_ascii(text) {
        let mut line = Line::new();
        if whole.len() > line.capacity() {
            return None;
        }
        let chars = vm.heap.strs[text.index()].chars as usize;
        whole.chars().rev().try_for_each(|c| line.try_push(c)).ok()?;
        return Some(vm.heap.text_of_len(&line, chars));
    }
    let whole = whole.as_bytes();
    let mut line = [0; 256];
    let line = line.get_mut(..whole.len())?;
    let reversed = |part: &[u8; 16]| u128::from_ne_bytes(*part).swap_bytes().to_ne_bytes();
    if let (Some(last), Some(first)) = (whole.last_chunk(), line.first_chunk_mut()) {
        *first = reversed(last);
        line.as_rchunks_mut().1.iter_mut().rev().zip(whole.as_chunks().0).for_each(|(to, from)| *to = reversed(from));
    } else {
        line.iter_mut().rev().zip(whole).for_each(|(to, &from)| *to = from);
    }
    Some(vm.heap.ascii(ascii_text(line).unwrap_or_default()))
}
