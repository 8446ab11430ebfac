//! `split`, `splitlines` and `strip` over `str`. Lazy: pieces are slices of the text.

use super::TextError;
use super::search::{self, Split, SplitBack};
use super::unicode;
use crate::pace;

/// `text.split(separator, most)`.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn split<'a>(text: &'a str, separator: &'a str, most: i64) -> Result<impl Iterator<Item = &'a str>, TextError> {
    let ranges = Split::new(text.as_bytes(), separator.as_bytes(), most)?;
    Ok(ranges.map(|range| &text[range]))
}

/// `text.rsplit(separator, most)`, from the last piece to the first.
///
/// # Errors
/// `ValueError` for an empty separator.
pub fn rsplit<'a>(text: &'a str, separator: &'a str, most: i64) -> Result<impl Iterator<Item = &'a str>, TextError> {
    let ranges = SplitBack::new(text.as_bytes(), separator.as_bytes(), most)?;
    Ok(ranges.map(|range| &text[range]))
}

/// `text.split(None, most)`: at runs of space, with none at the ends.
pub fn split_space(text: &str, most: i64) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let mut left = search::allowed(most);
    std::iter::from_fn(move || {
        rest = trim_start(rest, unicode::is_space);
        if rest.is_empty() {
            return None;
        }
        if left == 0 {
            // The last piece keeps its inner space, and what trails it.
            return Some(std::mem::take(&mut rest));
        }
        left -= 1;
        let (piece, after) = rest.split_at(pace::find(rest, unicode::is_space).unwrap_or(rest.len()));
        rest = after;
        Some(piece)
    })
}

/// `text.rsplit(None, most)`, from the last piece to the first.
pub fn rsplit_space(text: &str, most: i64) -> impl Iterator<Item = &str> {
    let mut rest = text;
    let mut left = search::allowed(most);
    std::iter::from_fn(move || {
        rest = trim_end(rest, unicode::is_space);
        if rest.is_empty() {
            return None;
        }
        if left == 0 {
            return Some(std::mem::take(&mut rest));
        }
        left -= 1;
        let (before, piece) = rest.split_at(trim_end(rest, |c| !unicode::is_space(c)).len());
        rest = before;
        Some(piece)
    })
}

/// `text.splitlines(keep)`: `keep` keeps the line breaks.
pub fn split_lines(text: &str, keep: bool) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = pace::find(rest, unicode::is_line_break).unwrap_or(rest.len());
        let after = match &rest[end..] {
            tail if tail.starts_with("\r\n") => end + 2,
            tail => end + tail.chars().next().map_or(0, char::len_utf8),
        };
        let line = &rest[..if keep { after } else { end }];
        rest = &rest[after..];
        Some(line)
    })
}

/// `text.strip(chars)`, or of space.
pub fn strip<'a>(text: &'a str, chars: Option<&str>) -> &'a str {
    lstrip(rstrip(text, chars), chars)
}

pub fn lstrip<'a>(text: &'a str, chars: Option<&str>) -> &'a str {
    match chars {
        None => trim_start(text, unicode::is_space),
        Some(chars) => trim_start(text, |c| chars.contains(c)),
    }
}

pub fn rstrip<'a>(text: &'a str, chars: Option<&str>) -> &'a str {
    match chars {
        None => trim_end(text, unicode::is_space),
        Some(chars) => trim_end(text, |c| chars.contains(c)),
    }
}

fn trim_start(text: &str, of_kind: impl Fn(char) -> bool) -> &str {
    &text[pace::find(text, |c| !of_kind(c)).unwrap_or(text.len())..]
}

fn trim_end(text: &str, of_kind: impl Fn(char) -> bool) -> &str {
    &text[..pace::find_back(text, |c| !of_kind(c))]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_at_space() {
        assert_eq!(split_space("  a b  c ", -1).collect::<Vec<_>>(), ["a", "b", "c"]);
        assert_eq!(split_space("  a b  c ", 1).collect::<Vec<_>>(), ["a", "b  c "]);
        assert_eq!(rsplit_space("  a b  c ", 1).collect::<Vec<_>>(), ["c", "  a b"]);
        assert_eq!(split_space("\u{2003}é\u{a0}", -1).collect::<Vec<_>>(), ["é"]);
    }

    #[test]
    fn splits_lines() {
        let lines = |text, keep| split_lines(text, keep).collect::<Vec<_>>();
        assert_eq!(lines("a\r\nb\n\nc\u{2028}d", false), ["a", "b", "", "c", "d"]);
        assert_eq!(lines("a\r\nb\r", true), ["a\r\n", "b\r"]);
        assert!(lines("", true).is_empty());
    }

    #[test]
    fn strips() {
        assert_eq!(strip("\u{a0}a \n", None), "a");
        assert_eq!(strip("éaé", Some("éx")), "a");
        assert_eq!(rstrip("aa", Some("a")), "");
    }
}
