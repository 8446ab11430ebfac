//! Lone surrogates inside a Rust `str`: U+D800+k is kept as the private-use U+10F000+k.
//! The 2,048 private code points are thereby lost to the guest, which sees surrogates in their place.

const FIRST: u32 = 0xD800;
const LAST: u32 = 0xDFFF;
const STAND_IN: u32 = 0x10_F000;
const LAST_STAND_IN: u32 = STAND_IN + (LAST - FIRST);

/// The character that stands for a Python code point (`chr`); `None` past U+10FFFF.
pub fn char_of(code: u32) -> Option<char> {
    match code {
        FIRST..=LAST => char::from_u32(code - FIRST + STAND_IN),
        _ => char::from_u32(code),
    }
}

/// The Python code point that a character stands for (`ord`).
#[inline]
pub fn code_of(c: char) -> u32 {
    let code = u32::from(c);
    if !(STAND_IN..=LAST_STAND_IN).contains(&code) { code } else { code - STAND_IN + FIRST }
}

#[inline]
pub fn is_surrogate(c: char) -> bool {
    (STAND_IN..=LAST_STAND_IN).contains(&u32::from(c))
}

/// Whether a text holds a lone surrogate, and so is not valid Unicode.
pub fn has_surrogate(text: &str) -> bool {
    find_surrogate(text).is_some()
}

/// The byte offset of the first lone surrogate.
pub fn find_surrogate(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    // A stand-in is F4 8F then 80..9F: only the lead byte F4 need be looked for.
    memchr::memchr_iter(0xF4, bytes).find(|&at| bytes[at + 1] == 0x8F && bytes[at + 2] < 0xA0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_both_ways() {
        for code in [0x41, 0xD7FF, 0xD800, 0xDC80, 0xDFFF, 0xE000, 0x10FFFF] {
            assert_eq!(char_of(code).map(code_of), Some(code));
        }
        assert_eq!(char_of(0x11_0000), None);
    }

    #[test]
    fn finds_the_first() {
        let text = format!("é\u{10FFFF}{}", char_of(0xDFFF).unwrap());
        assert_eq!(find_surrogate(&text), Some(6));
        assert!(!has_surrogate("\u{10F800}\u{10EFFF}"));
    }
}
