//! Mistakes in the parameters of functions and lambdas, in CPython's words.

use super::SyntaxError;
use super::messages::Reporter;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::{Ranged, TextRange, TextSize};

impl Reporter<'_> {
    /// A `*` that nothing follows. CPython looks at what comes next before it says so.
    pub fn bare_star(&self, start: TextSize) -> SyntaxError {
        let index = (0..=self.index(start)).rev().find(|&index| self.kind(index) == TokenKind::Star).unwrap_or(0);
        let lambda =
            (0..index).rev().take_while(|&index| self.kind(index) != TokenKind::Newline).any(|index| self.kind(index) == TokenKind::Lambda);
        let next = self.kind(index + 1);
        if !matches!(next, TokenKind::Rpar | TokenKind::Comma | TokenKind::Colon) {
            return self.invalid(self.token(index + 1).map_or(start, Token::start));
        }
        let seen = match (lambda, next) {
            (false, _) => index,
            (true, TokenKind::Comma) => index + 2,
            (true, _) => index + 1,
        };
        self.at("named arguments must follow bare *", self.token(seen).map_or(TextRange::empty(start), Ranged::range))
    }

    /// `def f(a=1, b)`, where `b` is all there is of the parameter.
    pub fn without_default(&self, range: TextRange) -> SyntaxError {
        let next = self.index(range.end());
        if matches!(self.kind(next), TokenKind::Comma | TokenKind::Rpar | TokenKind::Colon) {
            return self.at("non-default argument follows default argument", range);
        }
        self.invalid(self.token(next).map_or(range.end(), Token::start))
    }

    /// A `/` where no parameter is before it, or a `*` is.
    pub fn misplaced_slash(&self, index: usize) -> Option<SyntaxError> {
        let slash = self.token(index).filter(|token| token.kind() == TokenKind::Slash && self.in_parameters(index))?;
        let open = self.open_bracket(index)?;
        if open + 1 == index && self.kind(index + 1) == TokenKind::Comma {
            return Some(self.at("at least one argument must precede /", slash.range()));
        }
        let is_after_star = self.directly_inside(open + 1, index).any(|at| self.kind(at) == TokenKind::Star);
        is_after_star.then(|| self.at("/ must be ahead of *", slash.range()))
    }

    /// `def f(a, (b, c))`, as Python 2 allowed.
    pub fn parenthesized_parameter(&self, start: TextSize) -> Option<SyntaxError> {
        let index = self.index(start);
        if self.kind(index) != TokenKind::Lpar || !self.in_parameters(index) {
            return None;
        }
        let close = (index..self.tokens.len()).find(|&index| self.kind(index) == TokenKind::Rpar)?;
        let simple = (index + 1..close).all(|index| matches!(self.kind(index), TokenKind::Name | TokenKind::Comma));
        let range = TextRange::new(start, self.token(close)?.end());
        (simple && self.kind(index + 1) == TokenKind::Name).then(|| self.at("Function parameters cannot be parenthesized", range))
    }

    /// Is the token a parameter of a `def`, outside of its defaults' brackets?
    pub fn in_parameters(&self, index: usize) -> bool {
        self.open_bracket(index)
            .is_some_and(|open| open >= 2 && self.kind(open) == TokenKind::Lpar && self.kind(open - 2) == TokenKind::Def)
    }
}
