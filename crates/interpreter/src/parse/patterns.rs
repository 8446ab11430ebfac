//! Mistakes in the patterns of `case`, where CPython has few words of its own: what matters is how far it reads.

use super::SyntaxError;
use super::messages::Reporter;
use ruff_python_ast::token::TokenKind;
use ruff_text_size::{Ranged, TextSize};

impl Reporter<'_> {
    /// Is the token in the line of a `case`?
    pub fn in_case(&self, index: usize) -> bool {
        self.kind(self.statement_start(index)) == TokenKind::Case
    }

    /// Where a pattern cannot go on that the parser took for wrong at its beginning.
    pub fn pattern_end(&self, index: usize) -> usize {
        if !self.in_case(index) {
            return index;
        }
        let begins = matches!(self.kind(index.wrapping_sub(1)), TokenKind::Case | TokenKind::Comma | TokenKind::Lpar | TokenKind::Lbrace);
        match self.kind(index) {
            TokenKind::Star if begins && self.kind(index + 1) == TokenKind::Name => index + 2,
            TokenKind::Name if begins && self.bracket_around(index) == Some(TokenKind::Lbrace) => self.past_attributes(index),
            TokenKind::Name if self.token(index).is_some_and(|token| self.text(token.range()) != "_") => index,
            TokenKind::Name | TokenKind::True | TokenKind::False | TokenKind::None if self.kind(index + 1) == TokenKind::Lpar => index + 1,
            _ => index,
        }
    }

    fn past_attributes(&self, index: usize) -> usize {
        let mut at = index + 1;
        while self.kind(at) == TokenKind::Dot && self.kind(at + 1) == TokenKind::Name {
            at += 2;
        }
        at
    }

    /// `case x as 1`.
    pub fn pattern_target(&self, start: TextSize) -> Option<SyntaxError> {
        let index = self.index(start);
        let is_target = self.kind(index.wrapping_sub(1)) == TokenKind::As && self.in_case(index);
        let token = self.token(index).filter(|_| is_target && self.ends_operand(index))?;
        let range = self.nodes.longest_starting_at(token.start()).map_or(token.range(), Ranged::range);
        Some(self.at("invalid pattern target", range))
    }
}
