//! What is wrong with an f-string, as CPython 3.11 reads one: a string literal first, whose fields are then parsed one by one.
//! It is asked only about sources that do not parse; f-strings that only later versions allow (quotes within quotes) are none of its business.

use super::{SyntaxError, SyntaxKind, parse};
use crate::code::{Mode, Source};
use ruff_text_size::{TextRange, TextSize};

/// The trouble with the f-string around an offset, if it is one and has any.
pub fn trouble(source: &Source, offset: usize) -> Option<SyntaxError> {
    let mut lexer = Lexer { text: &source.text, at: 0, depth: 0 };
    let mut following = (0, 0);
    while let Some(literal) = lexer.next_literal() {
        if literal.start > offset {
            return None;
        }
        // Literals side by side have one token after them.
        if literal.start >= following.0 {
            following = lexer.following();
        }
        if !literal.formatted || offset > following.0 {
            continue;
        }
        let mut fields = Fields { source, literal: &literal, at: literal.content.0 };
        match fields.parts(0) {
            Ok(()) => {}
            Err(Trouble::Inner(error)) => return Some(error),
            Err(Trouble::Text(message)) => {
                let range = TextRange::new(TextSize::new(following.0 as u32), TextSize::new(following.1 as u32));
                return Some(SyntaxError::at(source, SyntaxKind::Syntax, format!("f-string{message}"), range));
            }
        }
    }
    None
}

/// A string literal.
struct Literal {
    start: usize,
    /// From the first to the last quote.
    content: (usize, usize),
    formatted: bool,
    raw: bool,
}

/// Finds the string literals of a source.
struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// How many brackets are open.
    depth: usize,
}

impl Lexer<'_> {
    fn byte(&self, at: usize) -> u8 {
        self.text.as_bytes().get(at).copied().unwrap_or(0)
    }

    /// The next literal; None at the end, and where one has no end.
    fn next_literal(&mut self) -> Option<Literal> {
        while self.at < self.text.len() {
            match self.byte(self.at) {
                b'#' => self.at += line_length(&self.text[self.at..]),
                b'\'' | b'"' => return self.literal(self.at),
                byte if is_word(byte) => {
                    let word = self.at;
                    while is_word(self.byte(self.at)) {
                        self.at += 1;
                    }
                    let prefix = &self.text[word..self.at];
                    if matches!(self.byte(self.at), b'\'' | b'"') && is_prefix(prefix) {
                        return self.literal(word);
                    }
                }
                byte => {
                    match byte {
                        b'(' | b'[' | b'{' => self.depth += 1,
                        b')' | b']' | b'}' => self.depth = self.depth.saturating_sub(1),
                        _ => {}
                    }
                    self.at += 1;
                }
            }
        }
        None
    }

    /// The literal whose quote is next.
    fn literal(&mut self, start: usize) -> Option<Literal> {
        let prefix = self.text[start..self.at].to_ascii_lowercase();
        let quote = self.byte(self.at);
        let triple = self.byte(self.at + 1) == quote && self.byte(self.at + 2) == quote;
        let width = if triple { 3 } else { 1 };
        let begin = self.at + width;
        let mut at = begin;
        loop {
            match self.byte(at) {
                0 if at >= self.text.len() => return None,
                b'\n' if !triple => return None,
                b'\\' => at += 1,
                byte if byte == quote && (!triple || self.byte(at + 1) == quote && self.byte(at + 2) == quote) => break,
                _ => {}
            }
            at += 1;
        }
        self.at = at + width;
        Some(Literal { start, content: (begin, at), formatted: prefix.contains('f'), raw: prefix.contains('r') })
    }

    /// The token after a literal and the literals beside it: that is where CPython points.
    fn following(&self) -> (usize, usize) {
        let mut ahead = Lexer { text: self.text, at: self.at, depth: self.depth };
        loop {
            ahead.skip_space();
            let start = ahead.at;
            if ahead.depth == 0 && matches!(ahead.byte(start), b'\n' | b'\r' | b'#' | 0) {
                let comment = if ahead.byte(start) == b'#' { line_length(&self.text[start..]) } else { 0 };
                return (start, start + comment);
            }
            let mut word = start;
            while is_word(ahead.byte(word)) {
                word += 1;
            }
            if matches!(ahead.byte(word), b'\'' | b'"') && (word == start || is_prefix(&self.text[start..word])) {
                ahead.at = word;
                if ahead.literal(start).is_some() {
                    continue;
                }
            }
            let end = if word > start { word } else { start + self.text[start..].chars().next().map_or(0, char::len_utf8) };
            return (start, end);
        }
    }

    fn skip_space(&mut self) {
        loop {
            match self.byte(self.at) {
                b' ' | b'\t' | b'\x0c' => self.at += 1,
                b'\n' | b'\r' if self.depth > 0 => self.at += 1,
                b'#' if self.depth > 0 => self.at += line_length(&self.text[self.at..]),
                b'\\' if self.byte(self.at + 1) == b'\n' => self.at += 2,
                _ => return,
            }
        }
    }
}

/// Why a field is refused: a text (after `f-string`), or an error of its expression.
enum Trouble {
    Text(String),
    Inner(SyntaxError),
}

fn refuse<T>(message: impl Into<String>) -> Result<T, Trouble> {
    Err(Trouble::Text(message.into()))
}

/// Reads the text and the fields of one literal.
struct Fields<'a> {
    source: &'a Source,
    literal: &'a Literal,
    at: usize,
}

impl Fields<'_> {
    fn peek(&self, ahead: usize) -> Option<u8> {
        let at = self.at + ahead;
        (at < self.literal.content.1).then(|| self.source.text.as_bytes()[at])
    }

    /// Text and fields up to the end: of the literal, or of a format specification inside `depth` fields.
    fn parts(&mut self, depth: usize) -> Result<(), Trouble> {
        while let Some(byte) = self.peek(0) {
            match byte {
                b'\\' if !self.literal.raw && self.peek(1) == Some(b'N') && self.peek(2) == Some(b'{') => {
                    while self.peek(0).is_some_and(|byte| byte != b'}') {
                        self.at += 1;
                    }
                    self.at += 1;
                }
                b'\\' if !self.literal.raw && !matches!(self.peek(1), Some(b'{' | b'}')) => self.at += 2,
                b'{' | b'}' if depth == 0 && self.peek(1) == Some(byte) => self.at += 2,
                b'}' if depth == 0 => return refuse(": single '}' is not allowed"),
                b'}' => return Ok(()),
                b'{' => self.field(depth)?,
                _ => self.at += 1,
            }
        }
        Ok(())
    }

    fn field(&mut self, depth: usize) -> Result<(), Trouble> {
        if depth >= 2 {
            return refuse(": expressions nested too deeply");
        }
        self.at += 1;
        let start = self.at;
        self.expression_end()?;
        self.expression(start)?;
        if self.peek(0) == Some(b'=') {
            self.at += 1;
            while self.peek(0).is_some_and(|byte| byte.is_ascii_whitespace()) {
                self.at += 1;
            }
        }
        if self.peek(0) == Some(b'!') {
            self.at += 1;
            let Some(conversion) = self.peek(0) else { return refuse(": expecting '}'") };
            self.at += 1;
            if !matches!(conversion, b's' | b'r' | b'a') {
                return refuse(": invalid conversion character: expected 's', 'r', or 'a'");
            }
        }
        if self.peek(0) == Some(b':') {
            self.at += 1;
            self.parts(depth + 1)?;
        }
        if self.peek(0) != Some(b'}') {
            return refuse(": expecting '}'");
        }
        self.at += 1;
        Ok(())
    }

    /// Goes to the end of a field's expression, which only brackets and quotes structure.
    fn expression_end(&mut self) -> Result<(), Trouble> {
        let mut open: Vec<u8> = Vec::new();
        let mut quote: Option<(u8, usize)> = None;
        while let Some(byte) = self.peek(0) {
            if byte == b'\\' {
                return refuse(" expression part cannot include a backslash");
            }
            let same = |fields: &Self| fields.peek(1) == Some(byte) && fields.peek(2) == Some(byte);
            match (quote, byte) {
                (Some((mark, width)), _) if byte == mark && (width == 1 || same(self)) => {
                    quote = None;
                    self.at += width - 1;
                }
                (Some(_), _) => {}
                (None, b'\'' | b'"') => {
                    let width = if same(self) { 3 } else { 1 };
                    quote = Some((byte, width));
                    self.at += width - 1;
                }
                (None, b'(' | b'[' | b'{') => open.push(byte),
                (None, b'#') => return refuse(" expression part cannot include '#'"),
                (None, b'!' | b'=' | b'<' | b'>') if open.is_empty() && self.peek(1) == Some(b'=') => self.at += 1,
                (None, b'!' | b':' | b'=' | b'}') if open.is_empty() => break,
                (None, b')' | b']' | b'}') => match open.pop() {
                    None => return refuse(format!(": unmatched '{}'", byte as char)),
                    Some(opening) if !matches!((opening, byte), (b'(', b')') | (b'[', b']') | (b'{', b'}')) => {
                        let (closing, opening) = (byte as char, opening as char);
                        return refuse(format!(": closing parenthesis '{closing}' does not match opening parenthesis '{opening}'"));
                    }
                    Some(_) => {}
                },
                _ => {}
            }
            self.at += 1;
        }
        if quote.is_some() {
            return refuse(": unterminated string");
        }
        if let Some(&opening) = open.last() {
            return refuse(format!(": unmatched '{}'", opening as char));
        }
        if self.peek(0).is_none() { refuse(": expecting '}'") } else { Ok(()) }
    }

    /// Parses an expression, which CPython does in parentheses of its own.
    fn expression(&self, start: usize) -> Result<(), Trouble> {
        let text = &self.source.text[start..self.at];
        if text.trim_matches([' ', '\t', '\n', '\x0c', '\r']).is_empty() {
            return match self.peek(0) {
                Some(byte @ (b'!' | b':' | b'=')) => refuse(format!(": expression required before '{}'", byte as char)),
                _ => refuse(": empty expression not allowed"),
            };
        }
        let inner = Source::new(&self.source.file, &format!("({text})"));
        let Err(mut error) = parse(&inner, Mode::Eval) else { return Ok(()) };
        // The expressions of an f-string further inside have said where they are.
        if error.text.as_ref().is_none_or(|text| text.trim_end_matches('\n') == inner.line(error.line)) {
            error.message = format!("f-string: {}", error.message);
        }
        let line = self.source.position(start as u32).0;
        error.line += line - 1;
        error.end_line += line - 1;
        if let Some(text) = &mut error.text
            && !text.ends_with('\n')
        {
            text.push('\n');
        }
        Err(Trouble::Inner(error))
    }
}

fn line_length(text: &str) -> usize {
    text.find('\n').unwrap_or(text.len())
}

fn is_word(byte: u8) -> bool {
    byte == b'_' || byte.is_ascii_alphanumeric() || byte >= 0x80
}

fn is_prefix(word: &str) -> bool {
    matches!(word.to_ascii_lowercase().as_str(), "" | "f" | "r" | "b" | "u" | "fr" | "rf" | "br" | "rb")
}
