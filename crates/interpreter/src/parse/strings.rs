//! Errors inside string literals: f-string fields, escapes and bytes.
//! CPython 3.11 reports most of them at the end of the string.

use super::messages::Reporter;
use super::{SyntaxError, escapes};
use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_parser::{InterpolatedStringErrorType, LexicalErrorType};
use ruff_text_size::{Ranged, TextRange, TextSize};

impl Reporter<'_> {
    /// The end of the f-string around an offset, if there is one.
    pub fn in_fstring(&self, offset: TextSize) -> Option<TextSize> {
        let mut open: Vec<usize> = Vec::new();
        for (index, token) in self.tokens.iter().enumerate() {
            if token.start() > offset {
                break;
            }
            match token.kind() {
                TokenKind::FStringStart => open.push(index),
                TokenKind::FStringEnd if token.start() < offset => drop(open.pop()),
                _ => {}
            }
        }
        let start = *open.last()?;
        let end = self.tokens[start..].iter().find(|token| token.kind() == TokenKind::FStringEnd && token.end() >= offset);
        Some(end.map_or(offset, Token::end))
    }

    pub fn empty_fstring_expression(&self, start: TextSize) -> SyntaxError {
        let end = self.in_fstring(start).unwrap_or(start);
        let index = self.index(start);
        let message = match (self.kind(index.wrapping_sub(1)), self.kind(index)) {
            (TokenKind::Lbrace, TokenKind::Rbrace) => "f-string: empty expression not allowed",
            (TokenKind::Lbrace, TokenKind::Exclamation) => "f-string: expression required before '!'",
            (TokenKind::Lbrace, TokenKind::Colon) => "f-string: expression required before ':'",
            (TokenKind::Lbrace, TokenKind::Equal) => "f-string: expression required before '='",
            (TokenKind::Lbrace, TokenKind::FStringEnd) => "f-string: expecting '}'",
            _ => "f-string: invalid syntax",
        };
        self.at(message, TextRange::empty(end))
    }

    pub fn fstring(&self, kind: &InterpolatedStringErrorType, range: TextRange) -> SyntaxError {
        let end = self.in_fstring(range.start()).unwrap_or(range.end());
        let message = match kind {
            InterpolatedStringErrorType::UnclosedLbrace => {
                let index = self.index(range.start());
                match self.token(index).map(Token::kind) {
                    Some(TokenKind::FStringEnd | TokenKind::EndOfFile | TokenKind::Newline) | None => "f-string: expecting '}'",
                    _ if self.nodes.longest_starting_at(range.start()).is_some() => "f-string: invalid syntax. Perhaps you forgot a comma?",
                    _ => "f-string: invalid syntax",
                }
            }
            InterpolatedStringErrorType::InvalidConversionFlag
            | InterpolatedStringErrorType::ConversionFlagNotImmediatelyAfterExclamation => {
                "f-string: invalid conversion character: expected 's', 'r', or 'a'"
            }
            InterpolatedStringErrorType::SingleRbrace => "f-string: single '}' is not allowed",
            InterpolatedStringErrorType::LambdaWithoutParentheses => "f-string: invalid syntax",
            InterpolatedStringErrorType::UnterminatedString | InterpolatedStringErrorType::UnterminatedTripleQuotedString => {
                "f-string: expecting '}'"
            }
            InterpolatedStringErrorType::NewlineInFormatSpec => "f-string: expecting '}'",
        };
        self.at(message, TextRange::empty(end))
    }

    pub fn lexical(&self, kind: &LexicalErrorType, range: TextRange) -> SyntaxError {
        match kind {
            LexicalErrorType::FStringError(kind) | LexicalErrorType::TStringError(kind) => self.fstring(kind, range),
            LexicalErrorType::InvalidByteLiteral => self.bytes_literal(range),
            LexicalErrorType::UnicodeError | LexicalErrorType::MissingUnicodeLbrace | LexicalErrorType::MissingUnicodeRbrace => {
                let index = self.tokens.partition_point(|token| token.end() < range.start());
                let token = self.token(index).map_or(range, Ranged::range);
                let message = escapes::decode_error(self.text(token));
                self.at(message, TextRange::empty(token.end()))
            }
            LexicalErrorType::Eof => {
                let end = self.source.text.len() as u32;
                self.at("unexpected EOF while parsing", TextRange::empty(end.into()))
            }
            _ => self.invalid(range.start()),
        }
    }

    fn bytes_literal(&self, range: TextRange) -> SyntaxError {
        let token = self.token(self.tokens.partition_point(|token| token.end() < range.start())).map_or(range, Ranged::range);
        self.at("bytes can only contain ASCII literal characters", token)
    }
}
