//! The expressions of a recovered tree by where they start and end, and CPython's names for their kinds.
//! Only errors need it; a source that parses never gets here.

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{Expr, Mod, Stmt};
use ruff_text_size::{Ranged, TextRange, TextSize};

pub struct Nodes<'a> {
    exprs: Vec<&'a Expr>,
    first_targets: Vec<TextRange>,
    /// What lies between the block of a `try` that handles nothing and the block of its `else`; in the order of the source.
    bare_elses: Vec<TextRange>,
}

impl<'a> Nodes<'a> {
    pub fn new(syntax: &'a Mod) -> Self {
        let mut nodes = Self { exprs: Vec::new(), first_targets: Vec::new(), bare_elses: Vec::new() };
        match syntax {
            Mod::Module(module) => nodes.visit_body(&module.body),
            Mod::Expression(expression) => nodes.visit_expr(&expression.body),
        }
        nodes.bare_elses.sort_by_key(|between| between.start());
        nodes
    }

    pub fn with_range(&self, range: TextRange) -> Option<&'a Expr> {
        self.exprs.iter().copied().find(|expr| expr.range() == range)
    }

    /// Where an operand is missing in an expression.
    pub fn missing_within(&self, range: TextRange) -> Option<TextSize> {
        let missing = self.exprs.iter().filter(|expr| expr.is_name_expr() && expr.range().is_empty());
        missing.map(|expr| expr.start()).filter(|&at| range.contains_inclusive(at)).min()
    }

    /// The f-string that starts at an offset.
    pub fn string_at(&self, start: TextSize) -> Option<TextRange> {
        let parts = self.exprs.iter().filter_map(|expr| expr.as_f_string_expr()).flat_map(|string| string.value.f_strings());
        parts.map(Ranged::range).find(|range| range.start() == start)
    }

    pub fn ending_at(&self, end: TextSize) -> Option<&'a Expr> {
        self.exprs.iter().copied().find(|expr| expr.end() == end && !expr.range().is_empty())
    }

    /// The start of the largest expression that ends at `end` or goes on beyond it.
    pub fn starting_before(&self, end: TextSize) -> Option<TextSize> {
        self.exprs.iter().filter(|expr| expr.is_if_expr() && expr.start() < end && expr.end() >= end).map(|expr| expr.start()).min()
    }

    /// The longest operand (no conditional, lambda or tuple) that ends at an offset.
    pub fn longest_ending_at(&self, end: TextSize) -> Option<&'a Expr> {
        self.longest_between(TextSize::new(0), end)
    }

    /// As above, of those that do not begin before `start`.
    pub fn longest_between(&self, start: TextSize, end: TextSize) -> Option<&'a Expr> {
        let operands = self.exprs.iter().copied().filter(|expr| expr.end() == end && expr.start() >= start && is_operand(expr));
        operands.min_by_key(|expr| expr.start())
    }

    pub fn longest_starting_at(&self, start: TextSize) -> Option<&'a Expr> {
        self.exprs.iter().copied().filter(|expr| expr.start() == start && !expr.range().is_empty()).max_by_key(|expr| expr.end())
    }

    /// As above, without the tuples that commas make.
    pub fn longest_expression_at(&self, start: TextSize) -> Option<&'a Expr> {
        let all = self.exprs.iter().copied().filter(|expr| expr.start() == start && !expr.range().is_empty());
        all.filter(|expr| !matches!(expr, Expr::Tuple(_) | Expr::Starred(_) | Expr::Named(_) | Expr::Slice(_)))
            .max_by_key(|expr| expr.end())
    }

    /// The longest expression that binds at least as tightly as `|`.
    pub fn tight_starting_at(&self, start: TextSize) -> Option<&'a Expr> {
        let all = self.exprs.iter().copied().filter(|expr| expr.start() == start && !expr.range().is_empty());
        all.filter(|expr| is_tight(expr)).max_by_key(|expr| expr.end())
    }

    /// Is this the first target of an assignment?
    pub fn is_first_target(&self, range: TextRange) -> bool {
        self.first_targets.contains(&range)
    }

    /// Is this the `else` of a `try` that handles nothing?
    pub fn is_else_of_bare_try(&self, range: TextRange) -> bool {
        let after = self.bare_elses.partition_point(|between| between.start() <= range.start());
        self.bare_elses[..after].last().is_some_and(|between| between.contains_range(range))
    }

    pub fn in_first_target(&self, range: TextRange) -> bool {
        self.first_targets.iter().any(|target| target.contains_range(range))
    }
}

impl<'a> Visitor<'a> for Nodes<'a> {
    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Assign(assign) = stmt {
            // CPython's hint is for one `=` only.
            self.first_targets.extend(assign.targets.first().filter(|_| assign.targets.len() == 1).map(Ranged::range));
        }
        if let Stmt::Try(tried) = stmt
            && tried.handlers.is_empty()
            && tried.finalbody.is_empty()
            && let (Some(last), Some(first)) = (tried.body.last(), tried.orelse.first())
        {
            self.bare_elses.push(TextRange::new(last.end(), first.start()));
        }
        visitor::walk_stmt(self, stmt);
    }
    fn visit_expr(&mut self, expr: &'a Expr) {
        self.exprs.push(expr);
        visitor::walk_expr(self, expr);
    }
}

/// Is it there, and no conditional, lambda or tuple?
fn is_operand(expr: &Expr) -> bool {
    let is_more = matches!(expr, Expr::If(_) | Expr::Lambda(_) | Expr::Tuple(_) | Expr::Starred(_) | Expr::Named(_) | Expr::Slice(_));
    !is_more && !expr.range().is_empty()
}

/// Does the expression bind at least as tightly as `|`?
pub fn is_tight(expr: &Expr) -> bool {
    match expr {
        Expr::BoolOp(_) | Expr::Compare(_) | Expr::If(_) | Expr::Lambda(_) | Expr::Tuple(_) | Expr::Starred(_) | Expr::Yield(_) => false,
        Expr::UnaryOp(unary) => unary.op != ruff_python_ast::UnaryOp::Not,
        _ => true,
    }
}

/// What CPython calls an expression in its messages.
pub fn expression_name(expr: &Expr) -> &'static str {
    match expr {
        Expr::Attribute(_) => "attribute",
        Expr::Subscript(_) => "subscript",
        Expr::Starred(_) => "starred",
        Expr::Name(_) => "name",
        Expr::List(_) => "list",
        Expr::Tuple(_) => "tuple",
        Expr::Lambda(_) => "lambda",
        Expr::Call(_) => "function call",
        Expr::BoolOp(_) | Expr::BinOp(_) | Expr::UnaryOp(_) => "expression",
        Expr::Generator(_) => "generator expression",
        Expr::Yield(_) | Expr::YieldFrom(_) => "yield expression",
        Expr::Await(_) => "await expression",
        Expr::ListComp(_) => "list comprehension",
        Expr::SetComp(_) => "set comprehension",
        Expr::DictComp(_) => "dict comprehension",
        Expr::Dict(_) => "dict literal",
        Expr::Set(_) => "set display",
        Expr::FString(_) | Expr::TString(_) => "f-string expression",
        Expr::NoneLiteral(_) => "None",
        Expr::BooleanLiteral(literal) => {
            if literal.value {
                "True"
            } else {
                "False"
            }
        }
        Expr::EllipsisLiteral(_) => "ellipsis",
        Expr::StringLiteral(_) | Expr::BytesLiteral(_) | Expr::NumberLiteral(_) => "literal",
        Expr::Compare(_) => "comparison",
        Expr::If(_) => "conditional expression",
        Expr::Named(_) => "named expression",
        Expr::Slice(_) | Expr::IpyEscapeCommand(_) => "expression",
    }
}
