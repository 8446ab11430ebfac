//! The natives of `decimal`: what `decimal.py` calls with a context, and the methods of `Decimal`, which it takes over by name.

use super::arithmetic as arith;
use super::methods::{binary, divmod, done, operand, power, required, rounded, run, unary};
use super::{ADD, DIVIDE, FLOOR_DIVIDE, MULTIPLY, POWER, REMAINDER, SUBTRACT};
use super::{
    compare, contexts, digits, format, functions, known, literal, new, operate, plain, quantize, round, setup, sign, slowly, text::text,
};
use crate::native::{NativeDef, function, method, variadic_static};
use crate::object::Object;
use std::cmp::Ordering;

pub static TABLE: &[NativeDef] = &[
    function("_add", "a, b, context, /", |vm, args| binary(vm, args, arith::add)),
    function("_subtract", "a, b, context, /", |vm, args| binary(vm, args, arith::subtract)),
    function("_multiply", "a, b, context, /", |vm, args| binary(vm, args, arith::multiply)),
    function("_divide", "a, b, context, /", |vm, args| binary(vm, args, arith::divide)),
    function("_floor_divide", "a, b, context, /", |vm, args| binary(vm, args, arith::floor_divide)),
    function("_remainder", "a, b, context, /", |vm, args| binary(vm, args, arith::remainder)),
    function("_divmod", "a, b, context, /", |vm, args| divmod(vm, args[0], args[1], args[2])),
    function("_plus", "a, context, /", |vm, args| unary(vm, args, arith::plus)),
    function("_minus", "a, context, /", |vm, args| unary(vm, args, arith::minus)),
    function("_absolute", "a, context, /", |vm, args| unary(vm, args, arith::absolute)),
    function("_fixed", "a, context, /", |vm, args| unary(vm, args, |value, c| c.fix(value.clone()))),
    function("_power", "a, b, modulo, context, /", |vm, args| power(vm, args[0], args[1], args[2], args[3])),
    function("_order", "a, b, /", |vm, args| {
        let (Some(a), Some(b)) = (operand(vm, args[0]), operand(vm, args[1])) else { return Ok(Object::NONE) };
        let found = arith::order(&a, &b);
        done(vm, found).map(|order| Object::small(order as i64))
    }),
    function("_text", "value, /", plain::text),
    function("_read_parts", "text, /", literal::parts),
    function("_len10", "value, /", plain::length),
    function("_shifted_down", "value, places, mode, sign, /", plain::shifted_down),
    function("_check_size", "exponent, /", plain::check_size),
    function("_make", "sign, coefficient, exponent, kind='', /", plain::make),
    function("_operand", "value, /", plain::number),
    function("_required", "value, /", plain::required_number),
    function("_mode", "rounding, /", plain::rounding),
    function("getcontext", "", plain::context),
    function("_begin_as", "context, other, flags, /", contexts::begin_as),
    function("_setup", "decimal, context, current, signals, slowly, /", setup),
    variadic_static("__new__", "cls, value='0', context=None", new),
    method("__add__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &ADD)),
    method("__radd__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &ADD)),
    method("__sub__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &SUBTRACT)),
    method("__rsub__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &SUBTRACT)),
    method("__mul__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &MULTIPLY)),
    method("__rmul__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &MULTIPLY)),
    method("__truediv__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &DIVIDE)),
    method("__rtruediv__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &DIVIDE)),
    method("__neg__", "self, /", |vm, args| sign(vm, args[0], |negative| !negative, arith::minus)),
    method("__pos__", "self, /", |vm, args| sign(vm, args[0], |negative| negative, arith::plus)),
    method("__abs__", "self, /", |vm, args| sign(vm, args[0], |_| false, arith::absolute)),
    method("__eq__", "self, value, /", |vm, args| compare(vm, args, "__eq__", Ordering::is_eq)),
    method("__ne__", "self, value, /", |vm, args| compare(vm, args, "__ne__", Ordering::is_ne)),
    method("__lt__", "self, value, /", |vm, args| compare(vm, args, "__lt__", Ordering::is_lt)),
    method("__le__", "self, value, /", |vm, args| compare(vm, args, "__le__", Ordering::is_le)),
    method("__gt__", "self, value, /", |vm, args| compare(vm, args, "__gt__", Ordering::is_gt)),
    method("__ge__", "self, value, /", |vm, args| compare(vm, args, "__ge__", Ordering::is_ge)),
    method("__bool__", "self, /", |vm, args| match known(vm).and_then(|known| known.number(vm, args[0])) {
        Some(number) => Ok(Object::bool(number.digits != 0)),
        None => slowly(vm, "__bool__", args),
    }),
    method("__hash__", "self, /", plain::hash),
    method("__int__", "self, /", plain::to_int),
    method("__float__", "self, /", plain::to_float),
    method("__round__", "self, n=None, /", round),
    method("__str__", "self, eng=False, context=None, /", |vm, args| text(vm, args, "__str__", ["", ""])),
    method("__repr__", "self, /", |vm, args| text(vm, args, "__repr__", ["Decimal('", "')"])),
    method("__format__", "self, spec, context=None, /", format::format),
    method("quantize", "self, exp, rounding=None, context=None", quantize),
    method("__floordiv__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &FLOOR_DIVIDE)),
    method("__rfloordiv__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &FLOOR_DIVIDE)),
    method("__mod__", "self, value, /", |vm, args| operate(vm, args[0], args[1], &REMAINDER)),
    method("__rmod__", "self, value, /", |vm, args| operate(vm, args[1], args[0], &REMAINDER)),
    method("__divmod__", "self, value, /", |vm, args| divmod(vm, args[0], args[1], Object::NONE)),
    method("__rdivmod__", "self, value, /", |vm, args| divmod(vm, args[1], args[0], Object::NONE)),
    method("__pow__", "self, value, mod=None, /", |vm, args| match args[2].some() {
        None => operate(vm, args[0], args[1], &POWER),
        Some(_) => power(vm, args[0], args[1], args[2], Object::NONE),
    }),
    method("__rpow__", "self, value, mod=None, /", |vm, args| power(vm, args[1], args[0], args[2], Object::NONE)),
    method("sqrt", "self, context=None", |vm, args| unary(vm, args, functions::sqrt)),
    method("exp", "self, context=None", |vm, args| unary(vm, args, functions::exp)),
    method("ln", "self, context=None", |vm, args| unary(vm, args, functions::ln)),
    method("log10", "self, context=None", |vm, args| unary(vm, args, functions::log10)),
    method("logb", "self, context=None", |vm, args| unary(vm, args, arith::logb)),
    method("normalize", "self, context=None", |vm, args| unary(vm, args, arith::normalize)),
    method("next_minus", "self, context=None", |vm, args| unary(vm, args, digits::next_minus)),
    method("next_plus", "self, context=None", |vm, args| unary(vm, args, digits::next_plus)),
    method("logical_invert", "self, context=None", |vm, args| unary(vm, args, digits::logical_invert)),
    method("to_integral", "self, rounding=None, context=None", |vm, args| rounded(vm, args, arith::to_integral_value)),
    method("to_integral_value", "self, rounding=None, context=None", |vm, args| rounded(vm, args, arith::to_integral_value)),
    method("to_integral_exact", "self, rounding=None, context=None", |vm, args| rounded(vm, args, arith::to_integral_exact)),
    method("compare", "self, other, context=None", |vm, args| binary(vm, args, digits::compare)),
    method("compare_signal", "self, other, context=None", |vm, args| binary(vm, args, digits::compare_signal)),
    method("compare_total", "self, other, context=None", |vm, args| binary(vm, args, digits::compare_total)),
    method("compare_total_mag", "self, other, context=None", |vm, args| binary(vm, args, digits::compare_total_mag)),
    method("max", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::extreme(a, b, c, true, false))),
    method("max_mag", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::extreme(a, b, c, true, true))),
    method("min", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::extreme(a, b, c, false, false))),
    method("min_mag", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::extreme(a, b, c, false, true))),
    method("scaleb", "self, other, context=None", |vm, args| binary(vm, args, arith::scaleb)),
    method("rotate", "self, other, context=None", |vm, args| binary(vm, args, digits::rotate)),
    method("shift", "self, other, context=None", |vm, args| binary(vm, args, digits::shift)),
    method("remainder_near", "self, other, context=None", |vm, args| binary(vm, args, arith::remainder_near)),
    method("next_toward", "self, other, context=None", |vm, args| binary(vm, args, digits::next_toward)),
    method("logical_and", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::logical(a, b, c, |a, b| a & b))),
    method("logical_or", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::logical(a, b, c, |a, b| a | b))),
    method("logical_xor", "self, other, context=None", |vm, args| binary(vm, args, |a, b, c| digits::logical(a, b, c, |a, b| a ^ b))),
    method("fma", "self, other, third, context=None", |vm, args| {
        let (b, third) = (required(vm, args[1])?, required(vm, args[2])?);
        let a = required(vm, args[0])?;
        run(vm, args[3], None, |c| arith::fma(&a, &b, &third, c))
    }),
    method("same_quantum", "self, other, context=None", |vm, args| {
        let (a, b) = (required(vm, args[0])?, required(vm, args[1])?);
        let same = if a.is_finite() && b.is_finite() {
            a.exponent == b.exponent
        } else {
            a.is_nan() && b.is_nan() || a.is_infinite() && b.is_infinite()
        };
        Ok(Object::bool(same))
    }),
];
