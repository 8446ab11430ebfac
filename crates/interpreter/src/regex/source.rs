//! The characters of a pattern, read one at a time with one ahead; an escape is read as two.

use super::error::RegexError;
use crate::pace;

/// What one character of a pattern costs, in items of other work.
const EACH: usize = 4;

/// A character, or a backslash with the character behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    Char(char),
    Escape(char),
}

#[derive(Debug)]
pub struct Source {
    chars: Vec<char>,
    /// Where the character after the one ahead stands.
    index: usize,
    next: Option<Token>,
    /// Whether the pattern is of text, not of bytes.
    pub text: bool,
}

impl Source {
    /// # Errors
    /// Where the first character is a backslash, and the last.
    pub fn new(chars: Vec<char>, text: bool) -> Result<Source, RegexError> {
        let mut source = Source { chars, index: 0, next: None, text };
        source.advance()?;
        Ok(source)
    }

    pub fn peek(&self) -> Option<Token> {
        self.next
    }

    pub fn peek_char(&self) -> Option<char> {
        match self.next {
            Some(Token::Char(c)) => Some(c),
            _ => None,
        }
    }

    pub fn get(&mut self) -> Result<Option<Token>, RegexError> {
        if pace::halted_after(EACH) {
            return Err(RegexError::stopped());
        }
        let token = self.next;
        self.advance()?;
        Ok(token)
    }

    /// Reads a given character, if it is next.
    pub fn take(&mut self, c: char) -> Result<bool, RegexError> {
        let found = self.next == Some(Token::Char(c));
        if found {
            self.advance()?;
        }
        Ok(found)
    }

    /// Reads up to `most` characters of a kind.
    pub fn take_while(&mut self, most: usize, of_kind: impl Fn(char) -> bool) -> Result<String, RegexError> {
        let mut taken = String::new();
        for _ in 0..most {
            match self.peek_char() {
                Some(c) if of_kind(c) => taken.push(c),
                _ => break,
            }
            self.advance()?;
        }
        Ok(taken)
    }

    /// Reads a name up to its terminator.
    pub fn take_until(&mut self, terminator: char, what: &str) -> Result<String, RegexError> {
        let mut name = String::new();
        loop {
            let token = self.get()?;
            match token {
                None if name.is_empty() => return Err(self.error(format!("missing {what}"), 0)),
                None => {
                    let message = format!("missing {terminator}, unterminated name");
                    return Err(self.error(message, name.chars().count()));
                }
                Some(Token::Char(c)) if c == terminator => break,
                Some(Token::Char(c)) => name.push(c),
                Some(Token::Escape(c)) => name.extend(['\\', c]),
            }
        }
        if name.is_empty() {
            return Err(self.error(format!("missing {what}"), 1));
        }
        Ok(name)
    }

    /// The position of the token ahead.
    pub fn tell(&self) -> usize {
        self.index - self.next.map_or(0, Token::length)
    }

    pub fn seek(&mut self, index: usize) -> Result<(), RegexError> {
        self.index = index;
        self.advance()
    }

    /// An error `back` characters before the token ahead.
    pub fn error(&self, message: impl Into<String>, back: usize) -> RegexError {
        let mut message = message.into();
        if !self.text {
            message = crate::text::quote::ascii_of_repr(&message);
        }
        RegexError::at(message, self.tell().saturating_sub(back))
    }

    fn advance(&mut self) -> Result<(), RegexError> {
        self.next = match (self.chars.get(self.index), self.chars.get(self.index + 1)) {
            (None, _) => None,
            (Some('\\'), None) => {
                return Err(RegexError::at("bad escape (end of pattern)", self.chars.len() - 1));
            }
            (Some('\\'), Some(&c)) => Some(Token::Escape(c)),
            (Some(&c), _) => Some(Token::Char(c)),
        };
        self.index += self.next.map_or(0, Token::length);
        Ok(())
    }
}

impl Token {
    pub fn length(self) -> usize {
        match self {
            Token::Char(_) => 1,
            Token::Escape(_) => 2,
        }
    }
}

impl std::fmt::Display for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Token::Char(c) => write!(f, "{c}"),
            Token::Escape(c) => write!(f, "\\{c}"),
        }
    }
}
