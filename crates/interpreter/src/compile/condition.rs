//! Truth: jumps on conditions, `and`/`or` and the conditional expression, with comparisons fused into their jumps.
//! A condition that is decided at compile time emits no test.

use super::emit::Label;
use super::operator::{compare_op, small};
use super::{Compiled, Compiler, Reg};
use crate::code::{CompareOp, Const, Op};
use ruff_python_ast::{self as ast, BoolOp, Expr, UnaryOp};
use ruff_text_size::Ranged;

impl<'a> Compiler<'a> {
    /// Jumps to `label` if the truth of `expr` is `when`; falls through otherwise.
    pub fn jump_if(&mut self, expr: &'a Expr, when: bool, label: Label) -> Compiled<()> {
        let range = expr.range();
        if let Some(truth) = self.constant_truth(expr)? {
            if truth == when {
                self.jump(Op::Jump, 0, label, range);
            }
            return Ok(());
        }
        let mark = self.mark();
        match expr {
            Expr::UnaryOp(ast::ExprUnaryOp { op: UnaryOp::Not, operand, .. }) => self.jump_if(operand, !when, label)?,
            Expr::BoolOp(bool_op) => self.jump_if_bool_op(bool_op, when, label)?,
            Expr::Compare(compare) => self.jump_if_compare(compare, when, label)?,
            _ => {
                let value = self.value(expr)?;
                self.jump(if when { Op::JumpIfTrue } else { Op::JumpIfFalse }, value, label, range);
            }
        }
        self.release(mark);
        Ok(())
    }

    fn jump_if_bool_op(&mut self, bool_op: &'a ast::ExprBoolOp, when: bool, label: Label) -> Compiled<()> {
        // The truth that decides the whole as soon as one operand has it.
        let deciding = bool_op.op == BoolOp::Or;
        let Some((last, others)) = bool_op.values.split_last() else { return Ok(()) };
        if deciding == when {
            for value in others {
                self.jump_if(value, when, label)?;
            }
            return self.jump_if(last, when, label);
        }
        let end = self.label();
        for value in others {
            self.jump_if(value, deciding, end)?;
        }
        self.jump_if(last, when, label)?;
        self.bind(end);
        Ok(())
    }

    fn jump_if_compare(&mut self, compare: &'a ast::ExprCompare, when: bool, label: Label) -> Compiled<()> {
        self.check_identity(compare)?;
        let range = compare.range();
        let mut left = self.value(&compare.left)?;
        let end = self.label();
        for (index, (op, comparator)) in compare.ops.iter().zip(&compare.comparators).enumerate() {
            let op = compare_op(*op);
            let last = index + 1 == compare.ops.len();
            // All comparisons but the last one decide only when they are false.
            let (target, when) = match (last, when) {
                (true, when) => (label, when),
                (false, true) => (end, false),
                (false, false) => (label, false),
            };
            let right = self.constant(comparator)?;
            match (op, right) {
                (CompareOp::Is | CompareOp::IsNot, Some(Const::None)) if last => {
                    let is_none = (op == CompareOp::Is) == when;
                    self.jump(if is_none { Op::JumpIfNone } else { Op::JumpIfNotNone }, left, target, range);
                }
                (CompareOp::Lt | CompareOp::Le | CompareOp::Eq | CompareOp::Ne | CompareOp::Gt | CompareOp::Ge, Some(ref right))
                    if last && small(right).is_some() =>
                {
                    self.jump_compare_int(op, when, left, small(right).unwrap_or(0), target, range);
                }
                _ => {
                    let right = if last { self.comparator(op, comparator)? } else { self.value(comparator)? };
                    self.jump_compare(op, when, left, right, target, range);
                    left = right;
                }
            }
        }
        self.bind(end);
        Ok(())
    }

    /// `and`/`or` as a value: the operand that decides.
    pub fn bool_op_into(&mut self, bool_op: &'a ast::ExprBoolOp, to: Reg) -> Compiled<()> {
        let op = if bool_op.op == BoolOp::Or { Op::JumpIfTrue } else { Op::JumpIfFalse };
        let result = self.scratch(to)?;
        let end = self.label();
        for (index, value) in bool_op.values.iter().enumerate() {
            self.value_into(value, result)?;
            if index + 1 < bool_op.values.len() {
                self.jump(op, result, end, value.range());
            }
        }
        self.bind(end);
        self.copy(to, result, bool_op.range());
        Ok(())
    }

    pub fn ternary_into(&mut self, ternary: &'a ast::ExprIf, to: Reg) -> Compiled<()> {
        let (orelse, end) = (self.label(), self.label());
        self.jump_if(&ternary.test, false, orelse)?;
        self.value_into(&ternary.body, to)?;
        self.jump(Op::Jump, 0, end, ternary.range());
        self.bind(orelse);
        self.value_into(&ternary.orelse, to)?;
        self.bind(end);
        Ok(())
    }

    /// The truth of an expression without effects that is known now.
    pub fn constant_truth(&mut self, expr: &'a Expr) -> Compiled<Option<bool>> {
        if let Expr::Name(name) = expr {
            return Ok((name.id == "__debug__").then_some(true));
        }
        Ok(self.constant(expr)?.map(|value| match value {
            Const::None => false,
            Const::Ellipsis | Const::Big(_) => true,
            Const::Bool(value) => value,
            Const::Int(value) => value != 0,
            Const::Float(value) | Const::Imaginary(value) => value != 0.0,
            Const::Str(value) => !value.is_empty(),
            Const::Bytes(value) => !value.is_empty(),
            Const::Tuple(items) | Const::FrozenSet(items) => !items.is_empty(),
        }))
    }
}
