//! Decoding string literals where ruff's value is not enough: lone surrogates and carriage returns.
//! A surrogate becomes the private code point `U+10F000 + (surrogate - 0xD800)`.

use ruff_text_size::TextRange;

/// Code point of the private character that stands for the surrogate `U+D800`.
const SURROGATES: u32 = 0x10_F000;

/// What kind of text a piece of source is.
#[derive(Clone, Copy)]
pub struct Literal {
    pub raw: bool,
    /// Part of an f-string: `{{` and `}}` stand for one brace.
    pub formatted: bool,
}

/// The value of a literal's content; `decoded` is ruff's value, which is right unless the content has something special.
pub fn decode(source: &str, content: TextRange, decoded: &str, literal: Literal) -> String {
    let content = source.get(content.start().to_usize()..content.end().to_usize()).unwrap_or("");
    let special = content.contains('\r') || decoded.contains('\u{FFFD}') && content.contains('\\');
    if !special {
        return decoded.to_owned();
    }
    // Newlines are `\n` in Python, whatever the file has.
    let content = content.replace("\r\n", "\n").replace('\r', "\n");
    if literal.raw && !literal.formatted { content } else { unescape(&content, literal) }
}

fn unescape(content: &str, literal: Literal) -> String {
    let mut text = String::with_capacity(content.len());
    let mut chars = content.char_indices().peekable();
    while let Some((at, character)) = chars.next() {
        let rest = &content[at + character.len_utf8()..];
        if literal.formatted && matches!(character, '{' | '}') && rest.starts_with(character) {
            chars.next();
        }
        if character != '\\' || literal.raw {
            text.push(character);
            continue;
        }
        let Some((value, length)) = escape(rest) else {
            text.push(character);
            continue;
        };
        text.extend(value);
        while chars.next_if(|&(next, _)| next < at + 1 + length).is_some() {}
    }
    text
}

/// The character an escape stands for (none for a line continuation) and the length of what follows the backslash.
fn escape(rest: &str) -> Option<(Option<char>, usize)> {
    let first = rest.chars().next()?;
    let simple = |character| Some((Some(character), 1));
    match first {
        '\n' => Some((None, 1)),
        '\\' | '\'' | '"' => simple(first),
        'a' => simple('\x07'),
        'b' => simple('\x08'),
        'f' => simple('\x0c'),
        'n' => simple('\n'),
        'r' => simple('\r'),
        't' => simple('\t'),
        'v' => simple('\x0b'),
        '0'..='7' => {
            let length = rest.bytes().take(3).take_while(|byte| matches!(byte, b'0'..=b'7')).count();
            let number = u32::from_str_radix(&rest[..length], 8).ok()?;
            Some((char::from_u32(number), length))
        }
        'x' => hexadecimal(rest, 2),
        'u' => hexadecimal(rest, 4),
        'U' => hexadecimal(rest, 8),
        'N' => {
            let end = rest.find('}')?;
            let character = unicode_names2::character(rest.get(2..end)?)?;
            Some((Some(character), end + 1))
        }
        _ => None,
    }
}

fn hexadecimal(rest: &str, digits: usize) -> Option<(Option<char>, usize)> {
    let number = u32::from_str_radix(rest.get(1..=digits)?, 16).ok()?;
    let number = if (0xD800..0xE000).contains(&number) { number - 0xD800 + SURROGATES } else { number };
    Some((Some(char::from_u32(number)?), digits + 1))
}
