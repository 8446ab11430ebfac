//! Errors inside string literals: escapes and bytes. What is wrong with an f-string is said by `fstring`.

use super::messages::Reporter;
use super::{SyntaxError, escapes};
use ruff_python_parser::LexicalErrorType;
use ruff_text_size::{Ranged, TextRange};

impl Reporter<'_> {
    pub fn lexical(&self, kind: &LexicalErrorType, range: TextRange) -> SyntaxError {
        match kind {
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
        self.at("bytes can only contain ASCII literal characters", TextRange::empty(token.end()))
    }
}
