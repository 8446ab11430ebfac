//! The pattern language of `re`: from text to a tree. `parse_set.rs` reads sets and escapes,
//! `parse_group.rs` what follows an opening parenthesis.
//! Recurses once per nested group, to a depth that is bounded.

use super::class::{Category, ClassSet};
use super::error::{ErrorKind, RegexError};
use super::source::{Source, Token};
use super::syntax::{Anchor, Fold, Greed, Node, UNBOUNDED, Width, flag};
use crate::text::surrogate;
use crate::text::unicode;

/// CPython gives up at about 500 levels; our frames are larger than its.
const MAX_DEPTH: usize = 100;

/// A pattern that has been read.
#[derive(Debug)]
pub struct Pattern {
    pub node: Node,
    /// The number of groups, not counting the whole match.
    pub groups: usize,
    pub names: Vec<(String, usize)>,
    pub flags: u32,
    /// What is to be warned of.
    pub warnings: Vec<String>,
}

pub(super) struct Parser {
    pub source: Source,
    /// The global flags, to which the pattern itself may add at its start.
    pub flags: u32,
    /// The widths of the groups that are closed; the whole match is never.
    pub widths: Vec<Option<Width>>,
    pub names: Vec<(String, usize)>,
    /// The number of groups when the outermost lookbehind began.
    pub lookbehind: Option<usize>,
    /// Where conditions name groups that may come later.
    pub conditions: Vec<(usize, usize)>,
    pub depth: usize,
    pub warnings: Vec<String>,
}

/// Where a sequence stands: only the very first may set global flags.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Outermost,
    OutermostFirst,
    Inner,
}

/// Reads a pattern; of bytes, each byte is given as the character of that number.
///
/// # Errors
/// As CPython's `re.compile`, but for what only the compiler finds.
pub fn parse(chars: Vec<char>, text: bool, flags: u32) -> Result<Pattern, RegexError> {
    let mut parser = Parser {
        source: Source::new(chars, text)?,
        flags,
        widths: vec![None],
        names: Vec::new(),
        lookbehind: None,
        conditions: Vec::new(),
        depth: 0,
        warnings: Vec::new(),
    };
    let node = parser.alternatives(flags, Place::Outermost)?;
    let flags = fix_flags(text, parser.flags)?;
    if parser.source.peek().is_some() {
        return Err(parser.source.error("unbalanced parenthesis", 0));
    }
    let groups = parser.widths.len();
    for &(group, position) in &parser.conditions {
        if group >= groups {
            return Err(RegexError::at(format!("invalid group reference {group}"), position));
        }
    }
    Ok(Pattern { node, groups: groups - 1, names: parser.names, flags, warnings: parser.warnings })
}

fn fix_flags(text: bool, flags: u32) -> Result<u32, RegexError> {
    let refused = |message: &str| Err(RegexError::other(ErrorKind::Value, message));
    let has = |flag| flags & flag != 0;
    match text {
        true if has(flag::LOCALE) => refused("cannot use LOCALE flag with a str pattern"),
        true if has(flag::ASCII) && has(flag::UNICODE) => refused("ASCII and UNICODE flags are incompatible"),
        true if has(flag::ASCII) => Ok(flags),
        true => Ok(flags | flag::UNICODE),
        false if has(flag::UNICODE) => refused("cannot use UNICODE flag with a bytes pattern"),
        false if has(flag::LOCALE) && has(flag::ASCII) => refused("ASCII and LOCALE flags are incompatible"),
        false => Ok(flags),
    }
}

impl Parser {
    /// Sequences with `|` between them.
    pub fn alternatives(&mut self, mut flags: u32, place: Place) -> Result<Node, RegexError> {
        let mut branches = Vec::new();
        loop {
            let first = place == Place::Outermost && branches.is_empty();
            branches.push(self.sequence(flags, if first { Place::OutermostFirst } else { place })?);
            if !self.source.take('|')? {
                break;
            }
            if place == Place::Outermost {
                flags = self.flags;
            }
        }
        Ok(if branches.len() > 1 { Node::Branch(branches) } else { branches.remove(0) })
    }

    /// Items one after another, up to `|`, `)` or the end.
    pub fn sequence(&mut self, mut flags: u32, place: Place) -> Result<Node, RegexError> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return Err(RegexError::other(ErrorKind::Recursion, "maximum recursion depth exceeded"));
        }
        let mut items: Vec<Node> = Vec::new();
        while let Some(token) = self.source.peek() {
            if matches!(token, Token::Char('|' | ')')) {
                break;
            }
            self.source.get()?;
            let c = match token {
                Token::Escape(c) => {
                    items.push(self.escape(c, flags)?);
                    continue;
                }
                Token::Char(c) => c,
            };
            match c {
                ' ' | '\t'..='\r' if flags & flag::VERBOSE != 0 => {}
                '#' if flags & flag::VERBOSE != 0 => self.skip_comment()?,
                '[' => items.push(self.set(flags)?),
                '*' | '+' | '?' | '{' => self.repeat(c, &mut items, flags)?,
                '.' if flags & flag::DOTALL != 0 => items.push(Node::Any),
                '.' => items.push(Node::AnyButNewline),
                '^' if flags & flag::MULTILINE != 0 => items.push(Node::Anchor(Anchor::LineStart)),
                '^' => items.push(Node::Anchor(Anchor::Start)),
                '$' if flags & flag::MULTILINE != 0 => items.push(Node::Anchor(Anchor::LineEnd)),
                '$' => items.push(Node::Anchor(Anchor::LastLineEnd)),
                '(' => {
                    let start = place == Place::OutermostFirst && items.is_empty();
                    match self.group(flags, start)? {
                        Some(node) => items.push(node),
                        None if start => flags = self.flags,
                        None => {}
                    }
                }
                _ => items.push(self.literal(c, flags)),
            }
        }
        self.depth -= 1;
        Ok(if items.len() == 1 { items.remove(0) } else { Node::Concat(items) })
    }

    /// A character under the flags that hold here.
    pub fn literal(&self, c: char, flags: u32) -> Node {
        let foldable = match self.fold(flags) {
            Fold::None => false,
            Fold::Ascii => c.is_ascii_alphabetic(),
            Fold::Unicode => unicode::is_foldable(c),
        };
        if !foldable {
            return Node::Char(c);
        }
        let code = surrogate::code_of(c);
        Node::Class(Box::new(ClassSet::of_char(code, self.fold(flags))))
    }

    pub fn fold(&self, flags: u32) -> Fold {
        match (flags & flag::IGNORECASE != 0, self.is_unicode(flags)) {
            (false, _) => Fold::None,
            (true, true) => Fold::Unicode,
            (true, false) => Fold::Ascii,
        }
    }

    /// Text is matched by Unicode's rules unless the flags say ASCII.
    pub fn is_unicode(&self, flags: u32) -> bool {
        self.source.text && flags & flag::ASCII == 0
    }

    pub fn category(&self, c: char, flags: u32) -> Option<Category> {
        super::parse_set::category(c, self.is_unicode(flags))
    }

    fn skip_comment(&mut self) -> Result<(), RegexError> {
        loop {
            if let None | Some(Token::Char('\n')) = self.source.get()? {
                return Ok(());
            }
        }
    }

    fn repeat(&mut self, c: char, items: &mut Vec<Node>, flags: u32) -> Result<(), RegexError> {
        let here = self.source.tell();
        let (least, most) = match c {
            '?' => (0, 1),
            '*' => (0, UNBOUNDED),
            '+' => (1, UNBOUNDED),
            _ => match self.counts(here)? {
                Some(counts) => counts,
                None => {
                    items.push(self.literal(c, flags));
                    return Ok(());
                }
            },
        };
        let back = self.source.tell() - here + 1;
        match items.last() {
            None | Some(Node::Anchor(_)) => {
                return Err(self.source.error("nothing to repeat", back));
            }
            Some(Node::Repeat { .. }) => return Err(self.source.error("multiple repeat", back)),
            Some(_) => {}
        }
        let greed = if self.source.take('?')? {
            Greed::Lazy
        } else if self.source.take('+')? {
            Greed::Possessive
        } else {
            Greed::Greedy
        };
        if let Some(body) = items.pop() {
            items.push(Node::Repeat { least, most, greed, body: Box::new(body) });
        }
        Ok(())
    }

    /// Reads `least,most}`; `None`, with nothing read, where the brace is just a brace.
    fn counts(&mut self, here: usize) -> Result<Option<(u32, u32)>, RegexError> {
        if self.source.peek_char() == Some('}') {
            return Ok(None);
        }
        let is_digit = |c: char| c.is_ascii_digit();
        let low = self.source.take_while(usize::MAX, is_digit)?;
        let high = if self.source.take(',')? { self.source.take_while(usize::MAX, is_digit)? } else { low.clone() };
        if !self.source.take('}')? {
            self.source.seek(here)?;
            return Ok(None);
        }
        let number = |digits: &str| match digits.parse::<u32>() {
            Ok(number) if number < UNBOUNDED => Ok(number),
            _ => Err(RegexError::other(ErrorKind::Overflow, "the repetition number is too large")),
        };
        let least = if low.is_empty() { 0 } else { number(&low)? };
        let most = if high.is_empty() { UNBOUNDED } else { number(&high)? };
        if most < least {
            let back = self.source.tell() - here;
            return Err(self.source.error("min repeat greater than max repeat", back));
        }
        Ok(Some((least, most)))
    }
}
