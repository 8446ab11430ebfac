//! Sets and escapes: what stands for one character, and the anchors that are written as escapes.

use super::class::{Category, ClassSet, Kind};
use super::error::RegexError;
use super::parse::Parser;
use super::source::Token;
use super::syntax::{Anchor, Node};
use crate::text::quote;
use crate::text::surrogate;
use crate::text::unicode;

/// An element of a set.
enum Element {
    Code(u32),
    Category(Category),
}

/// As many are told of one pattern.
const MOST_WARNINGS: usize = 100;

/// The operation of sets that a doubled character may stand for one day.
fn operation(c: char) -> Option<&'static str> {
    Some(match c {
        '-' => "set difference",
        '&' => "set intersection",
        '~' => "set symmetric difference",
        '|' => "set union",
        _ => return None,
    })
}

/// The category that a letter names.
pub fn category(c: char, unicode: bool) -> Option<Category> {
    let kind = match c.to_ascii_lowercase() {
        'd' => Kind::Digit,
        's' => Kind::Space,
        'w' => Kind::Word,
        _ => return None,
    };
    Some(Category { kind, negated: c.is_ascii_uppercase(), unicode })
}

impl Parser {
    /// A set, from behind its opening bracket.
    pub fn set(&mut self, flags: u32) -> Result<Node, RegexError> {
        let here = self.source.tell() - 1;
        if self.source.peek() == Some(Token::Char('[')) {
            self.warn("nested set", self.source.tell());
        }
        let mut set = ClassSet { negated: self.source.take('^')?, ..ClassSet::default() };
        let mut empty = true;
        loop {
            let Some(token) = self.source.get()? else {
                return Err(self.unterminated(here));
            };
            if token == Token::Char(']') && !empty {
                break;
            }
            if let Token::Char(c) = token
                && !empty
                && self.source.peek() == Some(token)
                && let Some(operation) = operation(c)
            {
                self.warn(operation, self.source.tell() - 1);
            }
            empty = false;
            let low = self.element(token, flags)?;
            if !self.source.take('-')? {
                add(&mut set, low);
                continue;
            }
            let Some(end) = self.source.get()? else {
                return Err(self.unterminated(here));
            };
            if end == Token::Char(']') {
                add(&mut set, low);
                add(&mut set, Element::Code(u32::from('-')));
                break;
            }
            if end == Token::Char('-') {
                self.warn("set difference", self.source.tell() - 2);
            }
            match (low, self.element(end, flags)?) {
                (Element::Code(low), Element::Code(high)) if low <= high => set.ranges.push((low, high)),
                _ => {
                    let message = format!("bad character range {token}-{end}");
                    return Err(self.source.error(message, token.length() + 1 + end.length()));
                }
            }
        }
        let single = match (&set.ranges[..], set.categories.is_empty(), set.negated) {
            (&[(low, high)], true, false) if low == high => surrogate::char_of(low),
            _ => None,
        };
        Ok(match single {
            Some(c) => self.literal(c, flags),
            None => Node::Class(Box::new(set.folded(self.fold(flags)))),
        })
    }

    /// What may be meant otherwise in a later Python.
    fn warn(&mut self, what: &str, position: usize) {
        if self.warnings.len() < MOST_WARNINGS {
            self.warnings.push(format!("Possible {what} at position {position}"));
        }
    }

    fn unterminated(&self, here: usize) -> RegexError {
        self.source.error("unterminated character set", self.source.tell() - here)
    }

    fn element(&mut self, token: Token, flags: u32) -> Result<Element, RegexError> {
        let c = match token {
            Token::Char(c) => return Ok(Element::Code(surrogate::code_of(c))),
            Token::Escape(c) => c,
        };
        if c == 'b' {
            return Ok(Element::Code(8));
        }
        if let Some(code) = control(c) {
            return Ok(Element::Code(code));
        }
        if let Some(category) = self.category(c, flags) {
            return Ok(Element::Category(category));
        }
        if let Some(code) = self.numbered(c)? {
            return Ok(Element::Code(code));
        }
        if matches!(c, '0'..='7') {
            let digits = format!("{c}{}", self.source.take_while(2, |c| matches!(c, '0'..='7'))?);
            return self.octal(&digits).map(Element::Code);
        }
        self.plain(c).map(Element::Code)
    }

    /// An escape outside of a set.
    pub fn escape(&mut self, c: char, flags: u32) -> Result<Node, RegexError> {
        let unicode = self.is_unicode(flags);
        let anchor = match c {
            'A' => Some(Anchor::Start),
            'Z' => Some(Anchor::End),
            'b' => Some(Anchor::Boundary { unicode }),
            'B' => Some(Anchor::NotBoundary { unicode }),
            _ => None,
        };
        if let Some(anchor) = anchor {
            return Ok(Node::Anchor(anchor));
        }
        if let Some(category) = self.category(c, flags) {
            let set = ClassSet { categories: vec![category], ..ClassSet::default() };
            return Ok(Node::Class(Box::new(set.folded(self.fold(flags)))));
        }
        let code = if let Some(code) = control(c) {
            code
        } else if let Some(code) = self.numbered(c)? {
            code
        } else if c == '0' {
            let digits = self.source.take_while(2, |c| matches!(c, '0'..='7'))?;
            u32::from_str_radix(&digits, 8).unwrap_or(0)
        } else if c.is_ascii_digit() {
            let mut digits = String::from(c);
            digits.push_str(&self.source.take_while(1, |c| c.is_ascii_digit())?);
            let octal = |c: char| matches!(c, '0'..='7');
            if digits.len() == 2 && digits.chars().all(octal) && self.source.peek_char().is_some_and(octal) {
                digits.push_str(&self.source.take_while(1, octal)?);
                self.octal(&digits)?
            } else {
                return self.reference(&digits, flags);
            }
        } else {
            self.plain(c)?
        };
        match surrogate::char_of(code) {
            Some(c) => Ok(self.literal(c, flags)),
            None => Err(self.source.error(format!("bad escape \\{c}"), 2)),
        }
    }

    /// `\1`: what a group has matched.
    fn reference(&mut self, digits: &str, flags: u32) -> Result<Node, RegexError> {
        let group: usize = digits.parse().unwrap_or(usize::MAX);
        if group >= self.widths.len() {
            let message = format!("invalid group reference {group}");
            return Err(self.source.error(message, digits.len()));
        }
        let Some(width) = self.widths[group] else {
            return Err(self.source.error("cannot refer to an open group", digits.len() + 1));
        };
        self.check_lookbehind(group)?;
        Ok(Node::Reference { group, fold: self.fold(flags), width })
    }

    /// `\x`, `\u`, `\U` and `\N`, the last three in text only.
    fn numbered(&mut self, c: char) -> Result<Option<u32>, RegexError> {
        let length = match c {
            'x' => 2,
            'u' if self.source.text => 4,
            'U' if self.source.text => 8,
            'N' if self.source.text => return self.named_char().map(Some),
            _ => return Ok(None),
        };
        let digits = self.source.take_while(length, |c| c.is_ascii_hexdigit())?;
        let back = digits.len() + 2;
        if digits.len() != length {
            return Err(self.source.error(format!("incomplete escape \\{c}{digits}"), back));
        }
        match u32::from_str_radix(&digits, 16) {
            Ok(code) if code < 0x11_0000 => Ok(Some(code)),
            _ => Err(self.source.error(format!("bad escape \\{c}{digits}"), back)),
        }
    }

    /// `\N{name}`
    fn named_char(&mut self) -> Result<u32, RegexError> {
        if !self.source.take('{')? {
            return Err(self.source.error("missing {", 0));
        }
        let name = self.source.take_until('}', "character name")?;
        unicode::by_name(&name).map(u32::from).ok_or_else(|| {
            let message = format!("undefined character name {}", quote::repr_str(&name));
            self.source.error(message, name.chars().count() + 4)
        })
    }

    fn octal(&self, digits: &str) -> Result<u32, RegexError> {
        match u32::from_str_radix(digits, 8) {
            Ok(code) if code <= 0o377 => Ok(code),
            _ => {
                let message = format!("octal escape value \\{digits} outside of range 0-0o377");
                Err(self.source.error(message, digits.len() + 1))
            }
        }
    }

    /// An escape that stands for its own character: not for a letter or a digit.
    fn plain(&self, c: char) -> Result<u32, RegexError> {
        if c.is_ascii_alphanumeric() {
            return Err(self.source.error(format!("bad escape \\{c}"), 2));
        }
        Ok(surrogate::code_of(c))
    }
}

/// The control characters that have a letter.
pub fn control(c: char) -> Option<u32> {
    Some(match c {
        'a' => 7,
        'f' => 12,
        'n' => 10,
        'r' => 13,
        't' => 9,
        'v' => 11,
        '\\' => 92,
        _ => return None,
    })
}

fn add(set: &mut ClassSet, element: Element) {
    match element {
        Element::Code(code) => set.ranges.push((code, code)),
        Element::Category(category) => set.categories.push(category),
    }
}
