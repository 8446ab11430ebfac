//! Arithmetic and comparison: constant folding, immediates and long chains without recursion.
//! It decides nothing about truth: conditions are in `condition.rs`.

use super::{Compiled, Compiler, Reg, fold};
use crate::code::{CompareOp, Const, Op};
use ruff_python_ast::{self as ast, CmpOp, Expr, Operator, UnaryOp};
use ruff_text_size::{Ranged, TextRange};

/// What a chain of operators has come to so far.
enum Left {
    Constant(Const),
    Register(Reg),
}

impl<'a> Compiler<'a> {
    /// A chain of binary operators, from its leftmost operand on.
    pub fn binary_into(&mut self, expr: &'a Expr, to: Reg) -> Compiled<()> {
        let mut chain = Vec::new();
        let mut leftmost = expr;
        while let Expr::BinOp(binary) = leftmost {
            chain.push(binary);
            leftmost = &binary.left;
        }
        let spare = self.scratch(to)?;
        let mut left = match self.constant(leftmost)? {
            Some(value) => Left::Constant(value),
            None => Left::Register(self.operand(leftmost, spare)?),
        };
        while let Some(binary) = chain.pop() {
            let mark = self.mark();
            let target = if chain.is_empty() { to } else { spare };
            let right = self.constant(&binary.right)?;
            left = match (left, right) {
                (Left::Constant(left), Some(right)) => match fold::binary(&left, binary.op, &right) {
                    Some(value) => Left::Constant(value),
                    None => {
                        self.load_const(spare, left, leftmost.range());
                        self.binary_constant(binary, spare, right, target)?;
                        Left::Register(target)
                    }
                },
                (Left::Register(left), Some(right)) => {
                    self.binary_constant(binary, left, right, target)?;
                    Left::Register(target)
                }
                (left, None) => {
                    let left = match left {
                        Left::Register(left) => left,
                        Left::Constant(value) => {
                            self.load_const(spare, value, leftmost.range());
                            spare
                        }
                    };
                    let right = self.value(&binary.right)?;
                    self.emit(arithmetic(binary.op), target, left, right, binary.range());
                    Left::Register(target)
                }
            };
            self.release(mark);
        }
        match left {
            Left::Constant(value) => self.load_const(to, value, expr.range()),
            Left::Register(register) => self.copy(to, register, expr.range()),
        }
        Ok(())
    }

    fn binary_constant(&mut self, binary: &'a ast::ExprBinOp, left: Reg, right: Const, to: Reg) -> Compiled<()> {
        let range = binary.right.range();
        self.arithmetic_constant(binary.op, 0, to, left, right, binary.range(), range)
    }

    /// `to = left op constant`, with an immediate where there is one; `in_place` is the instruction's `x`.
    #[expect(clippy::too_many_arguments, reason = "the operands of one instruction")]
    pub fn arithmetic_constant(
        &mut self,
        op: Operator,
        in_place: u8,
        to: Reg,
        left: Reg,
        right: Const,
        range: TextRange,
        constant: TextRange,
    ) -> Compiled<()> {
        if let (Some(op), Some(number)) = (immediate(op), small(&right)) {
            self.emit_x(op, in_place, to, left, number as u16, range);
            return Ok(());
        }
        let register = self.temp()?;
        self.load_const(register, right, constant);
        self.emit_x(arithmetic(op), in_place, to, left, register, range);
        Ok(())
    }

    pub fn unary_into(&mut self, expr: &'a Expr, unary: &'a ast::ExprUnaryOp, to: Reg) -> Compiled<()> {
        if let Some(value) = self.constant(expr)? {
            self.load_const(to, value, expr.range());
            return Ok(());
        }
        let operand = self.operand(&unary.operand, to)?;
        let op = match unary.op {
            UnaryOp::Invert => Op::Invert,
            UnaryOp::Not => Op::Not,
            UnaryOp::UAdd => Op::Pos,
            UnaryOp::USub => Op::Neg,
        };
        self.emit(op, to, operand, 0, expr.range());
        Ok(())
    }

    /// `a < b < c`: each operand once, stopping at the first comparison that is false.
    pub fn compare_into(&mut self, compare: &'a ast::ExprCompare, to: Reg) -> Compiled<()> {
        self.check_identity(compare)?;
        let range = compare.range();
        let result = if compare.ops.len() > 1 { self.scratch(to)? } else { to };
        let mut left = if compare.ops.len() > 1 { self.value(&compare.left)? } else { self.operand(&compare.left, to)? };
        let end = self.label();
        for (index, (op, comparator)) in compare.ops.iter().zip(&compare.comparators).enumerate() {
            let op = compare_op(*op);
            let last = index + 1 == compare.ops.len();
            let right = if last { self.comparator(op, comparator)? } else { self.value(comparator)? };
            self.emit_x(Op::Compare, op as u8, result, left, right, range);
            if !last {
                self.jump(Op::JumpIfFalse, result, end, range);
            }
            left = right;
        }
        self.bind(end);
        self.copy(to, result, range);
        Ok(())
    }

    /// The right operand of the last comparison: `in {1, 2}` looks into a constant set.
    pub fn comparator(&mut self, op: CompareOp, expr: &'a Expr) -> Compiled<Reg> {
        if matches!(op, CompareOp::In | CompareOp::NotIn)
            && let Some(value) = self.constant_collection(expr)?
        {
            let register = self.temp()?;
            self.load_const(register, value, expr.range());
            return Ok(register);
        }
        self.value(expr)
    }

    /// A list or set display of constants, as the immutable collection that can stand for it.
    pub fn constant_collection(&mut self, expr: &'a Expr) -> Compiled<Option<Const>> {
        match expr {
            Expr::List(list) => Ok(self.constants(&list.elts)?.map(Const::Tuple)),
            Expr::Set(set) => Ok(self.constants(&set.elts)?.map(Const::FrozenSet)),
            _ => Ok(None),
        }
    }
}

pub fn arithmetic(op: Operator) -> Op {
    match op {
        Operator::Add => Op::Add,
        Operator::Sub => Op::Sub,
        Operator::Mult => Op::Mul,
        Operator::MatMult => Op::MatMul,
        Operator::Div => Op::Div,
        Operator::Mod => Op::Mod,
        Operator::Pow => Op::Pow,
        Operator::LShift => Op::LShift,
        Operator::RShift => Op::RShift,
        Operator::BitOr => Op::BitOr,
        Operator::BitXor => Op::BitXor,
        Operator::BitAnd => Op::BitAnd,
        Operator::FloorDiv => Op::FloorDiv,
    }
}

fn immediate(op: Operator) -> Option<Op> {
    match op {
        Operator::Add => Some(Op::AddImm),
        Operator::Sub => Some(Op::SubImm),
        Operator::Mult => Some(Op::MulImm),
        Operator::FloorDiv => Some(Op::FloorDivImm),
        Operator::Mod => Some(Op::ModImm),
        _ => None,
    }
}

/// The constant as an immediate, if it is an int that fits.
pub fn small(value: &Const) -> Option<i16> {
    if let Const::Int(value) = value { i16::try_from(*value).ok() } else { None }
}

pub fn compare_op(op: CmpOp) -> CompareOp {
    match op {
        CmpOp::Eq => CompareOp::Eq,
        CmpOp::NotEq => CompareOp::Ne,
        CmpOp::Lt => CompareOp::Lt,
        CmpOp::LtE => CompareOp::Le,
        CmpOp::Gt => CompareOp::Gt,
        CmpOp::GtE => CompareOp::Ge,
        CmpOp::Is => CompareOp::Is,
        CmpOp::IsNot => CompareOp::IsNot,
        CmpOp::In => CompareOp::In,
        CmpOp::NotIn => CompareOp::NotIn,
    }
}
