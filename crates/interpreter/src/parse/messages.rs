//! From ruff's parse errors to the texts of CPython 3.11.
//! Where ruff's error says too little, it looks at the tokens and at the tree that ruff has recovered.

use super::lexical::{self, OpenBracket};
use super::nodes::{Nodes, expression_name};
use super::{SyntaxError, SyntaxKind, fstring};
use crate::code::Source;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_python_ast::{Expr, Mod, UnaryOp};
use ruff_python_parser::{ParseError, ParseErrorType, Parsed, UnsupportedSyntaxError, UnsupportedSyntaxErrorKind};
use ruff_text_size::{Ranged, TextRange, TextSize};

/// The one error to report for a source that does not parse.
pub fn syntax_error(source: &Source, parsed: &Parsed<Mod>, error: &ParseError, is_open: bool) -> SyntaxError {
    let reported = first_error(source, parsed, error);
    if is_open { without_newline(source, reported) } else { reported }
}
/// What `eval` reads, or a single statement, gets no newline at its end, so its end has no column.
pub fn without_newline(source: &Source, mut reported: SyntaxError) -> SyntaxError {
    if !source.text.ends_with('\n') && reported.line as usize == source.lines.len() {
        let line = source.line(reported.line);
        if reported.text.as_deref().is_none_or(|text| text.trim_end_matches('\n') != line) {
            return reported;
        }
        if reported.message == "invalid syntax" && reported.column as usize > line.chars().count() {
            (reported.column, reported.end_column) = (0, 0);
        }
        reported.text = Some(line.to_owned());
    }
    reported
}

fn first_error(source: &Source, parsed: &Parsed<Mod>, error: &ParseError) -> SyntaxError {
    if let Some(error) = fstring::trouble(source, error.location.start().to_usize()) {
        return error;
    }
    // CPython looks no further when a line is indented for no reason.
    let indented = error.error == ParseErrorType::UnexpectedIndentation;
    let open = match lexical::check(source, parsed.tokens(), parsed.errors()) {
        Ok(open) => open,
        Err(lexical) => {
            let line = source.position(error.location.end().to_u32()).0;
            let first = line > lexical.line || line == lexical.line && lexical.kind != SyntaxKind::Syntax;
            // At a wrong indentation the tokenizer only stops: what the parser refused before that is told.
            let is_late = lexical.kind != SyntaxKind::Syntax
                && !matches!(error.error, ParseErrorType::Lexical(_))
                && source.position(error.location.start().to_u32()).0 < lexical.line;
            if !is_late && (!indented || first) {
                return lexical;
            }
            Vec::new()
        }
    };
    let tokens: Vec<Token> = parsed.tokens().iter().copied().filter(|token| !token.kind().is_trivia()).collect();
    let reporter = Reporter { source, tokens: &tokens, nodes: Nodes::new(parsed.syntax()), error };
    let reported = reporter.report();
    match open.last() {
        Some(bracket) if reporter.never_closed(&reported, bracket) => unclosed(source, bracket),
        _ => reported,
    }
}

/// Syntax that is newer than what we run.
pub fn unsupported(source: &Source, error: &UnsupportedSyntaxError) -> SyntaxError {
    let range = error.range();
    let (message, range) = match error.kind {
        UnsupportedSyntaxErrorKind::UnparenthesizedExceptionTypes => ("multiple exception types must be parenthesized", range),
        UnsupportedSyntaxErrorKind::UnpackingInComprehension(_)
            if source.text.get(range.start().to_usize()..).is_some_and(|text| text.starts_with("**")) =>
        {
            ("dict unpacking cannot be used in dict comprehension", TextRange::at(range.start(), TextSize::new(2)))
        }
        UnsupportedSyntaxErrorKind::UnpackingInComprehension(_) => ("iterable unpacking cannot be used in comprehension", range),
        _ => ("invalid syntax", range),
    };
    SyntaxError::at(source, SyntaxKind::Syntax, message, range)
}

fn unclosed(source: &Source, bracket: &OpenBracket) -> SyntaxError {
    let message = format!("'{}' was never closed", bracket.bracket);
    let mut error = SyntaxError::at(source, SyntaxKind::Syntax, message, TextRange::empty(bracket.at));
    error.end_column = 0;
    if error.line < source.position(source.text.trim_end().len() as u32).0 {
        error.text = Some(source.line(error.line).to_owned());
    }
    error
}

pub struct Reporter<'a> {
    pub source: &'a Source,
    /// Tokens without comments and newlines inside brackets.
    pub tokens: &'a [Token],
    pub nodes: Nodes<'a>,
    error: &'a ParseError,
}

impl Reporter<'_> {
    pub fn at(&self, message: impl Into<String>, range: TextRange) -> SyntaxError {
        SyntaxError::at(self.source, SyntaxKind::Syntax, message, range)
    }

    /// A token's range; a line's end is a point.
    pub fn token_range(&self, token: &Token) -> TextRange {
        match token.kind() {
            TokenKind::Newline | TokenKind::EndOfFile => TextRange::empty(token.start()),
            // To CPython an f-string is one token.
            TokenKind::FStringStart => self.nodes.string_at(token.start()).unwrap_or(token.range()),
            _ => token.range(),
        }
    }

    /// The first token from here on that stands for itself: blocks end without a word.
    pub fn past_dedents(&self, index: usize) -> usize {
        (index..self.tokens.len()).find(|&index| self.kind(index) != TokenKind::Dedent).unwrap_or(index)
    }

    /// Can what a token ends be an operand?
    pub fn ends_operand(&self, index: usize) -> bool {
        matches!(
            self.kind(index),
            TokenKind::Name
                | TokenKind::Int
                | TokenKind::Float
                | TokenKind::Complex
                | TokenKind::String
                | TokenKind::FStringEnd
                | TokenKind::Rpar
                | TokenKind::Rsqb
                | TokenKind::Rbrace
                | TokenKind::True
                | TokenKind::False
                | TokenKind::None
                | TokenKind::Ellipsis
        )
    }

    /// The index of the token at the error, and its predecessor.
    pub fn index(&self, offset: TextSize) -> usize {
        self.tokens.partition_point(|token| token.end() <= offset && token.start() < offset)
    }

    pub fn token(&self, index: usize) -> Option<&Token> {
        self.tokens.get(index)
    }

    pub fn kind(&self, index: usize) -> TokenKind {
        self.token(index).map_or(TokenKind::EndOfFile, Token::kind)
    }

    pub fn text(&self, range: TextRange) -> &str {
        self.source.text.get(range.start().to_usize()..range.end().to_usize()).unwrap_or("")
    }

    /// `invalid syntax` at a token, or what CPython suggests instead.
    pub fn invalid(&self, offset: TextSize) -> SyntaxError {
        let index = self.pattern_end(self.past_dedents(self.index(offset)));
        if let Some(token) = self.token(index).filter(|token| token.kind() == TokenKind::Indent) {
            return self.unexpected_indent(token.range());
        }
        self.suggestion(index).unwrap_or_else(|| {
            // `x not y`: the second word of the operator is the one that is missing.
            let is_operator = self.kind(index) == TokenKind::Not && index > 0 && self.ends_operand(index - 1);
            let index = if is_operator { index + 1 } else { index };
            let token = self.token(index);
            let range = token.map_or(TextRange::empty(offset), |token| self.token_range(token));
            let mut error = self.at("invalid syntax", range);
            if index > 0 && self.kind(index) == TokenKind::EndOfFile && self.kind(index - 1) == TokenKind::Newline {
                // The end of the source is on its last line, in no column.
                let line = self.source.position(self.source.text.trim_end_matches('\n').len() as u32).0;
                (error.line, error.column, error.end_line, error.end_column) = (line, 0, line, 0);
                error.text = Some(format!("{}\n", self.source.line(line)));
            }
            error
        })
    }

    fn report(&self) -> SyntaxError {
        let range = self.error.location;
        let start = range.start();
        let here = |message: &str| self.at(message, range);
        match &self.error.error {
            ParseErrorType::ExpectedToken { expected: TokenKind::Colon, found } => self.expected_colon(*found, start),
            ParseErrorType::ExpectedToken { expected: TokenKind::Lpar, .. }
                if self.kind(self.index(start).wrapping_sub(2)) == TokenKind::Def =>
            {
                here("expected '('")
            }
            ParseErrorType::ExpectedToken { expected: TokenKind::Rpar, .. } => {
                self.parenthesized_parameter(start).unwrap_or_else(|| self.invalid(start))
            }
            ParseErrorType::ExpectedToken { expected: TokenKind::In, .. } if let Some(error) = self.loop_target(start) => error,
            ParseErrorType::ExpectedToken { expected: TokenKind::Else, .. } if self.kind(self.index(start)) == TokenKind::Colon => {
                self.invalid(start)
            }
            ParseErrorType::ExpectedToken { expected: TokenKind::Else, .. } => {
                let end = self.token(self.index(start).wrapping_sub(1)).map_or(start, Token::end);
                let begin = self.nodes.ending_at(end).filter(|node| matches!(node, Expr::If(_))).map_or(start, |node| node.start());
                let begin = if begin == start { self.nodes.starting_before(end).unwrap_or(start) } else { begin };
                self.at("expected 'else' after 'if' expression", TextRange::new(begin, end))
            }
            ParseErrorType::InvalidAssignmentTarget
            | ParseErrorType::InvalidNamedAssignmentTarget
            | ParseErrorType::InvalidAnnotatedAssignmentTarget
            | ParseErrorType::InvalidAugmentedAssignmentTarget
            | ParseErrorType::InvalidDeleteTarget
                if let Some(missing) = self.nodes.missing_within(range)
                    && self.kind(self.index(start)) != TokenKind::Lambda =>
            {
                self.invalid(self.token(self.index(missing)).map_or(missing, Token::start))
            }
            ParseErrorType::InvalidAssignmentTarget => self.assignment_target(range),
            ParseErrorType::InvalidNamedAssignmentTarget if self.is_argument(start) => {
                self.invalid(self.token(self.index(range.end())).map_or(start, Token::start))
            }
            ParseErrorType::InvalidNamedAssignmentTarget => {
                let name = self.nodes.with_range(range).map_or("expression", expression_name);
                self.at(format!("cannot use assignment expressions with {name}"), range)
            }
            ParseErrorType::InvalidAnnotatedAssignmentTarget if self.is_lambda_with_parentheses(start) => {
                let tuple = self.token(self.index(start) + 1).map_or(range, |token| TextRange::new(token.start(), range.end()));
                self.at("Lambda expression parameters cannot be parenthesized", tuple)
            }
            ParseErrorType::InvalidAnnotatedAssignmentTarget if self.kind(self.index(start)) == TokenKind::Lambda => {
                self.invalid(self.token(self.index(start) + 1).map_or(start, Token::start))
            }
            ParseErrorType::InvalidAnnotatedAssignmentTarget
                if self.is_bare_colon(range.end()) || self.kind(self.index(start)) == TokenKind::Star =>
            {
                self.invalid(range.end())
            }
            ParseErrorType::InvalidAnnotatedAssignmentTarget => here("illegal target for annotation"),
            ParseErrorType::InvalidAugmentedAssignmentTarget => {
                let name = self.nodes.with_range(range).map_or("expression", expression_name);
                self.at(format!("'{name}' is an illegal expression for augmented assignment"), range)
            }
            ParseErrorType::InvalidDeleteTarget => {
                let name = self.nodes.with_range(range).map_or("expression", expression_name);
                self.at(format!("cannot delete {name}"), range)
            }
            ParseErrorType::PositionalAfterKeywordArgument
                if self.nodes.with_range(range).is_some_and(Expr::is_generator_expr) && self.kind(self.index(start)) != TokenKind::Lpar =>
            {
                here("Generator expression must be parenthesized")
            }
            ParseErrorType::PositionalAfterKeywordArgument => self.after_argument("positional argument follows keyword argument", range),
            ParseErrorType::PositionalAfterKeywordUnpacking => {
                self.after_argument("positional argument follows keyword argument unpacking", range)
            }
            ParseErrorType::InvalidArgumentUnpackingOrder => {
                let index = self.index(start);
                let first = self.open_bracket(index).map_or(index, |open| open + 1);
                let comma = (0..index).rev().find(|&index| self.kind(index) == TokenKind::Comma).unwrap_or(index);
                let range = self.token(first).zip(self.token(comma)).map_or(range, |(from, to)| TextRange::new(from.start(), to.start()));
                self.at("iterable argument unpacking follows keyword argument unpacking", range)
            }
            ParseErrorType::UnparenthesizedGeneratorExpression if self.in_class_header(start) => {
                let keyword = (self.index(start)..self.tokens.len()).find(|&index| self.kind(index) == TokenKind::For);
                let range = keyword.and_then(|index| self.token(index)).map_or(range, Ranged::range);
                self.at("invalid syntax", range)
            }
            ParseErrorType::UnparenthesizedGeneratorExpression
                if !matches!(self.kind(self.index(range.end())), TokenKind::Comma | TokenKind::Rpar) =>
            {
                self.invalid(self.token(self.index(range.end())).map_or(start, Token::start))
            }
            ParseErrorType::UnparenthesizedGeneratorExpression => here("Generator expression must be parenthesized"),
            ParseErrorType::NonDefaultParamAfterDefaultParam => self.without_default(range),
            ParseErrorType::ExpectedKeywordParam => self.bare_star(start),
            ParseErrorType::ParamAfterVarKeywordParam => here("arguments cannot follow var-keyword argument"),
            ParseErrorType::VarParameterWithDefault => {
                let index = self.index(start);
                let keywords = self.kind(index.wrapping_sub(2)) == TokenKind::DoubleStar || self.kind(index) == TokenKind::DoubleStar;
                let word = if keywords { "keyword" } else { "positional" };
                self.at(format!("var-{word} argument cannot have default value"), range)
            }
            ParseErrorType::UnexpectedIndentation => self.unexpected_indent(range),
            ParseErrorType::IterableUnpackingInComprehension => here("iterable unpacking cannot be used in comprehension"),
            ParseErrorType::InvalidStarredExpressionUsage => self.starred(range),
            ParseErrorType::InvalidMatchPatternTarget if self.kind(self.index(start).wrapping_sub(1)) == TokenKind::DoubleStar => {
                self.invalid(start)
            }
            ParseErrorType::InvalidMatchPatternTarget => here("cannot use '_' as a target"),
            ParseErrorType::ExpectedRealNumber if self.kind(self.index(start)) == TokenKind::Complex => {
                let number = self.token(self.index(start)).map_or(range, Ranged::range);
                self.at("real number required in complex literal", number)
            }
            ParseErrorType::ExpectedRealNumber => self.number_pattern(start),
            ParseErrorType::ExpectedImaginaryNumber => here("imaginary number required in complex literal"),
            ParseErrorType::UnparenthesizedTupleExpression if self.line_starts_with(range.end(), TokenKind::Raise) => {
                let comma = (self.index(start)..self.tokens.len()).find(|&index| self.kind(index) == TokenKind::Comma);
                self.invalid(comma.and_then(|index| self.token(index)).map_or(start, Token::start))
            }
            ParseErrorType::Lexical(kind) => self.lexical(kind, range),
            ParseErrorType::ExpectedExpression => self.missing_expression(start),
            ParseErrorType::OtherError(message) => self.other(message, range),
            _ => self.pattern_target(start).unwrap_or_else(|| self.invalid(start)),
        }
    }

    /// Does the end of the source inside a bracket explain the error better than the error itself?
    fn never_closed(&self, reported: &SyntaxError, bracket: &OpenBracket) -> bool {
        let last = self
            .tokens
            .iter()
            .rev()
            .find(|token| !matches!(token.kind(), TokenKind::EndOfFile | TokenKind::Newline | TokenKind::Dedent | TokenKind::Unknown));
        let end = last.map_or(TextSize::new(0), Token::end);
        let line = self.source.position(bracket.at.to_u32()).0;
        let at_line_end = self.kind(self.index(self.error.location.start())) == TokenKind::Newline;
        // A bracket that is the last token is looked into before anything is said.
        let is_last = bracket.at + TextSize::new(1) >= end && self.error.location.start() >= bracket.at;
        at_line_end
            || is_last
            || self.leads_into(reported, bracket)
            || self.error.location.start() >= end
            || reported.line > line
            || reported.end_line > line
            || self.reaches(reported, end)
    }

    /// Would reading on from where the error is, for what to suggest, read what is in the bracket and so reach the end of the source?
    fn leads_into(&self, reported: &SyntaxError, bracket: &OpenBracket) -> bool {
        let start = self.index(self.error.location.start());
        // What the lexer cannot go on with is the end of the source, too.
        let ends = |kind: TokenKind| matches!(kind, TokenKind::EndOfFile | TokenKind::Newline | TokenKind::Dedent | TokenKind::Unknown);
        let equals = (start..self.tokens.len()).find(|&at| self.kind(at) == TokenKind::Equal && at > 0 && self.ends_operand(at - 1));
        let is_about_equals = self.kind(start) == TokenKind::Equal || reported.message.ends_with("instead of '='?");
        if is_about_equals && let Some(value) = equals.and_then(|equals| self.token(equals + 1)) {
            let end = self.nodes.tight_starting_at(value.start()).map_or(value.end(), Ranged::end);
            return self.ends_operand(self.index(value.start())) && ends(self.kind(self.index(end)));
        }
        if reported.message != "invalid syntax" || start == 0 || !self.ends_operand(start - 1) {
            return false;
        }
        let mut at = start;
        while self.ends_operand(at) && self.kind(at + 1) == TokenKind::Dot {
            at += 2;
        }
        let reaches = at + usize::from(self.ends_operand(at));
        let first = self.kind(self.statement_start(start));
        if self.token(reaches).is_none_or(|token| token.start() != bracket.at) || self.in_case(start) || first == TokenKind::From {
            return false;
        }
        // Nothing after the bracket, in its line, may stop the reading before.
        let line = self.source.position(bracket.at.to_u32()).0;
        let is_beside = |token: &&Token| self.source.position(token.start().to_u32()).0 == line;
        let rest: Vec<TokenKind> = self.tokens[reaches + 1..].iter().take_while(is_beside).map(Token::kind).collect();
        let begins = rest.first().is_none_or(|kind| !matches!(kind, TokenKind::Comma | TokenKind::Colon | TokenKind::Dot));
        begins && rest.iter().all(|&kind| ends(kind) || is_read_on(kind))
    }

    /// Does a suggestion cover everything up to the end of the source?
    fn reaches(&self, reported: &SyntaxError, end: TextSize) -> bool {
        let (line, column) = super::character_position(self.source, end.to_u32());
        reported.message.starts_with("invalid syntax.")
            && (reported.end_line, reported.end_column) == (line, column as i32)
            && self.source.text.ends_with('\n')
    }

    /// A key without a value in a dictionary.
    pub fn dictionary_colon(&self, index: usize, start: TextSize) -> SyntaxError {
        if self.in_case(index) {
            return self.invalid(start);
        }
        let key = self.token(index.wrapping_sub(1)).and_then(|before| self.nodes.longest_ending_at(before.end()));
        match key {
            Some(key) if matches!(self.kind(index), TokenKind::Rbrace | TokenKind::Comma) || self.is_later_key(key.start()) => {
                let mut error = self.at("':' expected after dictionary key", TextRange::empty(key.end() - TextSize::new(1)));
                error.end_column = 0;
                error
            }
            _ => self.invalid(start),
        }
    }

    /// `for f(x): …`: the target is looked at before the `in` that is missing.
    fn loop_target(&self, start: TextSize) -> Option<SyntaxError> {
        let keyword = (0..self.index(start)).rev().find(|&index| self.kind(index) == TokenKind::For)?;
        let target = self.nodes.longest_starting_at(self.token(keyword + 1)?.start()).filter(|target| target.end() <= start)?;
        if self.nodes.missing_within(target.range()).is_some() {
            return None;
        }
        let wrong = match target {
            Expr::Tuple(tuple) => tuple.elts.iter().find(|item| !is_target(item))?,
            target => Some(target).filter(|target| !is_target(target))?,
        };
        Some(self.at(format!("cannot assign to {}", expression_name(wrong)), wrong.range()))
    }

    /// Is `x.y := 1` an argument of a call? Those have no text of their own.
    fn is_argument(&self, start: TextSize) -> bool {
        self.open_bracket(self.index(start)).is_some_and(|open| {
            let callee = self.kind(open.wrapping_sub(1));
            self.kind(open) == TokenKind::Lpar && matches!(callee, TokenKind::Name | TokenKind::Rpar | TokenKind::Rsqb)
        })
    }

    /// Does a line end with a colon, and nothing after it?
    fn is_bare_colon(&self, end: TextSize) -> bool {
        let index = self.index(end);
        self.kind(index) == TokenKind::Colon && matches!(self.kind(index + 1), TokenKind::Newline | TokenKind::EndOfFile)
    }

    /// Does a key with its value come before this one?
    fn is_later_key(&self, start: TextSize) -> bool {
        let index = self.index(start);
        self.kind(index.wrapping_sub(1)) == TokenKind::Comma && self.bracket_around(index) == Some(TokenKind::Lbrace)
    }

    fn in_class_header(&self, start: TextSize) -> bool {
        let index = self.index(start);
        index >= 3 && self.kind(index - 1) == TokenKind::Lpar && self.kind(index - 3) == TokenKind::Class
    }

    fn is_lambda_with_parentheses(&self, start: TextSize) -> bool {
        let index = self.index(start);
        self.kind(index) == TokenKind::Lambda && self.kind(index + 1) == TokenKind::Lpar
    }

    fn after_argument(&self, message: &str, range: TextRange) -> SyntaxError {
        // CPython points at the bracket after the last argument.
        let mut depth = 0_i32;
        for token in &self.tokens[self.index(range.start())..] {
            match token.kind() {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth += 1,
                TokenKind::Rpar if depth == 0 => return self.at(message, token.range()),
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth -= 1,
                _ => {}
            }
        }
        self.at(message, range)
    }

    fn starred(&self, range: TextRange) -> SyntaxError {
        let index = self.index(range.start());
        if range.len() == TextSize::new(1) {
            return self.invalid(self.token(index + 1).map_or(range.end(), Token::start));
        }
        if self.kind(index) == TokenKind::DoubleStar {
            return self.invalid(range.start());
        }
        if self.kind(index.wrapping_sub(1)) == TokenKind::Colon && self.bracket_around(index) == Some(TokenKind::Lbrace) {
            return self.at("cannot use a starred expression in a dictionary value", range);
        }
        match self.kind(index.wrapping_sub(1)) {
            TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent | TokenKind::Semi | TokenKind::Equal => {
                self.at("can't use starred expression here", range)
            }
            _ if index == 0 => self.at("can't use starred expression here", range),
            TokenKind::Lpar => self.at("cannot use starred expression here", range),
            _ => match self.nodes.with_range(range).and_then(Expr::as_starred_expr).and_then(|starred| after_operand(&starred.value)) {
                Some(end) => self.invalid(self.token(self.index(end)).map_or(end, Token::start)),
                None => self.at("invalid syntax", TextRange::at(range.start(), TextSize::new(1))),
            },
        }
    }

    /// Only numbers can be added or negated in a pattern.
    fn number_pattern(&self, start: TextSize) -> SyntaxError {
        let first = self.index(start);
        let sign =
            (first..self.tokens.len()).find(|&index| matches!(self.kind(index), TokenKind::Plus | TokenKind::Minus)).unwrap_or(first);
        let index = if sign == first { sign + 1 } else { sign };
        self.invalid(self.token(index).map_or(start, Token::start))
    }

    /// `f(x, *)`: CPython takes a `*` after arguments for one that came too late.
    fn starred_argument(&self, star: usize) -> Option<SyntaxError> {
        let open =
            self.open_bracket(star).filter(|&open| self.kind(open) == TokenKind::Lpar && self.is_argument(self.tokens[star].start()))?;
        let last = star.checked_sub(2).filter(|&last| last > open && self.kind(last + 1) == TokenKind::Comma)?;
        let range = TextRange::new(self.token(open + 1)?.start(), self.token(last)?.end());
        Some(self.at("iterable argument unpacking follows keyword argument unpacking", range))
    }

    fn missing_expression(&self, start: TextSize) -> SyntaxError {
        let index = self.index(start);
        let before = self.kind(index.wrapping_sub(1));
        // `{1:}` and `def f(a=)` have texts of their own; `<>` is one token to CPython.
        if before == TokenKind::Colon && self.kind(index) == TokenKind::Rbrace {
            let range = self.token(index.wrapping_sub(1)).map_or(TextRange::empty(start), Ranged::range);
            return self.at("expression expected after dictionary key and ':'", range);
        }
        let ends_parameter = matches!(self.kind(index), TokenKind::Comma | TokenKind::Rpar);
        if before == TokenKind::Equal && ends_parameter && self.in_parameters(index) {
            let range = self.token(index.wrapping_sub(1)).map_or(TextRange::empty(start), Ranged::range);
            return self.at("expected default value expression", range);
        }
        if before == TokenKind::Rarrow {
            let range = self.token(index.wrapping_sub(1)).map_or(TextRange::empty(start), Ranged::range);
            return self.at("expected ':'", range);
        }
        if before == TokenKind::Lpar && self.kind(index) == TokenKind::DoubleStar && self.kind(index.wrapping_sub(2)) != TokenKind::Name {
            let range = self.token(index).map_or(TextRange::empty(start), Ranged::range);
            return self.at("cannot use double starred expression here", range);
        }
        if before == TokenKind::Star
            && let Some(error) = self.starred_argument(index - 1)
        {
            return error;
        }
        if let (TokenKind::Less, TokenKind::Greater) = (before, self.kind(index)) {
            return self.at("invalid syntax", TextRange::new(start - TextSize::new(1), start + TextSize::new(1)));
        }
        self.invalid(start)
    }

    fn other(&self, message: &str, range: TextRange) -> SyntaxError {
        let here = |message: &str| self.at(message, range);
        if let Some(what) = message.strip_prefix("Expected an indented block after ") {
            return self.indented_block(what, range);
        }
        match message {
            "Expected `except` or `finally` after `try` block" => self.after_try_block(range),
            "Expected a parameter name" => self.keyword_argument(range),
            "Trailing comma not allowed"
                if self.line_starts_with(range.start(), TokenKind::From) && self.kind(self.index(range.end())) == TokenKind::Newline =>
            {
                self.at("trailing comma not allowed without surrounding parentheses", TextRange::empty(range.end()))
            }
            "Trailing comma not allowed" => self.invalid(self.token(self.index(range.end())).map_or(range.end(), Token::start)),
            "Star import must be the only import" => {
                let first = self.index(range.start());
                let star = (first..self.tokens.len()).find(|&index| self.kind(index) == TokenKind::Star).unwrap_or(first);
                let is_first = self.kind(star.wrapping_sub(1)) == TokenKind::Import;
                self.invalid(self.token(star + usize::from(is_first)).map_or(range.end(), Token::start))
            }
            "Bytes literal cannot be mixed with non-bytes literals" => {
                let next = self.token(self.index(range.end())).map_or(TextRange::empty(range.end()), |token| self.token_range(token));
                self.at("cannot mix bytes and nonbytes literals", next)
            }
            "Cannot have both 'except' and 'except*' on the same 'try'" => {
                let word = self.past_dedents(self.index(range.start()));
                let last = if self.kind(word + 1) == TokenKind::Star { word + 1 } else { word };
                let range = self.token(word).zip(self.token(last)).map_or(range, |(word, last)| TextRange::new(word.start(), last.end()));
                self.at("cannot have both 'except' and 'except*' on the same 'try'", range)
            }
            "Expected one or more exception types" => here("expected one or more exception types"),
            "Multiple exception types must be parenthesized when using `as`" => {
                let first = self.index(range.start());
                let colon = (first..self.tokens.len()).find(|&index| matches!(self.kind(index), TokenKind::Colon | TokenKind::Newline));
                let end = colon.and_then(|colon| self.token(colon - 1)).map_or(range.end(), Token::end);
                self.at("multiple exception types must be parenthesized", TextRange::new(range.start(), end))
            }
            "Only one '*' parameter allowed" | "Only one '*' separator allowed" => {
                self.at("* argument may appear only once", TextRange::at(range.start(), TextSize::new(1)))
            }
            "Only one '/' separator allowed" => here("/ may appear only once"),
            "'/' parameter must appear before '*' parameter" => here("/ must be ahead of *"),
            "Only single target (not tuple) can be annotated" => {
                let parenthesized = self.kind(self.index(range.start())) == TokenKind::Lpar;
                let first = self.token(self.index(range.start())).map_or(range, Ranged::range);
                self.at("only single target (not tuple) can be annotated", if parenthesized { range } else { first })
            }
            "Only single target (not list) can be annotated" => here("only single target (not list) can be annotated"),
            "Positional patterns cannot follow keyword patterns" => here("positional patterns follow keyword patterns"),
            _ => {
                let known = self.misplaced_slash(self.index(range.start())).or_else(|| self.pattern_target(range.start()));
                known.unwrap_or_else(|| self.invalid(range.start()))
            }
        }
    }

    fn line_starts_with(&self, offset: TextSize, kind: TokenKind) -> bool {
        let first = (0..self.index(offset))
            .rev()
            .take_while(|&index| !matches!(self.kind(index), TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent))
            .last();
        first.is_some_and(|first| self.kind(first) == kind)
    }

    /// `f(a.b=1)`: what stands before the `=` is no name.
    fn keyword_argument(&self, range: TextRange) -> SyntaxError {
        let equals = self.token(self.index(range.end())).filter(|token| token.kind() == TokenKind::Equal);
        if let Some(equals) = equals
            && (self.ends_comprehension(self.index(range.end()))
                || self.kind(self.index(range.start())) == TokenKind::Star
                || self.in_case(self.index(range.start())))
        {
            return self.invalid(equals.start());
        }
        let range = TextRange::new(range.start(), equals.map_or(range.end(), Token::end));
        match self.kind(self.index(range.start())) {
            kind @ (TokenKind::True | TokenKind::False | TokenKind::None)
                if self.kind(self.index(range.start()) + 1) == TokenKind::Equal =>
            {
                let name = match kind {
                    TokenKind::True => "True",
                    TokenKind::False => "False",
                    _ => "None",
                };
                self.at(format!("cannot assign to {name}"), range)
            }
            _ => self.at("expression cannot contain assignment, perhaps you meant \"==\"?", range),
        }
    }
}

/// Where the operand ends that `*` takes, in an expression that goes on after it.
fn after_operand(value: &Expr) -> Option<TextSize> {
    match value {
        Expr::If(ternary) => Some(ternary.body.end()),
        Expr::Compare(compare) => Some(compare.left.end()),
        Expr::BoolOp(operation) => operation.values.first().map(Ranged::end),
        Expr::Named(named) => Some(named.target.end()),
        Expr::UnaryOp(unary) if unary.op == UnaryOp::Not => Some(unary.start()),
        Expr::Lambda(lambda) => Some(lambda.start()),
        _ => None,
    }
}

/// May a token stand within an expression in brackets?
fn is_read_on(kind: TokenKind) -> bool {
    let is_word = matches!(
        kind,
        TokenKind::And
            | TokenKind::Or
            | TokenKind::Not
            | TokenKind::In
            | TokenKind::Is
            | TokenKind::If
            | TokenKind::Else
            | TokenKind::Lambda
    );
    is_word || !kind.is_keyword() && !matches!(kind, TokenKind::Semi | TokenKind::Equal | TokenKind::Unknown)
}

fn is_target(expr: &Expr) -> bool {
    matches!(expr, Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Starred(_) | Expr::List(_) | Expr::Tuple(_))
}
