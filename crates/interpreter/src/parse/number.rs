//! Number literals as CPython's tokenizer reads them, to say what is wrong with one.
//! It computes no values.

/// What is wrong, and which bytes (from the literal's start) to point at.
pub struct NumberError {
    pub message: String,
    pub start: usize,
    pub end: usize,
}

/// Reads the literal at the start of `text`; None if there is nothing to complain about.
pub fn number_error(text: &str) -> Option<NumberError> {
    let bytes = text.as_bytes();
    let at = |index: usize| bytes.get(index).copied().unwrap_or(0);
    if at(0) == b'0' {
        let radix = match at(1) | 0x20 {
            b'x' => Some((16, "hexadecimal")),
            b'o' => Some((8, "octal")),
            b'b' => Some((2, "binary")),
            _ => None,
        };
        if let Some((radix, name)) = radix {
            return prefixed(text, radix, name);
        }
    }
    let mut end = match digits(bytes, 0) {
        Ok(end) => end,
        Err(end) => return Some(invalid("decimal", end)),
    };
    let whole = end;
    let mut is_float = false;
    if at(end) == b'.' {
        is_float = true;
        end = match digits(bytes, end + 1) {
            Ok(end) => end,
            Err(end) => return Some(invalid("decimal", end)),
        };
    }
    if at(end) | 0x20 == b'e' {
        let sign = usize::from(matches!(at(end + 1), b'+' | b'-'));
        if at(end + 1 + sign).is_ascii_digit() {
            is_float = true;
            end = match digits(bytes, end + 1 + sign) {
                Ok(end) => end,
                Err(end) => return Some(invalid("decimal", end)),
            };
        } else if sign == 1 {
            return Some(invalid("decimal", end + 2));
        } else if !is_keyword(&text[end..]) {
            return Some(invalid("decimal", end));
        }
    }
    if at(end) | 0x20 == b'j' {
        return follows(text, end + 1).then(|| invalid("imaginary", end + 1));
    }
    if !is_float && at(0) == b'0' {
        let zeros = bytes.iter().take_while(|byte| matches!(byte, b'0' | b'_')).count();
        if zeros < whole {
            let message = "leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers";
            return Some(NumberError { message: message.to_owned(), start: 0, end: zeros });
        }
    }
    follows(text, end).then(|| invalid("decimal", end))
}

fn prefixed(text: &str, radix: u32, name: &str) -> Option<NumberError> {
    let bytes = text.as_bytes();
    let mut end = 2;
    loop {
        let digit = if bytes.get(end) == Some(&b'_') { end + 1 } else { end };
        match bytes.get(digit).copied() {
            Some(byte) if (byte as char).is_digit(radix) => end = digit + 1,
            Some(byte) if byte.is_ascii_digit() => {
                let message = format!("invalid digit '{}' in {name} literal", byte as char);
                return Some(NumberError { message, start: digit, end: digit });
            }
            _ if end == 2 || digit > end => return Some(invalid(name, digit)),
            _ => return follows(text, end).then(|| invalid(name, end)),
        }
    }
}

/// The end of a run of digits with single underscores; Err with the end of a run that an underscore ends.
fn digits(bytes: &[u8], from: usize) -> Result<usize, usize> {
    let mut end = from;
    loop {
        while bytes.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        if bytes.get(end) != Some(&b'_') || end == from {
            return Ok(end);
        }
        if !bytes.get(end + 1).is_some_and(u8::is_ascii_digit) {
            return Err(end + 1);
        }
        end += 1;
    }
}

/// CPython points at the last character of what it could read.
fn invalid(name: &str, end: usize) -> NumberError {
    let last = end.saturating_sub(1);
    NumberError { message: format!("invalid {name} literal"), start: last, end: last }
}

/// Does something that looks like a name follow the number directly?
fn follows(text: &str, end: usize) -> bool {
    let rest = text.get(end..).unwrap_or("");
    rest.starts_with(|character: char| character == '_' || character.is_alphanumeric() || !character.is_ascii()) && !is_keyword(rest)
}

/// Keywords may follow a number without a space (`1if x else 2`).
fn is_keyword(text: &str) -> bool {
    let word = text.find(|character: char| character != '_' && !character.is_alphanumeric()).map_or(text, |end| &text[..end]);
    matches!(word, "and" | "else" | "for" | "if" | "in" | "is" | "not" | "or")
}
