//! `split`, `splitlines`, `strip`, `replace`, `ljust` and their like of short texts, which most are: each part is made as it is found.
//! Not for long texts or rare arguments: the answer is none, and `str.rs` takes the long way.

use crate::object::Object;
use crate::object::string::ascii_text;
use crate::text::short::Short;
use crate::text::str_pad::{self, Side};
use crate::vm::Vm;
use arrayvec::ArrayString;

/// Bytes of a text that is worked on without a look at the clock.
const SHORT: usize = 1 << 12;

/// What a text is split at.
#[derive(Clone, Copy)]
pub enum Separator {
    Space,
    Byte(u8),
}

/// A text of about a line, on the Rust stack.
type Line = ArrayString<256>;
/// A text that is worked on without a look at the clock.
type Page = ArrayString<SHORT>;
type Parts = smallvec::SmallVec<[Object; 16]>;

/// Is this byte of an ASCII text white space?
#[inline(always)]
const fn is_space(byte: u8) -> bool {
    matches!(byte, b'\t'..=b'\r' | 0x1C..=0x1F | b' ')
}

/// The parts of a text that is no longer than a line, up to so many of them and the rest.
pub fn split_few(vm: &mut Vm, text: Object, separator: Separator, most: usize, back: bool) -> Option<Object> {
    let mut line = Line::new_const();
    line.try_push_str(vm.heap.text(text)).ok().filter(|()| vm.heap.is_ascii(text))?;
    let mut rest = line.as_str();
    let mut parts = Parts::new();
    match separator {
        Separator::Byte(byte) if back => {
            while parts.len() < most
                && let Some(at) = rest.bytes().rposition(|other| other == byte)
            {
                parts.push(vm.heap.ascii(&rest[at + 1..]));
                rest = &rest[..at];
            }
            parts.push(vm.heap.ascii(rest));
            parts.reverse();
        }
        Separator::Byte(byte) => {
            while parts.len() < most
                && let Some(at) = rest.bytes().position(|other| other == byte)
            {
                parts.push(vm.heap.ascii(&rest[..at]));
                rest = &rest[at + 1..];
            }
            parts.push(vm.heap.ascii(rest));
        }
        Separator::Space => return None,
    }
    Some(vm.heap.list(parts.to_vec()))
}

/// All parts of a text.
pub fn split(vm: &mut Vm, text: Object, separator: Separator) -> Option<Object> {
    // The text lies here, and need not be found again for each part.
    let mut page = Page::new_const();
    page.try_push_str(vm.heap.text(text)).ok().filter(|()| vm.heap.is_ascii(text))?;
    let mut rest = page.as_str();
    match separator {
        Separator::Byte(byte) => {
            let mut parts = Vec::with_capacity(rest.bytes().filter(|&other| other == byte).count() + 1);
            while let Some(at) = rest.bytes().position(|other| other == byte) {
                parts.push(vm.heap.ascii(&rest[..at]));
                rest = &rest[at + 1..];
            }
            parts.push(vm.heap.ascii(rest));
            Some(vm.heap.list(parts))
        }
        Separator::Space => {
            let mut parts = Parts::new();
            while let Some(start) = rest.bytes().position(|byte| !is_space(byte)) {
                rest = &rest[start..];
                let end = rest.bytes().position(is_space).unwrap_or(rest.len());
                parts.push(vm.heap.ascii(&rest[..end]));
                rest = &rest[end..];
            }
            Some(vm.heap.list(parts.to_vec()))
        }
    }
}

/// A text without what stands at its ends: white space, or any of some characters.
pub fn strip(vm: &mut Vm, text: Object, chars: Option<Object>, (left, right): (bool, bool)) -> Option<Object> {
    let bytes = vm.heap.text(text).as_bytes();
    if bytes.len() > SHORT || !vm.heap.is_ascii(text) {
        return None;
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
pub fn replace(vm: &mut Vm, text: Object, old: Object, new: Object, most: i64) -> Option<Object> {
    let (whole, old, new) = (vm.heap.text(text), vm.heap.text(old), vm.heap.text(new));
    let first = *old.as_bytes().first()?;
    let mut result = Line::new();
    if whole.len() > result.capacity() || old.len() > whole.len() {
        return None;
    }
    if let ([old], [new], true) = (old.as_bytes(), new.as_bytes(), most < 0) {
        return Some(replace_byte(vm, text, *old, *new));
    }
    // Whole characters begin where the first byte of one is found.
    let (mut done, mut at, mut left) = (0, 0, most);
    while left != 0
        && let Some(found) = whole.as_bytes()[at..].iter().position(|&byte| byte == first)
    {
        at += found;
        if !whole.as_bytes()[at..].starts_with(old.as_bytes()) {
            at += 1;
            continue;
        }
        result.try_push_str(&whole[done..at]).and_then(|()| result.try_push_str(new)).ok()?;
        at += old.len();
        (done, left) = (at, left - 1);
    }
    if done == 0 {
        return Some(text);
    }
    result.try_push_str(&whole[done..]).ok()?;
    Some(vm.heap.str(&result))
}

/// An ASCII character for another one, in a text that fits a line.
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
    let replaced = ascii_text(line).unwrap_or_else(|| std::str::from_utf8(line).unwrap_or_default());
    let chars = vm.heap.strs[text.index()].chars as usize;
    if chars == 1 { vm.heap.str(replaced) } else { vm.heap.text_of_len(replaced, chars) }
}

/// All lines of a text.
pub fn split_lines(vm: &mut Vm, text: Object, keep: bool) -> Option<Object> {
    let mut page = Page::new_const();
    page.try_push_str(vm.heap.text(text)).ok().filter(|()| vm.heap.is_ascii(text))?;
    let mut lines = Parts::new();
    let mut rest = page.as_str();
    while !rest.is_empty() {
        let end = line_end(rest.as_bytes());
        let after = match &rest.as_bytes()[end..] {
            [b'\r', b'\n', ..] => end + 2,
            tail => end + tail.len().min(1),
        };
        lines.push(vm.heap.ascii(&rest[..if keep { after } else { end }]));
        rest = &rest[after..];
    }
    Some(vm.heap.list(lines.to_vec()))
}

/// Where the first line of an ASCII text ends.
fn line_end(bytes: &[u8]) -> usize {
    const fn ends(byte: u8) -> bool {
        matches!(byte, b'\n'..=b'\r' | 0x1C..=0x1E)
    }
    // Sixteen bytes that are no end are passed at once.
    let (chunks, _) = bytes.as_chunks::<16>();
    let passed = 16 * chunks.iter().take_while(|chunk| !chunk.iter().fold(false, |any, &byte| any | ends(byte))).count();
    bytes[passed..].iter().position(|&byte| ends(byte)).map_or(bytes.len(), |at| passed + at)
}

/// A text with a margin on one side or both.
pub fn pad(vm: &mut Vm, text: Object, side: Side, width: i64, fill: char) -> Option<Object> {
    let chars = vm.heap.strs[text.index()].chars as usize;
    let (left, right) = str_pad::margins(chars, side, width);
    if left + right == 0 {
        return Some(text);
    }
    let whole = vm.heap.text(text);
    let mut padded = Short::new();
    if left + right > padded.capacity() || whole.len() > padded.capacity() {
        return None;
    }
    for _ in 0..left {
        padded.try_push(fill).ok()?;
    }
    padded.try_push_str(whole).ok()?;
    for _ in 0..right {
        padded.try_push(fill).ok()?;
    }
    Some(if padded.len() == 1 { vm.heap.short(&padded) } else { vm.heap.text_of_len(&padded, chars + left + right) })
}

/// A text with zeros before it, after its sign.
pub fn zfill(vm: &mut Vm, text: Object, width: i64) -> Option<Object> {
    let chars = vm.heap.strs[text.index()].chars as usize;
    let zeros = usize::try_from(width).unwrap_or(0).saturating_sub(chars);
    if zeros == 0 {
        return Some(text);
    }
    let whole = vm.heap.text(text);
    let (sign, digits) = whole.split_at(usize::from(whole.starts_with(['+', '-'])));
    let mut filled = Short::new();
    filled.try_push_str(sign).ok()?;
    for _ in 0..zeros.min(filled.capacity() + 1) {
        filled.try_push('0').ok()?;
    }
    filled.try_push_str(digits).ok()?;
    Some(vm.heap.short(&filled))
}

/// An ASCII text from back to front, if it is no longer than a line.
pub fn reversed(vm: &mut Vm, text: Object) -> Option<Object> {
    let whole = vm.heap.text(text).as_bytes();
    let mut line = [0; 256];
    let line = line.get_mut(..whole.len()).filter(|_| vm.heap.is_ascii(text))?;
    line.copy_from_slice(whole);
    line.reverse();
    Some(vm.heap.ascii(ascii_text(line).unwrap_or_default()))
}
