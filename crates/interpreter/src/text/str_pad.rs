//! `center`, `ljust`, `rjust`, `zfill`, `expandtabs`, `translate` and repetition over `str`.
//! Results beyond the caller's `size` in bytes are refused before they are made.

use super::TextError;
use super::str_index::Text;
use crate::pace;

/// Spaces that are appended at once.
const BLANK: &str = "                                                                ";

/// Where the text goes in the width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Left,
    Right,
    Center,
}

/// What a character is translated to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Translation {
    Keep,
    Delete,
    Char(char),
    Text(String),
}

/// `ljust`, `rjust` and `center`; `None` if the text is wide enough.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn pad(text: Text, side: Side, width: i64, fill: char, size: usize) -> Result<Option<String>, TextError> {
    let (left, right) = margins(text.length(), side, width);
    if left + right == 0 {
        return Ok(None);
    }
    let total = (left + right).saturating_mul(fill.len_utf8()).saturating_add(text.str.len());
    if total > size {
        return Err(TextError::memory());
    }
    let mut out = String::with_capacity(total);
    out.extend(pace::items(std::iter::repeat_n(fill, left)));
    pace::append(&mut out, text.str);
    out.extend(pace::items(std::iter::repeat_n(fill, right)));
    Ok(Some(out))
}

/// `text.zfill(width)`: zeros after the sign; `None` if the text is wide enough.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn zfill(text: Text, width: i64, size: usize) -> Result<Option<String>, TextError> {
    let mut padded = pad(text, Side::Right, width, '0', size)?;
    if let (Some(out), Some(sign @ ('+' | '-'))) = (&mut padded, text.str.chars().next()) {
        // Half of it is no text: the cell must stop.
        let Some(at) = out.len().checked_sub(text.str.len()).filter(|_| !pace::halted()) else { return Ok(padded) };
        out.replace_range(at..=at, "0");
        out.replace_range(..1, sign.encode_utf8(&mut [0; 4]));
    }
    Ok(padded)
}

/// `text.expandtabs(tab)`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn expand_tabs(text: &str, tab: i64, size: usize) -> Result<String, TextError> {
    let tab = usize::try_from(tab).unwrap_or(0);
    let mut out = String::with_capacity(text.len());
    let mut column = 0usize;
    for (_, piece) in pace::pieces(text) {
        let mut rest = piece;
        while let Some(at) = memchr::memchr3(b'\t', b'\n', b'\r', rest.as_bytes()) {
            let (run, sign) = (&rest[..at], &rest[at..=at]);
            out.push_str(run);
            rest = &rest[at + 1..];
            if sign != "\t" {
                out.push_str(sign);
                column = 0;
                continue;
            }
            column += run.chars().count();
            let spaces = if tab == 0 { 0 } else { tab - column % tab };
            if spaces > size.saturating_sub(out.len()) {
                return Err(TextError::memory());
            }
            let mut left = spaces;
            while left > 0 {
                let part = left.min(BLANK.len());
                if pace::halted_after_bytes(part) {
                    return Ok(out);
                }
                out.push_str(&BLANK[..part]);
                left -= part;
            }
            column += spaces;
        }
        out.push_str(rest);
        column += rest.chars().count();
    }
    Ok(out)
}

/// `text * times`.
///
/// # Errors
/// `MemoryError` past `size` bytes.
pub fn repeat(text: &str, times: i64, size: usize) -> Result<String, TextError> {
    let times = usize::try_from(times).unwrap_or(0);
    if text.len().saturating_mul(times) > size {
        return Err(TextError::memory());
    }
    Ok(pace::repeat_text(text, times))
}

/// `text.translate(…)`: `translation` looks a character up; each is asked for once.
///
/// # Errors
/// Those of `translation`, and a `MemoryError` past `size` bytes.
pub fn translate<E: From<TextError>>(
    text: &str,
    size: usize,
    mut translation: impl FnMut(char) -> Result<Translation, E>,
) -> Result<String, E> {
    let mut out = String::with_capacity(text.len());
    // CPython asks for each ASCII character once; so do we, which also is faster.
    let mut known: [Option<Translation>; 128] = [const { None }; 128];
    for c in text.chars() {
        let fresh;
        let found = match known.get_mut(c as usize) {
            Some(slot) => match slot {
                Some(found) => found,
                None => slot.insert(translation(c)?),
            },
            None => {
                fresh = translation(c)?;
                &fresh
            }
        };
        match found {
            Translation::Keep => out.push(c),
            Translation::Delete => {}
            Translation::Char(new) => out.push(*new),
            Translation::Text(new) => out.push_str(new),
        }
        if out.len() > size {
            return Err(TextError::memory().into());
        }
    }
    Ok(out)
}

/// The padding on both sides of `length` characters in `width`.
pub fn margins(length: usize, side: Side, width: i64) -> (usize, usize) {
    let width = usize::try_from(width).unwrap_or(0);
    let padding = width.saturating_sub(length);
    match side {
        Side::Left => (0, padding),
        Side::Right => (padding, 0),
        Side::Center => {
            // An odd margin leans left or right by the parity of the width.
            let left = padding / 2 + (padding & width & 1);
            (left, padding - left)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pads() {
        let pad = |text, side, width| pad(Text::new(text), side, width, '*', 100).unwrap();
        assert_eq!(pad("é", Side::Center, 4).as_deref(), Some("*é**"));
        assert_eq!(pad("éa", Side::Center, 5).as_deref(), Some("**éa*"));
        assert_eq!(pad("ab", Side::Left, -1), None);
        let zfill = |text, width| zfill(Text::new(text), width, 100).unwrap();
        assert_eq!(zfill("-1", 5).as_deref(), Some("-0001"));
        assert_eq!(zfill("+é", 4).as_deref(), Some("+00é"));
        assert_eq!(zfill("", 2).as_deref(), Some("00"));
        assert!(super::pad(Text::new("a"), Side::Left, i64::MAX, 'é', 100).is_err());
    }

    #[test]
    fn expands_tabs() {
        assert_eq!(expand_tabs("a\tb\n\té\t|", 4, 100).as_deref(), Ok("a   b\n    é   |"));
        assert_eq!(expand_tabs("a\tb", 0, 100).as_deref(), Ok("ab"));
        assert!(expand_tabs("\t", i64::MAX, 100).is_err());
    }

    #[test]
    fn translates() {
        let mut asked = 0;
        let text = translate("abab", 100, |c| {
            asked += 1;
            Ok::<_, TextError>(if c == 'a' { Translation::Text("xy".to_owned()) } else { Translation::Delete })
        });
        assert_eq!((text.as_deref(), asked), (Ok("xyxy"), 2));
    }
}
