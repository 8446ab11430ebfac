//! What CPython suggests instead of a bare `invalid syntax`: a comma, parentheses, `==`, or a target that can be assigned to.
//! It reads the recovered tree around one token and never looks for errors elsewhere.

use super::SyntaxError;
use super::messages::Reporter;
use super::nodes::{expression_name, is_tight};
use ruff_python_ast::Expr;
use ruff_python_ast::token::{Token, TokenKind};
use ruff_text_size::{Ranged, TextRange, TextSize};

impl Reporter<'_> {
    /// What CPython suggests instead of a bare `invalid syntax` at a token.
    pub fn suggestion(&self, index: usize) -> Option<SyntaxError> {
        let token = self.token(index)?;
        let before = self.token(index.checked_sub(1)?)?;
        if token.kind() == TokenKind::Equal {
            return self.equals_sign(index);
        }
        if token.kind().as_augmented_assign_operator().is_some() {
            let start = self.statement_start(index);
            let mut depth = 0_i32;
            (start..index).find(|&index| {
                match self.kind(index) {
                    TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth += 1,
                    TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth -= 1,
                    _ => {}
                }
                depth == 0 && self.kind(index) == TokenKind::Comma
            })?;
            let tuple = TextRange::new(self.token(start)?.start(), before.end());
            return Some(self.at("'tuple' is an illegal expression for augmented assignment", tuple));
        }
        if token.kind() == TokenKind::ColonEqual {
            return self.walrus(index);
        }
        if token.kind() == TokenKind::For {
            return self.comprehension_target(index).or_else(|| self.comprehension_argument(index));
        }
        // Where a comprehension goes on, no whole expression is looked for.
        if self.ends_comprehension(index) {
            return None;
        }
        let after = self.nodes.longest_starting_at(token.start()).map(Ranged::range);
        let word = self.text(before.range());
        let is_attribute = index > 1 && self.kind(index - 2) == TokenKind::Dot;
        let is_import = matches!(self.kind(self.statement_start(index)), TokenKind::From | TokenKind::Import);
        let is_statement = before.kind() == TokenKind::Name && matches!(word, "print" | "exec") && !is_attribute && !is_import;
        let is_value = matches!(token.kind(), TokenKind::String | TokenKind::Int | TokenKind::Float);
        let is_name = token.kind() == TokenKind::Name || token.kind().is_soft_keyword();
        let after = after.or_else(|| (is_name || is_statement && is_value).then(|| token.range()))?;
        if is_statement {
            let message = format!("Missing parentheses in call to '{word}'. Did you mean {word}(...)?");
            return Some(self.at(message, TextRange::new(before.start(), after.end())));
        }
        let name_and_string = before.kind() == TokenKind::Name && matches!(token.kind(), TokenKind::String | TokenKind::FStringStart);
        let open = self.open_bracket(index).and_then(|open| self.token(open))?;
        let left = self.nodes.longest_between(open.end(), before.end())?;
        if name_and_string && left.is_name_expr() || self.in_case(index) || matches!(word, "match" | "case" | "_") {
            return None;
        }
        let right = self.nodes.longest_expression_at(token.start()).map_or(after, Ranged::range);
        (left.start() < token.start()).then(|| {
            let range = TextRange::new(left.start(), right.end());
            self.at("invalid syntax. Perhaps you forgot a comma?", range)
        })
    }

    /// `x.y := 1` as a statement.
    fn walrus(&self, index: usize) -> Option<SyntaxError> {
        let start = self.statement_start(index);
        let end = (0..index).rev().find(|&index| self.kind(index) != TokenKind::Rpar)?;
        let first = (start..index).find(|&index| self.kind(index) != TokenKind::Lpar)?;
        let target = self.nodes.with_range(TextRange::new(self.token(first)?.start(), self.token(end)?.end()));
        let target = target.or_else(|| self.nodes.with_range(TextRange::new(self.token(first)?.start(), self.token(index - 1)?.end())))?;
        if self.in_brackets(index) || target.is_name_expr() && first == start {
            return None;
        }
        Some(self.at(format!("cannot use assignment expressions with {}", expression_name(target)), target.range()))
    }

    /// The first token of the statement around a token.
    pub fn statement_start(&self, index: usize) -> usize {
        let ends = |kind| matches!(kind, TokenKind::Newline | TokenKind::Indent | TokenKind::Dedent | TokenKind::Semi);
        (0..index).rev().find(|&index| ends(self.kind(index))).map_or(0, |end| end + 1)
    }

    /// `[x, y for x in z]`.
    fn comprehension_target(&self, index: usize) -> Option<SyntaxError> {
        let mut depth = 0_i32;
        let mut commas = 0;
        for (at, token) in self.tokens[..index].iter().enumerate().rev() {
            match token.kind() {
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth += 1,
                TokenKind::Lsqb | TokenKind::Lbrace if depth == 0 && commas > 0 && self.is_whole_clause(index) => {
                    let range = TextRange::new(self.token(at + 1)?.start(), self.token(index - 1)?.end());
                    return Some(self.at("did you forget parentheses around the comprehension target?", range));
                }
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if depth == 0 => return None,
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth -= 1,
                TokenKind::Comma if depth == 0 => commas += 1,
                // The key of a dictionary.
                TokenKind::Colon if depth == 0 => return None,
                _ => {}
            }
        }
        None
    }

    /// Has a `for` in brackets its `in`, and something after it?
    fn is_whole_clause(&self, keyword: usize) -> bool {
        let word = self.directly_inside(keyword + 1, self.tokens.len()).find(|&at| self.kind(at) == TokenKind::In);
        let value = word.and_then(|word| self.token(word + 1));
        value.is_some_and(|value| self.nodes.longest_starting_at(value.start()).is_some())
    }

    /// The tokens from one to another that are in no brackets which open there, up to where the brackets around them close.
    pub fn directly_inside(&self, from: usize, to: usize) -> impl Iterator<Item = usize> {
        let mut depth = 0_i32;
        let depths = (from..to).map(move |at| {
            let before = depth;
            match self.kind(at) {
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth += 1,
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth -= 1,
                _ => {}
            }
            (at, before)
        });
        depths.take_while(|&(_, depth)| depth >= 0).filter(|&(_, depth)| depth == 0).map(|(at, _)| at)
    }

    /// `f(x=y for y in z)`: a comprehension as the value of an argument.
    fn comprehension_argument(&self, keyword: usize) -> Option<SyntaxError> {
        let open = self.open_bracket(keyword).filter(|&open| self.kind(open) == TokenKind::Lpar)?;
        let equals = self.directly_inside(open + 1, keyword).filter(|&at| self.kind(at) == TokenKind::Equal).last()?;
        let is_argument = matches!(self.kind(equals.checked_sub(2)?), TokenKind::Lpar | TokenKind::Comma);
        let name = self.token(equals - 1).filter(|name| is_argument && name.kind() == TokenKind::Name)?;
        let value = self.nodes.longest_expression_at(self.token(equals + 1)?.start())?;
        let range = TextRange::new(name.start(), self.token(equals)?.end());
        (self.index(value.end()) == keyword).then(|| self.at("invalid syntax. Maybe you meant '==' or ':=' instead of '='?", range))
    }

    /// `if x = 1`: an assignment where a comparison was meant.
    fn equals_sign(&self, index: usize) -> Option<SyntaxError> {
        if self.ends_comprehension(index) {
            return None;
        }
        let before = self.token(index.checked_sub(1)?)?;
        let inside = self.open_bracket(index).and_then(|open| self.token(open)).map_or(TextSize::new(0), Token::end);
        let bare = self.nodes.longest_between(inside, before.end());
        let left = match bare {
            Some(left) => left,
            None => self.parenthesised(index - 1)?,
        };
        let after = self.token(index + 1)?;
        let value = match self.nodes.tight_starting_at(after.start()) {
            Some(value) => value.range(),
            None => after.range(),
        };
        let start = self.index(left.start());
        let context = matches!(
            self.kind(start.checked_sub(1)?),
            TokenKind::If | TokenKind::Elif | TokenKind::While | TokenKind::Match | TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace
        ) || self.kind(start - 1) == TokenKind::Comma && self.in_brackets(index);
        if self.kind(start - 1) == TokenKind::If
            && let Some(error) = self.half_conditional(start - 1, left)
        {
            return Some(error);
        }
        let ends = !matches!(
            self.kind(self.index(value.end()) + usize::from(self.kind(self.index(value.end())) == TokenKind::Rpar)),
            TokenKind::ColonEqual
        );
        if !context || !ends || !is_tight(left) {
            return None;
        }
        match left {
            Expr::Name(_) if bare.is_some() => {
                let range = TextRange::new(left.start(), value.end());
                Some(self.at("invalid syntax. Maybe you meant '==' or ':=' instead of '='?", range))
            }
            Expr::List(_) | Expr::Tuple(_) | Expr::Generator(_) | Expr::BooleanLiteral(_) | Expr::NoneLiteral(_) => None,
            _ => {
                let message = format!("cannot assign to {} here. Maybe you meant '==' instead of '='?", expression_name(left));
                Some(self.at(message, left.range()))
            }
        }
    }

    /// `x if y = 1`: an `if` with an expression before it, of which there is no `else`.
    fn half_conditional(&self, keyword: usize, condition: &Expr) -> Option<SyntaxError> {
        let body = self.nodes.longest_ending_at(self.token(keyword.checked_sub(1)?)?.end())?;
        let range = TextRange::new(body.start(), condition.end());
        (keyword > self.statement_start(keyword)).then(|| self.at("expected 'else' after 'if' expression", range))
    }

    /// The expression in the parentheses that close with a token.
    fn parenthesised(&self, close: usize) -> Option<&Expr> {
        let open = self.open_bracket(close).filter(|_| self.kind(close) == TokenKind::Rpar)?;
        let first = (open..close).find(|&index| self.kind(index) != TokenKind::Lpar)?;
        let inner = self.nodes.longest_starting_at(self.token(first)?.start())?;
        (self.kind(self.index(inner.end())) == TokenKind::Rpar).then_some(inner)
    }

    /// Does the `=` stand in the conditions of a comprehension, where it ends everything?
    pub fn ends_comprehension(&self, equals: usize) -> bool {
        let Some(open) = self.open_bracket(equals) else { return false };
        let (mut depth, mut is_past_in) = (0_i32, false);
        for token in self.tokens[open + 1..equals].iter().rev() {
            match token.kind() {
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth += 1,
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth -= 1,
                TokenKind::Comma if depth == 0 && !is_past_in => return false,
                TokenKind::In if depth == 0 => is_past_in = true,
                TokenKind::For if depth == 0 => return is_past_in,
                _ => {}
            }
        }
        false
    }

    pub fn in_brackets(&self, index: usize) -> bool {
        self.open_bracket(index).is_some()
    }

    /// Which bracket is open around a token.
    pub fn bracket_around(&self, index: usize) -> Option<TokenKind> {
        self.open_bracket(index).map(|open| self.kind(open))
    }

    /// The innermost bracket that is open before a token.
    pub fn open_bracket(&self, index: usize) -> Option<usize> {
        let mut depth = 0_i32;
        for (at, token) in self.tokens.get(..index)?.iter().enumerate().rev() {
            match token.kind() {
                TokenKind::Rpar | TokenKind::Rsqb | TokenKind::Rbrace => depth += 1,
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace if depth == 0 => return Some(at),
                TokenKind::Lpar | TokenKind::Lsqb | TokenKind::Lbrace => depth -= 1,
                _ => {}
            }
        }
        None
    }

    pub fn assignment_target(&self, range: TextRange) -> SyntaxError {
        let Some(node) = self.nodes.with_range(range) else { return self.invalid(range.start()) };
        if matches!(node, Expr::Yield(_) | Expr::YieldFrom(_)) && self.kind(self.index(range.start()).wrapping_sub(1)) != TokenKind::Lpar {
            return self.at("assignment to yield expression not possible", range);
        }
        let next = self.index(range.end());
        let next = (next..).find(|&index| self.kind(index) != TokenKind::Rpar).unwrap_or(next);
        if self.kind(next) == TokenKind::Equal && self.ends_comprehension(next) {
            return self.invalid(self.token(next).map_or(range.end(), Token::start));
        }
        // `lambda x: = 1` and `x === y` break off before the assignment.
        if range.end() < self.token(next).map_or(range.end(), Token::start) && self.kind(next) == TokenKind::Equal && self.ends_early(node)
        {
            return self.invalid(self.token(next).map_or(range.end(), Token::start));
        }
        if self.kind(next) == TokenKind::Equal && self.ends_early(node) {
            return self.invalid(self.token(next).map_or(range.end(), Token::start));
        }
        let name = expression_name(node);
        let plain = matches!(node, Expr::List(_) | Expr::Tuple(_) | Expr::Generator(_) | Expr::BooleanLiteral(_) | Expr::NoneLiteral(_));
        let direct = self.kind(self.index(range.end())) == TokenKind::Equal || self.nodes.is_first_target(range);
        // A `yield` stands in parentheses here.
        let is_tight = is_tight(node) || matches!(node, Expr::Yield(_));
        let is_compared = !matches!(self.kind(next + 1), TokenKind::Yield | TokenKind::Lambda | TokenKind::Not);
        if !plain && is_tight && direct && is_compared && self.kind(next) == TokenKind::Equal && self.nodes.in_first_target(range) {
            return self.at(format!("cannot assign to {name} here. Maybe you meant '==' instead of '='?"), range);
        }
        self.at(format!("cannot assign to {name}"), range)
    }

    /// Does the expression lack its last operand?
    fn ends_early(&self, node: &Expr) -> bool {
        let last = match node {
            Expr::Lambda(lambda) => &*lambda.body,
            Expr::Compare(compare) => match compare.comparators.last() {
                Some(last) => last,
                None => return false,
            },
            Expr::If(ternary) => &*ternary.orelse,
            Expr::BinOp(binary) => &*binary.right,
            Expr::UnaryOp(unary) => &*unary.operand,
            _ => return false,
        };
        last.range().is_empty()
    }
}
