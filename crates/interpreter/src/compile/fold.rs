//! Constant folding: which expressions are constants, and the arithmetic on them.
//! It folds only what cannot fail and stays small; everything else is left to run time.

use super::{Compiled, Compiler};
use crate::code::Const;
use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::{Signed, ToPrimitive, Zero};
use ruff_python_ast::{Expr, Operator, UnaryOp};

/// Results beyond these sizes are not worth their room in the constants.
const MAX_BITS: u64 = 128;
const MAX_TEXT: usize = 4096;
const MAX_ITEMS: usize = 256;

impl<'a> Compiler<'a> {
    /// The value of an expression, if it is constant.
    pub fn constant(&mut self, expr: &'a Expr) -> Compiled<Option<Const>> {
        match expr {
            Expr::UnaryOp(op) => Ok(self.constant(&op.operand)?.and_then(|value| unary(op.op, &value))),
            Expr::BinOp(op) => {
                let Some(left) = self.constant(&op.left)? else { return Ok(None) };
                let Some(right) = self.constant(&op.right)? else { return Ok(None) };
                Ok(binary(&left, op.op, &right))
            }
            Expr::Tuple(tuple) => Ok(self.constants(&tuple.elts)?.map(Const::Tuple)),
            _ => self.literal(expr),
        }
    }

    /// The values of expressions, if all are constant.
    pub fn constants(&mut self, exprs: &'a [Expr]) -> Compiled<Option<Vec<Const>>> {
        let mut values = Vec::new();
        for expr in exprs {
            let Some(value) = self.constant(expr)? else { return Ok(None) };
            values.push(value);
        }
        Ok(Some(values))
    }
}

pub fn integer(value: BigInt) -> Const {
    value.to_i64().map_or_else(|| Const::Big(value), Const::Int)
}

fn unary(op: UnaryOp, value: &Const) -> Option<Const> {
    match (op, value) {
        (UnaryOp::USub, Const::Float(value)) => Some(Const::Float(-value)),
        (UnaryOp::UAdd, Const::Float(value)) => Some(Const::Float(*value)),
        (UnaryOp::Not, value) => match value {
            Const::Bool(value) => Some(Const::Bool(!value)),
            Const::None => Some(Const::Bool(true)),
            Const::Int(value) => Some(Const::Bool(*value == 0)),
            _ => None,
        },
        (UnaryOp::USub, value) => Some(integer(-number(value)?)),
        (UnaryOp::UAdd, value) => Some(integer(number(value)?)),
        (UnaryOp::Invert, value) => Some(integer(!number(value)?)),
    }
}

fn number(value: &Const) -> Option<BigInt> {
    match value {
        Const::Int(value) => Some((*value).into()),
        Const::Big(value) => Some(value.clone()),
        Const::Bool(value) => Some(i32::from(*value).into()),
        _ => None,
    }
}

pub fn binary(left: &Const, op: Operator, right: &Const) -> Option<Const> {
    match (left, right) {
        (Const::Str(left), Const::Str(right)) if op == Operator::Add && left.len() + right.len() <= MAX_TEXT => {
            Some(Const::Str(format!("{left}{right}")))
        }
        (Const::Bytes(left), Const::Bytes(right)) if op == Operator::Add && left.len() + right.len() <= MAX_TEXT => {
            Some(Const::Bytes([&left[..], right].concat()))
        }
        (Const::Tuple(left), Const::Tuple(right)) if op == Operator::Add && left.len() + right.len() <= MAX_ITEMS => {
            Some(Const::Tuple([&left[..], right].concat()))
        }
        (Const::Str(text), Const::Int(count)) | (Const::Int(count), Const::Str(text)) if op == Operator::Mult => {
            let count = usize::try_from((*count).max(0)).ok()?;
            (text.len().checked_mul(count)? <= MAX_TEXT).then(|| Const::Str(text.repeat(count)))
        }
        (Const::Float(_), _) | (_, Const::Float(_)) => float(real(left)?, op, real(right)?),
        // `True & False` is a bool: left to run time.
        (Const::Bool(_), _) | (_, Const::Bool(_)) => None,
        _ => whole(&number(left)?, op, &number(right)?),
    }
}

/// A number as a float, where the conversion is exact.
fn real(value: &Const) -> Option<f64> {
    match value {
        Const::Float(value) => Some(*value),
        Const::Int(value) if value.unsigned_abs() < 1 << 53 => Some(*value as f64),
        _ => None,
    }
}

fn float(left: f64, op: Operator, right: f64) -> Option<Const> {
    let value = match op {
        Operator::Add => left + right,
        Operator::Sub => left - right,
        Operator::Mult => left * right,
        Operator::Div if right != 0.0 => left / right,
        _ => return None,
    };
    Some(Const::Float(value))
}

fn whole(left: &BigInt, op: Operator, right: &BigInt) -> Option<Const> {
    let value = match op {
        Operator::Add => left + right,
        Operator::Sub => left - right,
        Operator::Mult if left.bits() + right.bits() <= MAX_BITS => left * right,
        Operator::FloorDiv if !right.is_zero() => left.div_floor(right),
        Operator::Mod if !right.is_zero() => left.mod_floor(right),
        Operator::Pow if !right.is_negative() => {
            let exponent = right.to_u32()?;
            (left.bits().checked_mul(exponent.into())? <= MAX_BITS).then(|| left.pow(exponent))?
        }
        Operator::LShift if !right.is_negative() => {
            let count = right.to_u64()?;
            (left.bits().checked_add(count)? <= MAX_BITS).then(|| left << count)?
        }
        Operator::RShift if !right.is_negative() => left >> right.to_u64()?,
        Operator::BitAnd => left & right,
        Operator::BitOr => left | right,
        Operator::BitXor => left ^ right,
        _ => return None,
    };
    (value.bits() <= MAX_BITS.max(left.bits().max(right.bits()) + 1)).then(|| integer(value))
}
