//! The case of strings: `lower`, `upper`, `title`, `capitalize`, `swapcase` and `casefold`.
//! One character can become three; the result is never more than three times as long.

use super::unicode::{self, Case, push_case};
use crate::pace;

/// Bytes that are looked at together, and the bits that no ASCII bytes have.
const RUN: usize = 8;
const FOREIGN: u64 = 0x8080_8080_8080_8080;

/// The first byte of the characters from U+00C0 to U+00FF, and these in each case: two bytes for every one of them.
const LATIN_FIRST: u8 = 0xC3;
const LATIN_UPPER: &str = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞSSÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ÷ØÙÚÛÜÝÞŸ";
const LATIN_LOWER: &str = "àáâãäåæçèéêëìíîïðñòóôõö×øùúûüýþßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const LATIN_FOLD: &str = "àáâãäåæçèéêëìíîïðñòóôõö×øùúûüýþssàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";

pub fn lower(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, lower_ascii);
    }
    in_runs(text, str::make_ascii_lowercase, LATIN_LOWER, |out, at, c| push_lower(out, text, at, c))
}

pub fn upper(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, upper_ascii);
    }
    in_runs(text, str::make_ascii_uppercase, LATIN_UPPER, |out, _, c| push_case(out, c, Case::Upper))
}

pub fn casefold(text: &str) -> String {
    if text.is_ascii() {
        return in_pieces(text, lower_ascii);
    }
    in_runs(text, str::make_ascii_lowercase, LATIN_FOLD, |out, _, c| push_case(out, c, Case::Fold))
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

/// Sixteen bytes at once, whatever the profile says about how long most texts are. The last ones overlap those before.
#[inline(always)]
fn map_bytes(from: &[u8], to: &mut [u8], map: impl Fn(u8) -> u8 + Copy) {
    if let (Some(last), Some(last_to)) = (from.last_chunk::<16>(), to.last_chunk_mut::<16>()) {
        *last_to = last.map(map);
        to.as_chunks_mut().0.iter_mut().zip(from.as_chunks::<16>().0).for_each(|(to, from)| *to = from.map(map));
    } else if let (Some(last), Some(last_to)) = (from.last_chunk::<8>(), to.last_chunk_mut::<8>()) {
        *last_to = last.map(map);
        if let (Some(first), Some(first_to)) = (from.first_chunk::<8>(), to.first_chunk_mut::<8>()) {
            *first_to = first.map(map);
        }
    } else {
        to.iter_mut().zip(from).for_each(|(to, &from)| *to = map(from));
    }
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
    for (start, piece) in pace::pieces(text) {
        let mut at = 0;
        while let Some(c) = piece[at..].chars().next() {
            if c.is_ascii() {
                out.push(if in_word { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() });
                in_word = c.is_ascii_alphabetic();
                at += 1;
                continue;
            }
            let uncased = unicode::uncased_run(&piece.as_bytes()[at..]);
            if uncased > 0 {
                // Some of these count as letters of a word all the same.
                out.push_str(&piece[at..at + uncased]);
                in_word = piece[at..at + uncased].chars().next_back().is_some_and(unicode::is_cased);
                at += uncased;
                continue;
            }
            if in_word {
                push_lower(&mut out, text, start + at, c);
            } else {
                push_case(&mut out, c, Case::Title);
            }
            in_word = unicode::is_cased(c);
            at += c.len_utf8();
        }
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

/// Maps what is ASCII in one go, and each other character, with its place, by itself, unless it has no case.
#[inline(always)]
fn in_runs(text: &str, ascii: impl Fn(&mut str), latin: &str, other: impl Fn(&mut String, usize, char)) -> String {
    let mut out = String::with_capacity(text.len() + RUN);
    for (start, piece) in pace::pieces(text) {
        // What is not ASCII yet is looked for in this copy, in which everything stands where it was.
        let mut mapped = piece.to_owned();
        ascii(&mut mapped);
        let (mut done, mut at) = (0, 0);
        while let Some(found) = foreign(&mapped.as_bytes()[at..]) {
            at += found;
            if let &[LATIN_FIRST, second, ..] = &mapped.as_bytes()[at..] {
                let place = usize::from(second & 63) * 2;
                out.push_str(&mapped[done..at]);
                out.push_str(&latin[place..place + 2]);
                at += 2;
                done = at;
                continue;
            }
            let uncased = unicode::uncased_run(&mapped.as_bytes()[at..]);
            at += uncased;
            if uncased == 0
                && let Some(c) = mapped[at..].chars().next()
            {
                if done < at {
                    out.push_str(&mapped[done..at]);
                }
                other(&mut out, start + at, c);
                at += c.len_utf8();
                done = at;
            }
        }
        out.push_str(&mapped[done..]);
    }
    out
}

/// Where the first byte that is not ASCII stands.
#[inline(always)]
fn foreign(bytes: &[u8]) -> Option<usize> {
    let (words, rest) = bytes.as_chunks::<RUN>();
    for (number, word) in words.iter().enumerate() {
        let marks = u64::from_le_bytes(*word) & FOREIGN;
        if marks != 0 {
            return Some(number * RUN + marks.trailing_zeros() as usize / 8);
        }
    }
    let place = rest.iter().position(|byte| !byte.is_ascii())?;
    Some(words.len() * RUN + place)
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
    fn the_latin_letters_are_those_of_the_table() {
        for c in 'À'..='ÿ' {
            for (case, by) in [(Case::Upper, upper as fn(&str) -> String), (Case::Lower, lower), (Case::Fold, casefold)] {
                let mut expected = String::from("x");
                push_case(&mut expected, 'x', case);
                push_case(&mut expected, c, case);
                assert_eq!(format!("x{}", by(&format!("x{c}"))), expected);
            }
        }
    }

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
