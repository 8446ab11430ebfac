//! Names of hosts beyond ASCII (RFC 3490): their labels prepared (RFC 3491), and written in ASCII.

use super::quote::repr_str;
use super::str_case::casefold;
use super::{punycode, unicode};
use unicode_normalization::UnicodeNormalization;

/// What a label begins with that stands for another.
pub const PREFIX: &str = "xn--";
/// The length from which a label is too long.
const TOO_LONG: usize = 64;

/// A label in ASCII.
///
/// # Errors
/// What is wrong with it.
pub fn to_ascii(label: &str) -> Result<Vec<u8>, String> {
    if label.is_ascii() {
        return fitting(label.as_bytes().to_vec());
    }
    let prepared = prepared(label)?;
    if prepared.is_ascii() {
        return fitting(prepared.into_bytes());
    }
    if prepared.starts_with(PREFIX) {
        return Err("Label starts with ACE prefix".to_owned());
    }
    let mut made = PREFIX.as_bytes().to_vec();
    made.extend(punycode::encode(&prepared).unwrap_or_default());
    fitting(made)
}

fn fitting(label: Vec<u8>) -> Result<Vec<u8>, String> {
    if (1..TOO_LONG).contains(&label.len()) { Ok(label) } else { Err("label empty or too long".to_owned()) }
}

/// Checks a name that is ASCII already. Its last label may be empty.
///
/// # Errors
/// What is wrong with it.
pub fn check_ascii(name: &str) -> Result<(), &'static str> {
    let mut labels = name.rsplit('.');
    if labels.next().is_some_and(|last| last.len() >= TOO_LONG) {
        // What is wrong with an earlier one is said first.
        return Err(if labels.all(|label| (1..TOO_LONG).contains(&label.len())) { "label too long" } else { "label empty or too long" });
    }
    if labels.all(|label| (1..TOO_LONG).contains(&label.len())) { Ok(()) } else { Err("label empty or too long") }
}

/// What is not seen goes, letters become small ones, and what only looks different becomes the same.
fn prepared(label: &str) -> Result<String, String> {
    let kept: String = label.chars().filter(|&c| !is_unseen(c)).collect();
    let small = |text: &str| casefold(text).nfkc().collect::<String>();
    let folded = small(&small(&kept));
    let is_forbidden = |c: char| !c.is_ascii() && matches!(unicode::category(c), "Zs" | "Zl" | "Zp" | "Cc" | "Cf" | "Co" | "Cs");
    if let Some(c) = folded.chars().find(|&c| is_forbidden(c)) {
        return Err(format!("Invalid character {}", repr_str(c.encode_utf8(&mut [0; 4]))));
    }
    let runs_left = |c: char| matches!(unicode::bidirectional(c), "R" | "AL");
    if folded.chars().any(runs_left) {
        if folded.chars().any(|c| unicode::bidirectional(c) == "L") {
            return Err("Violation of BIDI requirement 2".to_owned());
        }
        if !folded.starts_with(runs_left) || !folded.ends_with(runs_left) {
            return Err("Violation of BIDI requirement 3".to_owned());
        }
    }
    Ok(folded)
}

fn is_unseen(c: char) -> bool {
    matches!(
        c,
        '\u{AD}' | '\u{34F}' | '\u{1806}' | '\u{180B}'..='\u{180D}' | '\u{200B}'..='\u{200D}' | '\u{2060}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_labels_in_ascii() {
        assert_eq!(to_ascii("bücher").unwrap(), b"xn--bcher-kva");
        assert_eq!(to_ascii("Straße").unwrap(), b"strasse");
        assert_eq!(to_ascii(&"a".repeat(64)).unwrap_err(), "label empty or too long");
        assert_eq!(check_ascii("a.b."), Ok(()));
        assert_eq!(check_ascii("a..b"), Err("label empty or too long"));
    }
}
