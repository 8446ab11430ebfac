//! Base64 with the standard alphabet and padding, for bytes in JSON.
//!
//! Strict: no whitespace, no missing padding, no stray bits.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Appends the encoding of `bytes`.
pub fn encode(bytes: &[u8], out: &mut String) {
    for chunk in bytes.chunks(3) {
        let word = chunk.iter().fold(0_u32, |word, byte| word << 8 | u32::from(*byte)) << (8 * (3 - chunk.len()));
        for position in 0..4 {
            let index = (word >> (18 - 6 * position)) & 63;
            out.push(if position <= chunk.len() { char::from(ALPHABET[index as usize]) } else { '=' });
        }
    }
}

/// The bytes, or `None` when `text` is not what `encode` writes.
pub fn decode(text: &str) -> Option<Vec<u8>> {
    let text = text.as_bytes();
    if !text.len().is_multiple_of(4) {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let groups = text.len() / 4;
    for (index, group) in text.chunks(4).enumerate() {
        let padding = group.iter().rev().take_while(|byte| **byte == b'=').count();
        if padding > 2 || (padding > 0 && index + 1 != groups) {
            return None;
        }
        let mut word = 0_u32;
        for byte in &group[..4 - padding] {
            let digit = ALPHABET.iter().position(|letter| letter == byte)?;
            word = word << 6 | digit as u32;
        }
        word <<= 6 * padding;
        if word.trailing_zeros() < 8 * padding as u32 {
            return None;
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..4 - padding]);
    }
    Some(bytes)
}
