//! The keys of mapping patterns that are literals: none may be there twice. Numbers of different kinds are one key where they are equal.

use super::{Compiled, Compiler};
use crate::code::Const;
use crate::object::misc::Complex;
use crate::pace;
use crate::text::{float_repr, quote};
use crate::types;
use num_bigint::BigInt;
use num_traits::FromPrimitive;
use ruff_python_ast::{self as ast, Expr, Operator, UnaryOp};
use ruff_text_size::Ranged;

/// What keys are compared by.
#[derive(PartialEq)]
enum Key {
    Whole(BigInt),
    Float(f64),
    Complex(f64, f64),
    Other(Const),
}

impl Key {
    fn of(value: Const) -> Key {
        match value {
            Const::Bool(value) => Key::Whole(u8::from(value).into()),
            Const::Int(value) => Key::Whole(value.into()),
            Const::Big(value) => Key::Whole(value),
            Const::Float(value) => Key::of_float(value),
            Const::Imaginary(imaginary) => Key::of_complex(0.0, imaginary),
            other => Key::Other(other),
        }
    }
    fn of_float(value: f64) -> Key {
        BigInt::from_f64(value).filter(|_| value.fract() == 0.0).map_or(Key::Float(value), Key::Whole)
    }
    fn of_complex(real: f64, imaginary: f64) -> Key {
        if imaginary == 0.0 { Key::of_float(real) } else { Key::Complex(real, imaginary) }
    }
}

impl<'a> Compiler<'a> {
    pub fn check_keys(&mut self, mapping: &'a ast::PatternMatchMapping) -> Compiled<()> {
        let mut seen: Vec<Key> = Vec::new();
        for expr in &mapping.keys {
            let Some((key, repr)) = self.literal_key(expr)? else { continue };
            if pace::halted_after(seen.len()) {
                super::go_on(self.source, self.hidden)?;
            }
            if seen.contains(&key) {
                return Err(self.error(mapping.range(), format!("mapping pattern checks duplicate key ({repr})")));
            }
            seen.push(key);
        }
        Ok(())
    }

    /// A literal key and its `repr`.
    fn literal_key(&mut self, expr: &'a Expr) -> Compiled<Option<(Key, String)>> {
        if let Some((real, imaginary)) = self.complex_key(expr)? {
            return Ok(Some((Key::of_complex(real, imaginary), types::complex_repr(Complex { re: real, im: imaginary }))));
        }
        let Some(value) = self.constant(expr)? else { return Ok(None) };
        let repr = match &value {
            Const::None => "None".to_owned(),
            Const::Bool(value) => if *value { "True" } else { "False" }.to_owned(),
            Const::Int(value) => value.to_string(),
            Const::Big(value) => value.to_string(),
            Const::Float(value) => float_repr::repr(*value),
            Const::Str(text) => quote::repr_str(text),
            Const::Bytes(bytes) => quote::repr_bytes(bytes),
            _ => return Ok(None),
        };
        Ok(Some((Key::of(value), repr)))
    }

    /// The parts of `1 + 2j`, `-2j` and `2j`.
    fn complex_key(&mut self, expr: &'a Expr) -> Compiled<Option<(f64, f64)>> {
        Ok(match expr {
            Expr::NumberLiteral(_) => match self.literal(expr)? {
                Some(Const::Imaginary(imaginary)) => Some((0.0, imaginary)),
                _ => None,
            },
            Expr::UnaryOp(ast::ExprUnaryOp { op: UnaryOp::USub, operand, .. }) => {
                self.complex_key(operand)?.map(|(real, imaginary)| (-real, -imaginary))
            }
            Expr::BinOp(sum) => match (self.constant(&sum.left)?, self.complex_key(&sum.right)?) {
                (Some(left), Some((_, imaginary))) => {
                    let real = match left {
                        Const::Int(value) => value as f64,
                        Const::Float(value) => value,
                        _ => return Ok(None),
                    };
                    Some((real, if sum.op == Operator::Sub { -imaginary } else { imaginary }))
                }
                _ => None,
            },
            _ => None,
        })
    }
}
