//! Decimal numbers of any size and kind as objects: operands are read, an operation runs under a context, its conditions become flags
//! or an exception, and its result a `Decimal`. The operations themselves know nothing of that (`arithmetic.rs`, `digits.rs`, `functions.rs`).

use super::arithmetic as arith;
use super::value::{Broken, Done, Form, Setting, Value, status};
use super::{Known, functions, known, mode_of};
use crate::native::{Res, call};
use crate::object::class::{DICT_SHAPE, Instance};
use crate::object::{Kind, Object};
use crate::vm::{Name, Vm};
use num_bigint::{BigInt, BigUint};
use num_traits::{Signed, ToPrimitive};
use std::cmp::Ordering;

pub type Unary = fn(&Value, &mut Setting) -> Done<Value>;
pub type Binary = fn(&Value, &Value, &mut Setting) -> Done<Value>;

/// The number that an object is: a `Decimal`, also of a subclass, or an int.
pub fn operand(vm: &Vm, object: Object) -> Option<Value> {
    let payload = vm.payload(object);
    match payload.kind() {
        Kind::Int => return Some(Value::int(i128::from(payload.int_value()))),
        Kind::Bool => return Some(Value::int(i128::from(payload.is_true()))),
        Kind::Big => {
            let value = &vm.heap.bigs[payload.index()].0;
            return Some(Value::finite(value.is_negative(), value.magnitude().clone(), 0));
        }
        _ => {}
    }
    let known = known(vm)?;
    let index = object.index_of(Kind::Instance)?;
    let instance = &vm.heap.instances[index];
    if instance.class != known.class && !vm.is_subclass(instance.class, known.class) {
        return None;
    }
    // An instance with a dict keeps its slots beside it.
    let [negative, digits, exponent, form] = if instance.shape == DICT_SHAPE {
        let more = instance.more.as_ref()?;
        [0, 1, 2, 3].map(|at| more.get(at).copied().unwrap_or_default())
    } else {
        [0, 1, 2, 3].map(|at| instance.slot(at))
    };
    let form = match form.is(Kind::Str).then(|| vm.heap.text(form))? {
        "" => Form::Finite,
        "F" => Form::Infinite,
        "n" => Form::Quiet,
        _ => Form::Signaling,
    };
    let digits = match digits.kind() {
        Kind::Int => BigUint::from(digits.int_value().unsigned_abs()),
        Kind::Big => vm.heap.bigs[digits.index()].0.magnitude().clone(),
        _ => return None,
    };
    let exponent = match exponent.kind() {
        Kind::Int => i128::from(exponent.int_value()),
        Kind::Big => vm.heap.bigs[exponent.index()].0.to_i64().map(i128::from)?,
        _ => return None,
    };
    Some(Value { negative: negative.as_int()? != 0, digits, exponent, form })
}

pub fn required(vm: &mut Vm, object: Object) -> Res<Value> {
    match operand(vm, object) {
        Some(value) => Ok(value),
        None => {
            let message = format!("conversion from {} to Decimal is not supported", vm.type_name(object));
            Err(vm.type_error(&message))
        }
    }
}

/// A number as an object.
pub fn made(vm: &mut Vm, known: &Known, value: Value) -> Res {
    vm.reserve(value.digits.bits() as usize / 8 + 96)?;
    let form = match value.form {
        Form::Finite => vm.name(Name::Empty),
        Form::Infinite => vm.heap.intern("F"),
        Form::Quiet => vm.heap.intern("n"),
        Form::Signaling => vm.heap.intern("N"),
    };
    let digits = vm.heap.bigint(BigInt::from(value.digits));
    let exponent = match i64::try_from(value.exponent) {
        Ok(exponent) => vm.heap.int(exponent),
        Err(_) => vm.heap.bigint(BigInt::from(value.exponent)),
    };
    let slots = [Object::small(i64::from(value.negative)), digits, exponent, form];
    Ok(vm.heap.instance(Instance { class: known.class, shape: known.shape, slots, ..Instance::default() }))
}

pub fn done<T>(vm: &mut Vm, result: Done<T>) -> Res<T> {
    vm.poll()?;
    match result {
        Ok(result) => Ok(result),
        Err(Broken::TooLarge | Broken::Halted) => Err(vm.memory_error()),
    }
}

/// The context that was given, or the one in use.
fn context_of(vm: &mut Vm, given: Object) -> Res {
    if let Some(context) = given.some() {
        return Ok(context);
    }
    let current = known(vm).and_then(|known| known.current.index_of(Kind::List)).and_then(|list| vm.heap.lists[list].first().copied());
    current.ok_or_else(|| vm.type_error("there is no context"))
}

/// The attributes of a context: those of `Context` itself are where they always are.
fn attributes<const N: usize>(vm: &mut Vm, context: Object, names: [(&str, usize); N]) -> [Object; N] {
    let is_plain = |vm: &Vm| {
        let shape = context.index_of(Kind::Instance).map(|index| vm.heap.instances[index].shape);
        shape.is_some() && shape == known(vm).map(|known| known.context_shape)
    };
    if is_plain(vm) {
        let instance = &vm.heap.instances[context.index()];
        return names.map(|(_, slot)| instance.slot(slot));
    }
    names.map(|(name, _)| {
        let name = vm.heap.intern(name);
        vm.instance_attr(context, name).unwrap_or_default()
    })
}

fn setting(vm: &mut Vm, context: Object) -> Res<Setting> {
    let [precision, mode, least, most, clamp] =
        attributes(vm, context, [("prec", 0), ("rounding", 1), ("Emin", 2), ("Emax", 3), ("clamp", 5)]);
    let [precision, least, most, clamp] = [precision, least, most, clamp].map(|value| vm.small_int(value).map(i128::from));
    let mode = if mode.is(Kind::Str) { mode_of(vm.heap.text(mode)) } else { None };
    match (precision, mode, least, most, clamp) {
        (Some(precision), Some(mode), Some(least), Some(most), Some(clamp)) => {
            Ok(Setting { precision, mode, least, most, clamp: clamp != 0, status: 0 })
        }
        _ => Err(vm.type_error("optional argument must be a context")),
    }
}

/// What the context in use asks for, and whether it writes exponents with a capital.
pub fn setting_in_use(vm: &mut Vm) -> Res<(Setting, bool)> {
    let context = context_of(vm, Object::NONE)?;
    let [capitals] = attributes(vm, context, [("capitals", 4)]);
    let has_capitals = vm.small_int(capitals) != Some(0);
    Ok((setting(vm, context)?, has_capitals))
}

/// Runs an operation under a context, and tells what came of it.
fn under<T>(vm: &mut Vm, given: Object, rounding: Option<Object>, work: impl FnOnce(&mut Setting) -> Done<T>) -> Res<T> {
    let context = context_of(vm, given)?;
    let mut c = setting(vm, context)?;
    if let Some(rounding) = rounding {
        c.mode = match rounding.is(Kind::Str).then(|| mode_of(vm.heap.text(rounding))).flatten() {
            Some(mode) => mode,
            None => {
                return Err(vm.type_error(
                    "valid values for rounding are:\n  [ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN,\n   ROUND_HALF_UP, ROUND_HALF_DOWN, \
                     ROUND_HALF_EVEN,\n   ROUND_05UP]",
                ));
            }
        };
    }
    let result = work(&mut c);
    let result = done(vm, result)?;
    if c.status != 0
        && let Some(known) = known(vm)
    {
        tell(vm, &known, context, c.status)?;
    }
    Ok(result)
}

pub fn run(vm: &mut Vm, context: Object, rounding: Option<Object>, work: impl FnOnce(&mut Setting) -> Done<Value>) -> Res {
    let value = under(vm, context, rounding, work)?;
    let Some(known) = known(vm) else { return Ok(Object::NONE) };
    made(vm, &known, value)
}

/// Sets the flags of conditions, and raises those that are trapped.
fn tell(vm: &mut Vm, known: &Known, context: Object, conditions: u16) -> Res<()> {
    let [traps, flags] = attributes(vm, context, [("traps", 6), ("flags", 7)]).map(|table| vm.payload(table));
    if conditions & !(status::ROUNDED | status::INEXACT) == 0 && known.note(vm, traps, flags, conditions).is_some() {
        return Ok(());
    }
    let signals = known.signals.index_of(Kind::Tuple).map(|tuple| vm.heap.tuples[tuple].to_vec()).unwrap_or_default();
    if !flags.is(Kind::Dict) {
        return Ok(());
    }
    let mut trapped: Vec<(Object, Object)> = Vec::new();
    for (bit, &condition) in signals.iter().enumerate().filter(|(bit, _)| conditions >> bit & 1 == 1) {
        // The several ways to be invalid are one signal.
        let is_invalid = 1 << bit & (status::INVALID | status::SYNTAX | status::IMPOSSIBLE | status::UNDEFINED) != 0;
        let signal = if is_invalid { signals[0] } else { condition };
        vm.dict_set(flags, signal, Object::TRUE);
        if vm.dict_get(traps, signal).is_some_and(Object::is_true) {
            trapped.push((signal, condition));
        }
    }
    let Some(&(signal, _)) = trapped.first() else { return Ok(()) };
    let conditions: Vec<Object> = trapped.iter().map(|&(_, condition)| condition).collect();
    let conditions = vm.heap.list(conditions);
    let Some(raise) = vm.dict_get_str(known.slowly, "_trap") else { return Ok(()) };
    call(raise, vec![signal, conditions])
}

pub fn unary(vm: &mut Vm, args: &[Object], operation: Unary) -> Res {
    let a = required(vm, args[0])?;
    run(vm, args[1], None, |c| operation(&a, c))
}
pub fn binary(vm: &mut Vm, args: &[Object], operation: Binary) -> Res {
    let (a, b) = (required(vm, args[0])?, required(vm, args[1])?);
    run(vm, args[2], None, |c| operation(&a, &b, c))
}
pub fn rounded(vm: &mut Vm, args: &[Object], operation: Unary) -> Res {
    let a = required(vm, args[0])?;
    run(vm, args[2], args[1].some(), |c| operation(&a, c))
}

/// An operator: what is neither a `Decimal` nor an int may know how.
pub fn operator(vm: &mut Vm, a: Object, b: Object, operation: Binary) -> Res {
    match (operand(vm, a), operand(vm, b)) {
        (Some(a), Some(b)) => run(vm, Object::NONE, None, |c| operation(&a, &b, c)),
        _ => Ok(Object::NOT_IMPLEMENTED),
    }
}
pub fn signed_operator(vm: &mut Vm, a: Object, operation: Unary) -> Res {
    unary(vm, &[a, Object::NONE], operation)
}

pub fn quantize(vm: &mut Vm, args: &[Object]) -> Res {
    let (like, a) = (required(vm, args[1])?, required(vm, args[0])?);
    run(vm, args[3], args[2].some(), |c| arith::quantize(&a, &like, c))
}

pub fn divmod(vm: &mut Vm, a: Object, b: Object, context: Object) -> Res {
    let (Some(a), Some(b)) = (operand(vm, a), operand(vm, b)) else { return Ok(Object::NOT_IMPLEMENTED) };
    let (whole, rest) = under(vm, context, None, |c| arith::divmod(&a, &b, c))?;
    let Some(known) = known(vm) else { return Ok(Object::NONE) };
    let (whole, rest) = (made(vm, &known, whole)?, made(vm, &known, rest)?);
    Ok(vm.heap.tuple([whole, rest]))
}

pub fn power(vm: &mut Vm, a: Object, b: Object, modulo: Object, context: Object) -> Res {
    let (Some(a), Some(b)) = (operand(vm, a), operand(vm, b)) else { return Ok(Object::NOT_IMPLEMENTED) };
    match modulo.some() {
        None => run(vm, context, None, |c| functions::power(&a, &b, c)),
        Some(modulo) => {
            let Some(modulo) = operand(vm, modulo) else { return Ok(Object::NOT_IMPLEMENTED) };
            run(vm, context, None, |c| functions::power_modulo(&a, &b, &modulo, c))
        }
    }
}

/// A comparison operator on two numbers; none where one of them is something else.
pub fn compared(vm: &mut Vm, args: &[Object], equality: bool, wanted: fn(Ordering) -> bool, of_nan: bool) -> Option<Res> {
    let (a, b) = (operand(vm, args[0])?, operand(vm, args[1])?);
    if a.is_nan() || b.is_nan() {
        let signals = !equality || a.form == Form::Signaling || b.form == Form::Signaling;
        let told = under(vm, Object::NONE, None, |c| {
            if signals {
                c.signal(status::INVALID);
            }
            Ok(())
        });
        return Some(told.map(|()| Object::bool(of_nan)));
    }
    let found = arith::order(&a, &b);
    Some(done(vm, found).map(|order| Object::bool(wanted(order))))
}
