//! What the tokens of a source are warned of: escapes that mean nothing, and numbers that run into a keyword.

use super::{SyntaxError, SyntaxKind};
use crate::code::Source;
use crate::pace;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::{Ranged, TextRange};

/// What a source is warned of.
#[derive(Clone, Debug)]
pub struct SyntaxWarning {
    pub message: String,
    pub range: TextRange,
    pub kind: WarningKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WarningKind {
    /// An escape that means nothing: a `DeprecationWarning`.
    Escape,
    Number,
    /// Of what the compiler understood.
    Meaning,
}

impl SyntaxWarning {
    /// As many are told of one source.
    pub const MOST: usize = 1000;

    /// The error that it becomes where the program wants warnings to be errors.
    pub fn error(&self, source: &Source) -> SyntaxError {
        match self.kind {
            WarningKind::Escape | WarningKind::Number => SyntaxError::at(source, SyntaxKind::Syntax, &*self.message, self.range),
            WarningKind::Meaning => SyntaxError::of_meaning(source, &*self.message, self.range),
        }
    }
}

/// The keywords of which CPython sees the beginning after a number (`tokenizer.c:verify_end_of_number`).
const KEYWORDS: &[&str] = &["and", "else", "for", "if", "in", "is", "or", "not"];

/// The warnings of a source without errors.
pub fn warnings(source: &Source, tokens: &[Token]) -> Vec<SyntaxWarning> {
    let mut found = Vec::new();
    let mut fstrings: Vec<TextRange> = Vec::new();
    for token in pace::items(tokens.iter()) {
        let warning = match token.kind() {
            TokenKind::Int | TokenKind::Float | TokenKind::Complex => of_number(source, token),
            TokenKind::FStringStart => {
                fstrings.push(token.range());
                None
            }
            TokenKind::FStringEnd => {
                fstrings.pop();
                None
            }
            TokenKind::String | TokenKind::FStringMiddle => of_string(source, token, fstrings.first().copied()),
            _ => None,
        };
        found.extend(warning);
        if found.len() == SyntaxWarning::MOST {
            break;
        }
    }
    found
}

fn of_number(source: &Source, token: &Token) -> Option<SyntaxWarning> {
    let rest = source.text.get(token.end().to_usize()..)?;
    if !rest.starts_with(|next: char| next.is_ascii_lowercase()) || !KEYWORDS.iter().any(|keyword| rest.starts_with(keyword)) {
        return None;
    }
    let number = source.text.get(token.range().start().to_usize()..token.end().to_usize())?;
    let kind = match (token.kind(), number.as_bytes().get(1)) {
        (TokenKind::Complex, _) => "imaginary",
        (TokenKind::Int, Some(b'x' | b'X')) => "hexadecimal",
        (TokenKind::Int, Some(b'o' | b'O')) => "octal",
        (TokenKind::Int, Some(b'b' | b'B')) => "binary",
        _ => "decimal",
    };
    Some(SyntaxWarning { message: format!("invalid {kind} literal"), range: token.range(), kind: WarningKind::Number })
}

/// The first escape of a literal that means nothing; `around` is the beginning of the f-string that it is part of.
fn of_string(source: &Source, token: &Token, around: Option<TextRange>) -> Option<SyntaxWarning> {
    let text = source.text.get(token.range().start().to_usize()..token.end().to_usize())?;
    memchr::memchr(b'\\', text.as_bytes())?;
    let flags = token.string_flags().filter(|flags| !flags.is_raw_string())?;
    let after = source.text.get(token.end().to_usize()..)?.chars().next();
    let mut chars = text.chars().chain(after);
    let escape = loop {
        if chars.next()? != '\\' {
            continue;
        }
        match chars.next()? {
            '\n' | '\r' | '\\' | '\'' | '"' | 'a' | 'b' | 'f' | 'n' | 'r' | 't' | 'v' | '0'..='7' | 'x' => {}
            'N' | 'u' | 'U' if !flags.is_byte_string() => {}
            other => break other,
        }
    };
    let range = around.unwrap_or(token.range());
    Some(SyntaxWarning { message: format!("invalid escape sequence '\\{escape}'"), range, kind: WarningKind::Escape })
}
