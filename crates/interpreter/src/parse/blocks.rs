//! Mistakes where a block begins or ends: no colon, no indentation, a `try` that nothing handles, in CPython's words.

use super::messages::Reporter;
use super::{SyntaxError, SyntaxKind};
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::{Ranged, TextRange, TextSize};

impl Reporter<'_> {
    pub fn expected_colon(&self, found: TokenKind, start: TextSize) -> SyntaxError {
        let index = self.index(start);
        let range = self.token(index).map_or(TextRange::empty(start), |token| self.token_range(token));
        // The first word of the line says whether CPython insists on the colon.
        let first = (0..index)
            .rev()
            .take_while(|&index| !matches!(self.kind(index), TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent))
            .last();
        let keyword = first.map_or(TokenKind::EndOfFile, |first| match self.kind(first) {
            TokenKind::Async => self.kind(first + 1),
            kind => kind,
        });
        let insists = matches!(keyword, TokenKind::Def | TokenKind::Else | TokenKind::Try | TokenKind::Finally);
        let closed = self.kind(index.wrapping_sub(1)) != TokenKind::Rarrow;
        let statement = matches!(
            keyword,
            TokenKind::If | TokenKind::Elif | TokenKind::While | TokenKind::For | TokenKind::With | TokenKind::Class | TokenKind::Except
        ) || matches!(keyword, TokenKind::Match | TokenKind::Case);
        if keyword == TokenKind::EndOfFile || self.in_brackets(index) {
            return self.dictionary_colon(index, start);
        }
        if closed && (insists || statement && found == TokenKind::Newline) {
            return self.at("expected ':'", range);
        }
        self.invalid(start)
    }

    pub fn unexpected_indent(&self, range: TextRange) -> SyntaxError {
        let (line, _) = self.source.position(range.end().to_u32());
        let mut error = SyntaxError::at(self.source, SyntaxKind::Indentation, "unexpected indent", range);
        let text = self.source.line(line);
        error.line = line;
        error.column = (text.len() - text.trim_start().len()) as u32;
        (error.end_line, error.end_column) = (line, -1);
        error.text = Some(format!("{text}\n"));
        error
    }

    pub fn indented_block(&self, what: &str, range: TextRange) -> SyntaxError {
        // The header is the logical line before the error.
        let header = self.index(range.start());
        let header = (0..header).rev().skip_while(|&index| self.kind(index) == TokenKind::Newline);
        let first =
            header.take_while(|&index| !matches!(self.kind(index), TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent)).last();
        let line = first.and_then(|first| self.token(first)).map_or(1, |token| self.source.position(token.start().to_u32()).0);
        let what = match what {
            "`class` definition" => "class definition".to_owned(),
            "function definition" => what.to_owned(),
            what => {
                let word = what.split('`').nth(1).unwrap_or("");
                let star = self.text(first.and_then(|first| self.token(first + 1)).map_or(range, Ranged::range)) == "*";
                format!("'{word}{}' statement", if word == "except" && star { "*" } else { "" })
            }
        };
        let message = format!("expected an indented block after {what} on line {line}");
        let at = self.index(range.start());
        let at = at + usize::from(self.kind(at) == TokenKind::Newline && self.kind(at + 1) == TokenKind::Dedent);
        let next = self.past_dedents(at);
        let ends_block = next > at && self.kind(next) != TokenKind::EndOfFile;
        let token = self.token(if ends_block { next } else { at }).map_or(range, |token| self.token_range(token));
        let mut error = SyntaxError::at(self.source, SyntaxKind::Indentation, message, token);
        if ends_block {
            (error.column, error.end_line, error.end_column) = (error.column.saturating_sub(1), error.line, -1);
        } else if self.kind(at) == TokenKind::EndOfFile || token.is_empty() {
            error = self.at_source_end(error);
        }
        error
    }

    /// The source ends here: on its last line, which may be blank or a comment.
    fn at_source_end(&self, error: SyntaxError) -> SyntaxError {
        let last = self.source.text.strip_suffix('\n').unwrap_or(&self.source.text);
        let line = self.source.position(last.len() as u32).0;
        let text = self.source.line(line);
        let column = text.chars().count() as u32 + 1;
        SyntaxError { line, column, end_line: line, end_column: -1, text: Some(format!("{text}\n")), ..error }
    }

    /// Do only blocks end from here on?
    fn is_source_end(&self, index: usize) -> bool {
        let is_end = |token: &Token| matches!(token.kind(), TokenKind::EndOfFile | TokenKind::Newline | TokenKind::Dedent);
        self.tokens.get(index..).is_none_or(|rest| rest.iter().all(is_end))
    }

    /// The block of a `try` has ended, and nothing handles it.
    pub fn after_try_block(&self, range: TextRange) -> SyntaxError {
        let message = "expected 'except' or 'finally' block";
        let unhandled = |token: &&Token| token.kind() == TokenKind::Else && self.nodes.is_else_of_bare_try(token.range());
        if let Some(token) = self.tokens.iter().find(unhandled) {
            return self.at(message, token.range());
        }
        let index = self.index(range.start());
        let tried = (0..index).rev().find(|&index| self.kind(index) == TokenKind::Try).unwrap_or(0);
        // The end of its own block, if that has lines of its own, is not what is wrong.
        let is_own = self.kind(index) == TokenKind::Dedent && self.kind(tried + 2) == TokenKind::Newline;
        let next = index + usize::from(is_own);
        let token = self.token(self.past_dedents(next)).map_or(range, |token| self.token_range(token));
        let error = self.at(message, token);
        match self.kind(next) {
            _ if self.is_source_end(next) => self.at_source_end(error),
            TokenKind::Dedent => SyntaxError { column: error.column.saturating_sub(1), end_column: -1, ..error },
            _ => error,
        }
    }
}
