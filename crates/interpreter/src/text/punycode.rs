//! Punycode (RFC 3492): a text as ASCII, its other characters behind the last `-` as numbers that say which come next and where.

use crate::pace;
use crate::text::surrogate;

const BASE: u32 = 36;
const FIRST: u32 = 128;

/// How far the threshold of the digit at a place lies.
fn threshold(place: u32, bias: u32) -> u32 {
    (BASE * (place + 1)).saturating_sub(bias).clamp(1, 26)
}

fn adapted(delta: u64, is_first: bool, count: u64) -> u32 {
    let mut delta = if is_first { delta / 700 } else { delta / 2 };
    delta += delta / count;
    let mut divisions = 0;
    while delta > 455 {
        delta /= 35;
        divisions += BASE;
    }
    divisions + (36 * delta / (delta + 38)) as u32
}

/// `None` where the cell must stop.
pub fn encode(text: &str) -> Option<Vec<u8>> {
    let codes: Vec<u32> = text.chars().map(surrogate::code_of).collect();
    let mut out: Vec<u8> = text.bytes().filter(u8::is_ascii).collect();
    let mut done = out.len() as u64;
    if done > 0 {
        out.push(b'-');
    }
    let (mut delta, mut bias, mut is_first, mut at) = (0u64, 72, true, FIRST);
    while let Some(next) = codes.iter().copied().filter(|&code| code >= at).min() {
        delta += u64::from(next - at) * (done + 1);
        for &code in &codes {
            delta += u64::from(code < next);
            if code == next {
                put_number(&mut out, delta, bias);
                done += 1;
                bias = adapted(delta, is_first, done);
                (delta, is_first) = (0, false);
            }
        }
        delta += 1;
        at = next + 1;
        if pace::halted_after(codes.len()) {
            return None;
        }
    }
    Some(out)
}

fn put_number(out: &mut Vec<u8>, mut number: u64, bias: u32) {
    let mut place = 0;
    loop {
        let limit = u64::from(threshold(place, bias));
        let digit = if number < limit { number } else { limit + (number - limit) % (u64::from(BASE) - limit) };
        out.push(b"abcdefghijklmnopqrstuvwxyz0123456789"[digit as usize]);
        if number < limit {
            return;
        }
        number = (number - limit) / (u64::from(BASE) - limit);
        place += 1;
    }
}

/// Puts the characters that `numbers` tell of between those of `base`. Without `is_strict` what is wrong ends them, or is a `?`.
///
/// # Errors
/// What is wrong. An empty one where the cell must stop.
pub fn decode(base: &str, numbers: &str, is_strict: bool) -> Result<String, String> {
    let mut chars: Vec<char> = base.chars().collect();
    let (mut code, mut place, mut bias, mut is_first) = (FIRST, -1i64, 72, true);
    let mut digits = numbers.chars();
    while !digits.as_str().is_empty() {
        let Some(delta) = number(&mut digits, bias, is_strict)? else { break };
        let count = chars.len() as i64 + 1;
        let moved = place.saturating_add(delta as i64).saturating_add(1);
        let over = u32::try_from(moved / count).unwrap_or(u32::MAX);
        code = code.saturating_add(over);
        place = moved % count;
        let c = match surrogate::char_of(code) {
            Some(c) => c,
            None if is_strict => return Err(format!("Invalid character U+{code:x}")),
            None => '?',
        };
        chars.insert(place as usize, c);
        bias = adapted(delta, is_first, chars.len() as u64);
        is_first = false;
        if pace::halted_after(1 + chars.len() / 64) {
            return Err(String::new());
        }
    }
    Ok(chars.into_iter().collect())
}

/// The next number; `None` where it is wrong and that does not matter.
fn number(digits: &mut std::str::Chars, bias: u32, is_strict: bool) -> Result<Option<u64>, String> {
    let (mut result, mut weight, mut place) = (0u64, 1u64, 0);
    loop {
        let wrong = |message: String| if is_strict { Err(message) } else { Ok(None) };
        let Some(c) = digits.next() else { return wrong("incomplete punicode string".to_owned()) };
        let digit = match c {
            'A'..='Z' => c as u32 - 'A' as u32,
            '0'..='9' => c as u32 - '0' as u32 + 26,
            _ => return wrong(format!("Invalid extended code point '{c}'")),
        };
        let limit = threshold(place, bias);
        result = result.saturating_add(u64::from(digit).saturating_mul(weight)).min(1 << 62);
        if digit < limit {
            return Ok(Some(result));
        }
        weight = weight.saturating_mul(u64::from(BASE - limit));
        place = (place + 1).min(1 << 20);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn knows_the_way_there_and_back() {
        for (text, made) in [("bücher", "bcher-kva"), ("日本", "wgv71a"), ("abc", "abc-"), ("a-é-b", "a--b-cpa"), ("", "")] {
            assert_eq!(encode(text).unwrap(), made.as_bytes());
            let (base, numbers) = made.rsplit_once('-').unwrap_or(("", made));
            assert_eq!(decode(base, &numbers.to_uppercase(), true).unwrap(), text);
        }
    }
}
