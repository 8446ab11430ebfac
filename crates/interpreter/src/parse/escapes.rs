//! Why a string's escapes cannot be decoded, in the words of CPython's `unicodeescape` codec.
//! It looks for the first bad escape of one literal; ruff has already said that there is one.

/// The message for a literal, given with its prefix and quotes.
pub fn decode_error(literal: &str) -> String {
    let prefix = literal.find(['\'', '"']).unwrap_or(0);
    let bytes = literal[..prefix].contains(['b', 'B']);
    let body = &literal[prefix..];
    let quotes = if body.starts_with("'''") || body.starts_with("\"\"\"") { 3 } else { 1 };
    let content = body.get(quotes..body.len().saturating_sub(quotes)).unwrap_or("");
    content_error(content, bytes)
}

/// The message for what stands between quotes, or for a part of it.
pub fn content_error(content: &str, bytes: bool) -> String {
    // CPython rewrites other characters as `\UXXXXXXXX` before it decodes, so they count as ten.
    let mut position = 0;
    let mut chars = content.char_indices().peekable();
    while let Some((at, character)) = chars.next() {
        if character != '\\' {
            position += if character.is_ascii() { 1 } else { 10 };
            continue;
        }
        let Some(&(next, kind)) = chars.peek() else { break };
        let rest = &content[next + kind.len_utf8()..];
        let trouble = match kind {
            'x' if bytes => bad_hexadecimal(rest, 2).map(|_| (0, "")),
            'x' => bad_hexadecimal(rest, 2).map(|length| (length, "truncated \\xXX escape")),
            'u' if !bytes => bad_hexadecimal(rest, 4).map(|length| (length, "truncated \\uXXXX escape")),
            'U' if !bytes => bad_hexadecimal(rest, 8).map(|length| (length, "truncated \\UXXXXXXXX escape")).or_else(|| {
                let number = rest.get(..8).and_then(|digits| u32::from_str_radix(digits, 16).ok())?;
                (number > 0x10_FFFF).then_some((8, "illegal Unicode character"))
            }),
            'N' if !bytes => bad_name(rest),
            _ => None,
        };
        if let Some((length, what)) = trouble {
            if bytes {
                return format!("(value error) invalid \\x escape at position {position}");
            }
            let end = position + 1 + length;
            return format!("(unicode error) 'unicodeescape' codec can't decode bytes in position {position}-{end}: {what}");
        }
        position += 2;
        chars.next();
        let _ = at;
    }
    "(unicode error) 'unicodeescape' codec can't decode bytes".to_owned()
}

/// How many digits there are, if there are too few.
fn bad_hexadecimal(rest: &str, count: usize) -> Option<usize> {
    let digits = rest.bytes().take(count).take_while(u8::is_ascii_hexdigit).count();
    (digits < count).then_some(digits)
}

fn bad_name(rest: &str) -> Option<(usize, &'static str)> {
    let Some(inside) = rest.strip_prefix('{') else { return Some((0, "malformed \\N character escape")) };
    match inside.find('}') {
        None => Some((rest.chars().count(), "malformed \\N character escape")),
        Some(end) if unicode_names2::character(&inside[..end]).is_none() => Some((end + 2, "unknown Unicode character name")),
        Some(_) => None,
    }
}
