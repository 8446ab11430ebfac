//! Pieces of text that `repr` and JSON share: lone surrogates, printable characters, floats.
//!
//! It formats single items only and knows nothing of containers.

/// The first stand-in for a lone surrogate, that of `U+D800`.
pub const STAND_IN_FIRST: u32 = 0x10_F000;
/// The last stand-in, that of `U+DFFF`.
pub const STAND_IN_LAST: u32 = STAND_IN_FIRST + 0x7FF;

/// The character that stands for a lone surrogate inside a Rust string, which cannot hold one.
/// `None` when `code` is not a surrogate.
pub fn stand_in(code: u32) -> Option<char> {
    let offset = code.checked_sub(0xD800).filter(|offset| *offset < 0x800)?;
    char::from_u32(STAND_IN_FIRST + offset)
}

/// The lone surrogate a character stands for, if it does.
pub fn surrogate(character: char) -> Option<u32> {
    let code = u32::from(character);
    (STAND_IN_FIRST..=STAND_IN_LAST).contains(&code).then(|| code - STAND_IN_FIRST + 0xD800)
}

/// Whether `str.isprintable` holds, by the standard library's own table.
pub fn is_printable(character: char) -> bool {
    if character.is_ascii() {
        return (' '..='~').contains(&character);
    }
    if surrogate(character).is_some() {
        return false;
    }
    // `str::escape_debug` escapes what is not printable; combining marks only when they come first.
    let mut text = String::from("a");
    text.push(character);
    text.escape_debug().count() == 2
}

/// `repr(float)`.
pub fn float_repr(value: f64) -> String {
    if value.is_nan() {
        return "nan".to_owned();
    }
    if value.is_infinite() {
        return if value > 0.0 { "inf" } else { "-inf" }.to_owned();
    }
    let scientific = format!("{value:e}");
    let (mantissa, exponent) = scientific.split_once('e').unwrap_or((&scientific, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..16).contains(&exponent) {
        let plain = format!("{value}");
        return if plain.contains('.') { plain } else { plain + ".0" };
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{mantissa}e{sign}{:02}", exponent.abs())
}
