//! The case of strings: `lower`, `upper`, `title`, `capitalize`, `swapcase` and `casefold`.
//! One character can become three; the result is never more than three times as long.

use super::unicode::{self, Case, push_case};
use crate::pace;

pub fn lower(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, lower_ascii);
    }
    in_runs(text, str::make_ascii_lowercase, |out, at, c| push_lower(out, text, at, c))
}

pub fn upper(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, upper_ascii);
    }
    in_runs(text, str::make_ascii_uppercase, |out, _, c| push_case(out, c, Case::Upper))
}

pub fn casefold(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, lower_ascii);
    }
    in_runs(text, str::make_ascii_lowercase, |out, _, c| push_case(out, c, Case::Fold))
}

/// The first character in title case, the others in lower case.
pub fn capitalize(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in characters(text) {
        if at == 0 {
            push_case(&mut out, c, Case::Title);
        } else {
            push_lower(&mut out, text, at, c);
        }
    }
    out
}

/// `lower()` of ASCII text, into as much room.
pub fn lower_ascii(from: &[u8], to: &mut [u8]) {
    map_bytes(from, to, |byte| byte.to_ascii_lowercase());
}

pub fn upper_ascii(from: &[u8], to: &mut [u8]) {
    map_bytes(from, to, |byte| byte.to_ascii_uppercase());
}

/// Sixteen bytes at once, whatever the profile says about how long most texts are.
#[inline(always)]
fn map_bytes(from: &[u8], to: &mut [u8], map: impl Fn(u8) -> u8 + Copy) {
    let ((from, last), (to, last_to)) = (from.as_chunks::<16>(), to.as_chunks_mut());
    to.iter_mut().zip(from).for_each(|(to, from)| *to = from.map(map));
    last_to.iter_mut().zip(last).for_each(|(to, &from)| *to = map(from));
}

pub fn capitalize_ascii(from: &[u8], to: &mut [u8]) {
    lower_ascii(from, to);
    if let Some(first) = to.first_mut() {
        first.make_ascii_uppercase();
    }
}

pub fn title_ascii(from: &[u8], to: &mut [u8]) {
    lower_ascii(from, to);
    let mut inside = false;
    for letter in to {
        let is_letter = letter.is_ascii_lowercase();
        if is_letter && !inside {
            letter.make_ascii_uppercase();
        }
        inside = is_letter;
    }
}

/// Each word in title case: a word starts wherever a cased letter follows one that is not.
pub fn title(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut in_word = false;
    for (at, c) in characters(text) {
        if in_word {
            push_lower(&mut out, text, at, c);
        } else {
            push_case(&mut out, c, Case::Title);
        }
        in_word = unicode::is_cased(c);
    }
    out
}

pub fn swapcase(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for (at, c) in characters(text) {
        if unicode::is_upper(c) {
            push_lower(&mut out, text, at, c);
        } else if unicode::is_lower(c) {
            push_case(&mut out, c, Case::Upper);
        } else {
            out.push(c);
        }
    }
    out
}

/// Maps what is ASCII in one go, and each other character, with its place, by itself.
fn in_runs(text: &str, ascii: fn(&mut str), other: impl Fn(&mut String, usize, char)) -> String {
    let mut out = String::with_capacity(text.len());
    for (start, piece) in pace::pieces(text) {
        let mut chars = piece.chars();
        while !chars.as_str().is_empty() {
            let rest = chars.as_str();
            let run = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
            let done = out.len();
            out.push_str(&rest[..run]);
            ascii(&mut out[done..]);
            chars = rest[run..].chars();
            if let Some(c) = chars.next() {
                other(&mut out, start + piece.len() - rest.len() + run, c);
            }
        }
    }
    out
}

fn in_pieces(text: &str, map: fn(&[u8], &mut [u8])) -> String {
    let mut out = Vec::with_capacity(text.len());
    for (at, piece) in pace::pieces(text) {
        out.resize(at + piece.len(), 0);
        map(piece.as_bytes(), &mut out[at..]);
    }
    String::from_utf8(out).unwrap_or_default()
}

fn characters(text: &str) -> impl Iterator<Item = (usize, char)> {
    pace::pieces(text).flat_map(|(start, piece)| piece.char_indices().map(move |(at, c)| (start + at, c)))
}

/// Appends the lower case of `c`, which stands at `at`: a capital sigma depends on its neighbours.
fn push_lower(out: &mut String, text: &str, at: usize, c: char) {
    if c != 'Σ' {
        return push_case(out, c, Case::Lower);
    }
    let before = text[..at].chars().rev().find(|&c| !unicode::is_case_ignorable(c));
    let after = text[at..].chars().skip(1).find(|&c| !unicode::is_case_ignorable(c));
    let last = before.is_some_and(unicode::is_cased) && !after.is_some_and(unicode::is_cased);
    out.push(if last { 'ς' } else { 'σ' });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps() {
        assert_eq!(lower("ΑΣ ΣΑ İ"), "ας σα i\u{307}");
        assert_eq!(upper("straße"), "STRASSE");
        assert_eq!(casefold("Straße"), "strasse");
        assert_eq!(capitalize("ǆABC"), "ǅabc");
        assert_eq!(title("they're bill's ΣΑΣ"), "They'Re Bill'S Σας");
        assert_eq!(swapcase("aBß"), "AbSS");
    }
}
