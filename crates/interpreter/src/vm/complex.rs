//! Arithmetic of complex numbers; it is told what the operands are by `binary.rs`, and asked first by the loop's slow half.

use super::Vm;
use crate::code::Op;
use crate::native::Res;
use crate::object::misc::Complex;
use crate::object::{Kind, Object};
use crate::types;

impl Vm {
    /// For the loop: the sum, difference or product of a complex number and another or a small one.
    pub(super) fn quick_complex(&mut self, op: Op, a: Object, b: Object) -> Option<Object> {
        let part = |object: Object| match object.index_of(Kind::Complex) {
            Some(index) => Some(self.heap.complexes[index]),
            None => object.as_number().map(|re| Complex { re, im: 0.0 }),
        };
        let value = simple(op, part(a)?, part(b)?)?;
        Some(self.heap.complex(value))
    }

    pub(super) fn complex_arithmetic(&mut self, op: Op, a: Object, b: Object) -> Res {
        let (Some(x), Some(y)) = (self.to_complex(a)?, self.to_complex(b)?) else { return Ok(Object::NOT_IMPLEMENTED) };
        if let Some(value) = simple(op, x, y) {
            return Ok(self.heap.complex(value));
        }
        let value = match op {
            Op::Div => match types::complex_divide(x, y) {
                Some(value) => value,
                None => return Err(self.zero_division("complex division by zero")),
            },
            Op::Pow => {
                if x.re == 0.0 && x.im == 0.0 && (y.re < 0.0 || y.im != 0.0) || types::power_lacks_angle(x, y) {
                    return Err(self.zero_division("0.0 to a negative or complex power"));
                }
                let power = types::complex_power(x, y);
                if power.re.is_infinite() || power.im.is_infinite() {
                    return Err(self.error(types::OVERFLOW_ERROR, "complex exponentiation"));
                }
                power
            }
            _ => return Ok(Object::NOT_IMPLEMENTED),
        };
        Ok(self.heap.complex(value))
    }

    /// A complex number from any number.
    pub fn to_complex(&mut self, object: Object) -> Res<Option<Complex>> {
        let object = self.payload(object);
        Ok(match object.kind() {
            Kind::Complex => Some(self.heap.complexes[object.index()]),
            Kind::Int | Kind::Big | Kind::Bool | Kind::Float => Some(Complex { re: self.int_to_float(object)?, im: 0.0 }),
            _ => None,
        })
    }
}

/// The operations that cannot fail.
fn simple(op: Op, x: Complex, y: Complex) -> Option<Complex> {
    Some(match op {
        Op::Add => Complex { re: x.re + y.re, im: x.im + y.im },
        Op::Sub => Complex { re: x.re - y.re, im: x.im - y.im },
        Op::Mul => Complex { re: x.re * y.re - x.im * y.im, im: x.re * y.im + x.im * y.re },
        _ => return None,
    })
}
