//! What a source is warned of: comparisons, calls, subscripts and assertions that cannot be meant (`compile.c:check_compare` and those
//! near it). It changes nothing of the code that is made.

use super::{Compiled, Compiler};
use crate::code::Const;
use crate::parse::{SyntaxWarning, WarningKind};
use ruff_python_ast::{self as ast, CmpOp, Expr};
use ruff_text_size::{Ranged, TextRange};
use std::ops::Range;

impl<'a> Compiler<'a> {
    fn warn(&mut self, range: TextRange, message: impl Into<String>) {
        if self.warnings.len() < SyntaxWarning::MOST {
            self.warnings.push(SyntaxWarning { message: message.into(), range, kind: WarningKind::Meaning });
        }
    }

    /// Of code that CPython compiles twice, it warns twice.
    pub fn warn_again(&mut self, warned: Range<usize>) {
        let room = SyntaxWarning::MOST.saturating_sub(self.warnings.len());
        self.warnings.extend_from_within(warned.start..warned.end.min(warned.start + room));
    }

    /// `x is 1`: whether two equal constants are one object is nobody's promise.
    pub fn check_identity(&mut self, compare: &'a ast::ExprCompare) -> Compiled<()> {
        if self.hidden || !compare.ops.iter().any(|op| matches!(op, CmpOp::Is | CmpOp::IsNot)) {
            return Ok(());
        }
        let mut left = self.has_identity(&compare.left)?;
        for (op, comparator) in compare.ops.iter().zip(&compare.comparators) {
            let right = self.has_identity(comparator)?;
            let message = match op {
                CmpOp::Is => "\"is\" with a literal. Did you mean \"==\"?",
                CmpOp::IsNot => "\"is not\" with a literal. Did you mean \"!=\"?",
                _ => "",
            };
            let is_one = left && right;
            if !message.is_empty() && !is_one {
                self.warn(compare.range(), message);
                return Ok(());
            }
            left = right;
        }
        Ok(())
    }

    /// Is it no constant, or one of which there is only one?
    fn has_identity(&mut self, expr: &'a Expr) -> Compiled<bool> {
        Ok(matches!(self.constant(expr)?, None | Some(Const::None | Const::Bool(_) | Const::Ellipsis)))
    }

    /// `assert (x, "message")`.
    pub fn check_assertion(&mut self, stmt: &ast::StmtAssert) {
        if !self.hidden && matches!(&*stmt.test, Expr::Tuple(tuple) if !tuple.elts.is_empty()) {
            self.warn(stmt.range(), "assertion is always true, perhaps remove parentheses?");
        }
    }

    /// `(1, 2) (3, 4)` in a list that lacks a comma.
    pub fn check_callee(&mut self, call: &'a ast::ExprCall) -> Compiled<()> {
        if self.hidden || matches!(&*call.func, Expr::Name(_) | Expr::Attribute(_) | Expr::Lambda(_)) {
            return Ok(());
        }
        if let Some(kind) = self.kind_of(&call.func)? {
            self.warn(call.range(), format!("'{kind}' object is not callable; perhaps you missed a comma?"));
        }
        Ok(())
    }

    /// `[1, 2] [3, 4]` likewise.
    pub fn check_subscript(&mut self, subscript: &'a ast::ExprSubscript) -> Compiled<()> {
        if self.hidden || matches!(&*subscript.value, Expr::Name(_) | Expr::Attribute(_) | Expr::Subscript(_) | Expr::Call(_)) {
            return Ok(());
        }
        let Some(kind) = self.kind_of(&subscript.value)? else { return Ok(()) };
        match kind {
            "str" | "bytes" | "tuple" | "list" => {
                let index = self.kind_of(&subscript.slice)?.filter(|index| !matches!(*index, "int" | "bool"));
                if let Some(index) = index {
                    let message = format!("{kind} indices must be integers or slices, not {index}; perhaps you missed a comma?");
                    self.warn(subscript.range(), message);
                }
            }
            "dict" => {}
            _ => self.warn(subscript.range(), format!("'{kind}' object is not subscriptable; perhaps you missed a comma?")),
        }
        Ok(())
    }

    /// The type that the value of an expression has for certain (`compile.c:infer_type`).
    fn kind_of(&mut self, expr: &'a Expr) -> Compiled<Option<&'static str>> {
        Ok(Some(match expr {
            Expr::Tuple(_) => "tuple",
            Expr::List(_) | Expr::ListComp(_) => "list",
            Expr::Dict(_) | Expr::DictComp(_) => "dict",
            Expr::Set(_) | Expr::SetComp(_) => "set",
            Expr::Generator(_) => "generator",
            Expr::Lambda(_) => "function",
            Expr::FString(_) => "str",
            _ => return Ok(self.constant(expr)?.map(|value| value.type_name())),
        }))
    }
}
