//! Errors inside string literals: escapes and bytes. What is wrong with an f-string is said by `fstring`.

use super::messages::Reporter;
use super::{SyntaxError, escapes};
use ruff_python_ast::token::TokenKind;
use ruff_python_parser::LexicalErrorType;
use ruff_text_size::{Ranged, TextRange, TextSize};

impl Reporter<'_> {
    pub fn lexical(&self, kind: &LexicalErrorType, range: TextRange) -> SyntaxError {
        match kind {
            LexicalErrorType::InvalidByteLiteral => self.bytes_literal(range),
            LexicalErrorType::UnicodeError | LexicalErrorType::MissingUnicodeLbrace | LexicalErrorType::MissingUnicodeRbrace => {
                let index = self.tokens.partition_point(|token| token.end() < range.start());
                let token = self.token(index).map_or(range, Ranged::range);
                if self.kind(index) == TokenKind::FStringMiddle {
                    let message = escapes::content_error(self.text(token), false);
                    return self.at(message, TextRange::empty(self.fstring_end(index)));
                }
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

    /// Where the f-string ends that has a token in it.
    fn fstring_end(&self, index: usize) -> TextSize {
        let mut depth = 0usize;
        for token in &self.tokens[index..] {
            match token.kind() {
                TokenKind::FStringStart => depth += 1,
                TokenKind::FStringEnd if depth == 0 => return token.end(),
                TokenKind::FStringEnd => depth -= 1,
                _ => {}
            }
        }
        self.tokens[index].end()
    }

    fn bytes_literal(&self, range: TextRange) -> SyntaxError {
        let token = self.token(self.tokens.partition_point(|token| token.end() < range.start())).map_or(range, Ranged::range);
        self.at("bytes can only contain ASCII literal characters", TextRange::empty(token.end()))
    }
}
