//! The replacement templates of `re.sub`, and `re.escape`.

use super::analyse::encode;
use super::error::RegexError;
use super::parse_group::{group_number, unknown_name};
use super::parse_set::control;
use super::source::{Source, Token};
use crate::pace;
use crate::text::quote;
use crate::text::str_class;

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Bytes to copy: UTF-8 if the pattern is of text.
    Literal(Vec<u8>),
    /// What a group matched, or nothing if it did not.
    Group(usize),
}

const MAX_GROUPS: usize = 1_073_741_823;

/// Reads a template, up to where the cell must stop; of bytes, each byte is given as the character of that number.
///
/// # Errors
/// `re.error` as CPython's, `IndexError` for a group name that the pattern does not have.
pub fn parse(chars: Vec<char>, text: bool, groups: usize, names: &[(String, usize)]) -> Result<Vec<Part>, RegexError> {
    let mut reader = Reader { source: Source::new(chars, text)?, groups, names, parts: Vec::new() };
    while let Some(token) = reader.source.get()? {
        if pace::halted_in_steps() {
            break;
        }
        match token {
            Token::Char(c) => reader.push(c),
            Token::Escape(c) => reader.escape(c)?,
        }
    }
    Ok(reader.parts)
}

/// `re.escape` of text.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in pace::pieces(text).flat_map(|(_, piece)| piece.chars()) {
        if c.is_ascii() && is_special(c as u8) {
            out.push('\\');
        }
        out.push(c);
    }
    out
}

/// `re.escape` of bytes.
pub fn escape_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(bytes.len());
    for &byte in pace::slices(bytes).flatten() {
        if is_special(byte) {
            out.push(b'\\');
        }
        out.push(byte);
    }
    out
}

fn is_special(byte: u8) -> bool {
    b"()[]{}?*+-|^$\\.&~# \t\n\r\x0b\x0c".contains(&byte)
}

struct Reader<'a> {
    source: Source,
    groups: usize,
    names: &'a [(String, usize)],
    parts: Vec<Part>,
}

impl Reader<'_> {
    fn push(&mut self, c: char) {
        let text = self.source.text;
        if let Some(Part::Literal(bytes)) = self.parts.last_mut() {
            return encode(c, text, bytes);
        }
        let mut bytes = Vec::new();
        encode(c, text, &mut bytes);
        self.parts.push(Part::Literal(bytes));
    }

    fn escape(&mut self, c: char) -> Result<(), RegexError> {
        let octal = |c: char| matches!(c, '0'..='7');
        match c {
            'g' => self.named(),
            '0' => {
                let digits = self.source.take_while(2, octal)?;
                self.push_code(u32::from_str_radix(&digits, 8).unwrap_or(0) & 0xFF);
                Ok(())
            }
            '1'..='9' => {
                let mut digits = String::from(c);
                digits.push_str(&self.source.take_while(1, |c| c.is_ascii_digit())?);
                if digits.len() == 2 && digits.chars().all(octal) && self.source.peek_char().is_some_and(octal) {
                    digits.push_str(&self.source.take_while(1, octal)?);
                    let code = u32::from_str_radix(&digits, 8).unwrap_or(0);
                    if code > 0o377 {
                        let message = format!("octal escape value \\{digits} outside of range 0-0o377");
                        return Err(self.source.error(message, digits.len() + 1));
                    }
                    self.push_code(code);
                    return Ok(());
                }
                let group = digits.parse().unwrap_or(usize::MAX);
                self.group(group, digits.len())
            }
            // In a template, unlike in a pattern, `\b` is a backspace.
            'b' => {
                self.push('\x08');
                Ok(())
            }
            _ => match control(c) {
                Some(code) => {
                    self.push_code(code);
                    Ok(())
                }
                None if c.is_ascii_alphabetic() => Err(self.source.error(format!("bad escape \\{c}"), 2)),
                None => {
                    self.push('\\');
                    self.push(c);
                    Ok(())
                }
            },
        }
    }

    /// `\g<name>` and `\g<number>`
    fn named(&mut self) -> Result<(), RegexError> {
        if !self.source.take('<')? {
            return Err(self.source.error("missing <", 0));
        }
        let name = self.source.take_until('>', "group name")?;
        let back = name.chars().count() + 1;
        if str_class::is_identifier(&name) {
            let found = self.names.iter().find(|(known, _)| *known == name);
            let &(_, group) = found.ok_or_else(|| unknown_name(&name))?;
            return self.group(group, back);
        }
        match group_number(&name) {
            Some(group) if group < MAX_GROUPS => self.group(group, back),
            Some(_) => Err(self.source.error(format!("invalid group reference {name}"), back)),
            None => {
                let message = format!("bad character in group name {}", quote::repr_str(&name));
                Err(self.source.error(message, back))
            }
        }
    }

    fn group(&mut self, group: usize, back: usize) -> Result<(), RegexError> {
        if group > self.groups {
            return Err(self.source.error(format!("invalid group reference {group}"), back));
        }
        self.parts.push(Part::Group(group));
        Ok(())
    }

    fn push_code(&mut self, code: u32) {
        if let Some(c) = char::from_u32(code) {
            self.push(c);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parts(template: &str) -> Result<Vec<Part>, String> {
        let names = [("word".to_owned(), 2)];
        parse(template.chars().collect(), true, 2, &names).map_err(|error| error.text(template))
    }

    #[test]
    fn reads_templates() {
        let literal = |text: &str| Part::Literal(text.as_bytes().to_vec());
        assert_eq!(
            parts(r"a\1é\g<word>\g<0>\n\101").unwrap(),
            [literal("a"), Part::Group(1), literal("é"), Part::Group(2), Part::Group(0), literal("\nA")]
        );
    }

    #[test]
    fn refuses_in_the_words_of_cpython() {
        assert_eq!(parts(r"\3").unwrap_err(), "invalid group reference 3 at position 1");
        assert_eq!(parts(r"x\q").unwrap_err(), "bad escape \\q at position 1");
        assert_eq!(parts(r"\g").unwrap_err(), "missing < at position 2");
        assert_eq!(parts(r"\g<x").unwrap_err(), "missing >, unterminated name at position 3");
        assert_eq!(parts(r"\g<nope>").unwrap_err(), "unknown group name 'nope'");
        assert_eq!(escape("a.b c"), r"a\.b\ c");
    }
}
