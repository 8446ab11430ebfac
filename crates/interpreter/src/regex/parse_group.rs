//! What follows an opening parenthesis: groups, assertions, conditions, comments and flags.

use super::error::{ErrorKind, RegexError};
use super::parse::{Parser, Place};
use super::source::Token;
use super::syntax::{Node, flag};
use crate::text::quote;
use crate::text::str_class;

const TYPE_FLAGS: u32 = flag::ASCII | flag::LOCALE | flag::UNICODE;
const GLOBAL_FLAGS: u32 = flag::DEBUG | flag::TEMPLATE;
const MAX_GROUPS: usize = 1_073_741_823;

impl Parser {
    /// A group, from behind its parenthesis; `None` for a comment, and for flags set for all.
    /// `start` says whether such flags may stand here.
    pub fn group(&mut self, flags: u32, start: bool) -> Result<Option<Node>, RegexError> {
        let here = self.source.tell() - 1;
        if !self.source.take('?')? {
            return self.capture(flags, None, here).map(Some);
        }
        let token = self.some_token()?;
        let Token::Char(c) = token else {
            return Err(self.unknown("?", token));
        };
        match c {
            'P' => self.named(flags, here).map(Some),
            ':' => {
                let body = self.body(flags, here)?;
                Ok(Some(Node::Group(None, Box::new(body))))
            }
            '>' => {
                let body = self.body(flags, here)?;
                Ok(Some(Node::Atomic(Box::new(body))))
            }
            '#' => self.comment(here).map(|()| None),
            '=' | '!' => {
                let body = Box::new(self.body(flags, here)?);
                Ok(Some(Node::Look { behind: false, negative: c == '!', body }))
            }
            '<' => self.lookbehind(flags, here).map(Some),
            '(' => self.condition(flags, here).map(Some),
            '-' => self.flagged(c, flags, here, start),
            _ if letter_flag(c).is_some() => self.flagged(c, flags, here, start),
            _ => Err(self.unknown("?", token)),
        }
    }

    /// A reference inside a lookbehind must not be to a group of it.
    pub fn check_lookbehind(&self, group: usize) -> Result<(), RegexError> {
        let Some(before) = self.lookbehind else {
            return Ok(());
        };
        if self.widths.get(group).copied().flatten().is_none() {
            return Err(self.source.error("cannot refer to an open group", 0));
        }
        if group >= before {
            let message = "cannot refer to group defined in the same lookbehind subpattern";
            return Err(self.source.error(message, 0));
        }
        Ok(())
    }

    /// The content of a group, and its closing parenthesis.
    fn body(&mut self, flags: u32, here: usize) -> Result<Node, RegexError> {
        let body = self.alternatives(flags, Place::Inner)?;
        self.close(here)?;
        Ok(body)
    }

    fn close(&mut self, here: usize) -> Result<(), RegexError> {
        if self.source.take(')')? {
            return Ok(());
        }
        Err(self.source.error("missing ), unterminated subpattern", self.source.tell() - here))
    }

    fn capture(&mut self, flags: u32, name: Option<String>, here: usize) -> Result<Node, RegexError> {
        let group = self.widths.len();
        self.widths.push(None);
        if let Some(name) = name {
            if let Some((_, other)) = self.names.iter().find(|(known, _)| *known == name) {
                let repr = quote::repr_str(&name);
                let message = format!("redefinition of group name {repr} as group {group}; was group {other}");
                return Err(self.source.error(message, name.chars().count() + 1));
            }
            self.names.push((name, group));
        }
        let body = self.body(flags, here)?;
        self.widths[group] = Some(body.width());
        Ok(Node::Group(Some(group), Box::new(body)))
    }

    /// `(?P<name>…)` and `(?P=name)`
    fn named(&mut self, flags: u32, here: usize) -> Result<Node, RegexError> {
        if self.source.take('<')? {
            let name = self.source.take_until('>', "group name")?;
            self.check_name(&name)?;
            return self.capture(flags, Some(name), here);
        }
        if !self.source.take('=')? {
            let token = self.some_token()?;
            return Err(self.unknown("?P", token));
        }
        let name = self.source.take_until(')', "group name")?;
        self.check_name(&name)?;
        let group = self.by_name(&name)?;
        let Some(width) = self.widths[group] else {
            return Err(self.source.error("cannot refer to an open group", name.chars().count() + 1));
        };
        self.check_lookbehind(group)?;
        Ok(Node::Reference { group, fold: self.fold(flags), width })
    }

    fn check_name(&self, name: &str) -> Result<(), RegexError> {
        if str_class::is_identifier(name) {
            return Ok(());
        }
        let message = format!("bad character in group name {}", quote::repr_str(name));
        Err(self.source.error(message, name.chars().count() + 1))
    }

    fn by_name(&self, name: &str) -> Result<usize, RegexError> {
        let found = self.names.iter().find(|(known, _)| known == name);
        found.map(|&(_, group)| group).ok_or_else(|| {
            let message = format!("unknown group name {}", quote::repr_str(name));
            self.source.error(message, name.chars().count() + 1)
        })
    }

    fn comment(&mut self, here: usize) -> Result<(), RegexError> {
        loop {
            if self.source.peek().is_none() {
                let back = self.source.tell() - here;
                return Err(self.source.error("missing ), unterminated comment", back));
            }
            if self.source.get()? == Some(Token::Char(')')) {
                return Ok(());
            }
        }
    }

    fn lookbehind(&mut self, flags: u32, here: usize) -> Result<Node, RegexError> {
        let token = self.some_token()?;
        let negative = match token {
            Token::Char('=') => false,
            Token::Char('!') => true,
            _ => return Err(self.unknown("?<", token)),
        };
        let outermost = self.lookbehind.is_none();
        if outermost {
            self.lookbehind = Some(self.widths.len());
        }
        let body = self.alternatives(flags, Place::Inner)?;
        if outermost {
            self.lookbehind = None;
        }
        self.close(here)?;
        Ok(Node::Look { behind: true, negative, body: Box::new(body) })
    }

    /// `(?(group)yes|no)`
    fn condition(&mut self, flags: u32, here: usize) -> Result<Node, RegexError> {
        let name = self.source.take_until(')', "group name")?;
        let group = self.condition_group(&name)?;
        self.check_lookbehind(group)?;
        let yes = Box::new(self.sequence(flags, Place::Inner)?);
        let mut no = None;
        if self.source.take('|')? {
            no = Some(Box::new(self.sequence(flags, Place::Inner)?));
            if self.source.peek_char() == Some('|') {
                return Err(self.source.error("conditional backref with more than two branches", 0));
            }
        }
        self.close(here)?;
        Ok(Node::Condition { group, yes, no })
    }

    fn condition_group(&mut self, name: &str) -> Result<usize, RegexError> {
        if str_class::is_identifier(name) {
            return self.by_name(name);
        }
        let back = name.chars().count() + 1;
        let group = match group_number(name) {
            Some(0) => return Err(self.source.error("bad group number", back)),
            Some(group) => group,
            None => {
                let message = format!("bad character in group name {}", quote::repr_str(name));
                return Err(self.source.error(message, back));
            }
        };
        if group >= MAX_GROUPS {
            return Err(self.source.error(format!("invalid group reference {group}"), back));
        }
        if !self.conditions.iter().any(|&(known, _)| known == group) {
            self.conditions.push((group, self.source.tell() - back));
        }
        Ok(group)
    }

    /// Flags: for the whole pattern (`None`), or for the group that follows them.
    fn flagged(&mut self, c: char, flags: u32, here: usize, start: bool) -> Result<Option<Node>, RegexError> {
        let Some((on, off)) = self.read_flags(c)? else {
            if start {
                return Ok(None);
            }
            let back = self.source.tell() - here;
            return Err(self.source.error("global flags not at the start of the expression", back));
        };
        let kept = if on & TYPE_FLAGS != 0 { flags & !TYPE_FLAGS } else { flags };
        let body = self.body((kept | on) & !off, here)?;
        Ok(Some(Node::Group(None, Box::new(body))))
    }

    fn read_flags(&mut self, first: char) -> Result<Option<(u32, u32)>, RegexError> {
        let (mut on, mut off) = (0, 0);
        let mut c = first;
        while let Some(flag) = letter_flag(c) {
            if c == 'L' && self.source.text {
                return Err(self.source.error("bad inline flags: cannot use 'L' flag with a str pattern", 0));
            }
            if c == 'u' && !self.source.text {
                return Err(self.source.error("bad inline flags: cannot use 'u' flag with a bytes pattern", 0));
            }
            on |= flag;
            if flag & TYPE_FLAGS != 0 && on & TYPE_FLAGS != flag {
                let message = "bad inline flags: flags 'a', 'u' and 'L' are incompatible";
                return Err(self.source.error(message, 0));
            }
            c = self.flag_token("missing -, : or )", &[')', '-', ':'])?;
        }
        if c == ')' {
            self.flags |= on;
            return Ok(None);
        }
        if on & GLOBAL_FLAGS != 0 {
            return Err(self.source.error("bad inline flags: cannot turn on global flag", 1));
        }
        if c == '-' {
            c = self.flag_token("missing flag", &[])?;
            while let Some(flag) = letter_flag(c) {
                if flag & TYPE_FLAGS != 0 {
                    let message = "bad inline flags: cannot turn off flags 'a', 'u' and 'L'";
                    return Err(self.source.error(message, 0));
                }
                off |= flag;
                c = self.flag_token("missing :", &[':'])?;
            }
        }
        if off & GLOBAL_FLAGS != 0 {
            return Err(self.source.error("bad inline flags: cannot turn off global flag", 1));
        }
        if on & off != 0 {
            return Err(self.source.error("bad inline flags: flag turned on and off", 1));
        }
        Ok(Some((on, off)))
    }

    /// A letter that is a flag, or one of the characters that may end them.
    fn flag_token(&mut self, missing: &str, ends: &[char]) -> Result<char, RegexError> {
        let Some(token) = self.source.get()? else {
            return Err(self.source.error(missing, 0));
        };
        match token {
            Token::Char(c) if letter_flag(c).is_some() || ends.contains(&c) => Ok(c),
            Token::Char(c) if crate::text::unicode::is_alpha(c) => Err(self.source.error("unknown flag", 1)),
            token => Err(self.source.error(missing, token.length())),
        }
    }

    fn some_token(&mut self) -> Result<Token, RegexError> {
        match self.source.get()? {
            Some(token) => Ok(token),
            None => Err(self.source.error("unexpected end of pattern", 0)),
        }
    }

    fn unknown(&self, lead: &str, token: Token) -> RegexError {
        let back = token.length() + lead.len();
        self.source.error(format!("unknown extension {lead}{token}"), back)
    }
}

/// The number of a group, as Python's `int` reads it; too large a number is just very large.
pub(super) fn group_number(name: &str) -> Option<usize> {
    match crate::text::int_text::parse(name, 10, 0) {
        Ok(crate::text::int_text::Int::Small(number)) => usize::try_from(number).ok(),
        Ok(crate::text::int_text::Int::Big(number)) if number.sign() == num_bigint::Sign::Plus => Some(usize::MAX),
        _ => None,
    }
}

fn letter_flag(c: char) -> Option<u32> {
    Some(match c {
        'i' => flag::IGNORECASE,
        'L' => flag::LOCALE,
        'm' => flag::MULTILINE,
        's' => flag::DOTALL,
        'x' => flag::VERBOSE,
        'a' => flag::ASCII,
        't' => flag::TEMPLATE,
        'u' => flag::UNICODE,
        _ => return None,
    })
}

/// An index error of a group that a replacement names.
pub(super) fn unknown_name(name: &str) -> RegexError {
    RegexError::other(ErrorKind::Index, format!("unknown group name {}", quote::repr_str(name)))
}
