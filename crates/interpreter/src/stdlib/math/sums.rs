//! Sums of `math` that keep what rounding would lose: `fsum`, `hypot`, `dist`; and `prod`.

use crate::native::{Args, Res};
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;

/// The numbers of argument `at`; items with `__float__` are asked by embedded code.
fn floats(vm: &mut Vm, args: &[Object], at: usize) -> Res<Option<Vec<f64>>> {
    let items = vm.items_or_call(args, at, Object::make(Kind::Native, vm.current_native))?;
    vm.reserve(items.len() * 8)?;
    let mut floats = Vec::with_capacity(items.len());
    for item in items {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let plain = vm.payload(item);
        floats.push(match plain.kind() {
            Kind::Float => plain.float_value(),
            Kind::Int | Kind::Big | Kind::Bool => vm.int_to_float(plain)?,
            _ if vm.special(item, crate::vm::Name::Float).is_some() || vm.special(item, crate::vm::Name::Index).is_some() => {
                return Ok(None);
            }
            _ => {
                let message = format!("must be real number, not {}", vm.type_name(item));
                return Err(vm.type_error(&message));
            }
        });
    }
    Ok(Some(floats))
}
fn again(vm: &mut Vm, args: &[Object], at: usize) -> Res {
    let mut all = vec![Object::make(Kind::Native, vm.current_native), Object::small(at as i64)];
    all.extend_from_slice(args);
    vm.call_embedded("floats_then", all)
}

/// The exact sum, rounded once: partial sums that do not overlap, smallest first.
pub fn fsum(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(values) = floats(vm, args, 0)? else { return again(vm, args, 0) };
    let mut partials: Vec<f64> = Vec::new();
    let (mut special, mut infinities) = (0.0f64, 0.0f64);
    for (number, &value) in values.iter().enumerate() {
        if number % 4096 == 4095 {
            vm.poll()?;
        }
        if !add(&mut partials, value) {
            if value.is_finite() {
                return Err(vm.overflow_error("intermediate overflow in fsum"));
            }
            if value.is_infinite() {
                infinities += value;
            }
            special += value;
            partials.clear();
        }
    }
    if special != 0.0 {
        if infinities.is_nan() {
            return Err(vm.value_error("-inf + inf in fsum"));
        }
        return Ok(Object::float(special));
    }
    Ok(Object::float(rounded(partials)))
}
/// The same for values that need no poll; none where something is not finite.
pub fn total(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut partials = Vec::new();
    for value in values {
        if !add(&mut partials, value) {
            return None;
        }
    }
    Some(rounded(partials))
}
/// Adds a value to partial sums; false if the last of them is then not finite.
fn add(partials: &mut Vec<f64>, value: f64) -> bool {
    let mut x = value;
    let mut kept = 0;
    for at in 0..partials.len() {
        let mut y = partials[at];
        if x.abs() < y.abs() {
            std::mem::swap(&mut x, &mut y);
        }
        let high = x + y;
        let low = y - (high - x);
        if low != 0.0 {
            partials[kept] = low;
            kept += 1;
        }
        x = high;
    }
    partials.truncate(kept);
    if x != 0.0 && x.is_finite() {
        partials.push(x);
    }
    x.is_finite()
}
/// The sum of partial sums, rounded once.
fn rounded(mut partials: Vec<f64>) -> f64 {
    let Some(mut high) = partials.pop() else { return 0.0 };
    let mut low = 0.0;
    while let Some(y) = partials.pop() {
        let x = high;
        high = x + y;
        low = y - (high - x);
        if low != 0.0 {
            break;
        }
    }
    // A tie is broken by what is below it.
    if let Some(&next) = partials.last()
        && (low < 0.0 && next < 0.0 || low > 0.0 && next > 0.0)
    {
        let y = low * 2.0;
        let x = high + y;
        if y == x - high {
            high = x;
        }
    }
    high
}

/// The length of a vector: squares summed in twice the precision, then one step of Newton's.
fn norm(values: &[f64]) -> f64 {
    let largest = values.iter().fold(0.0f64, |most, value| most.max(value.abs()));
    if values.iter().any(|value| value.is_infinite()) {
        return f64::INFINITY;
    }
    if values.iter().any(|value| value.is_nan()) {
        return f64::NAN;
    }
    if largest == 0.0 {
        return 0.0;
    }
    let (_, exponent) = libm::frexp(largest);
    let scale = |x: f64, by: i32| libm::ldexp(x, by);
    let (mut high, mut low) = (0.0f64, 0.0f64);
    let mut add = |x: f64, error: f64| {
        let sum = high + x;
        let rest = if high.abs() >= x.abs() { (high - sum) + x } else { (x - sum) + high };
        high = sum;
        low += rest + error;
    };
    for &value in values {
        let x = scale(value, -exponent);
        let square = x * x;
        add(square, x.mul_add(x, -square));
    }
    let total = high + low;
    let root = total.sqrt();
    let square = root * root;
    let rest = (high - square) + low - root.mul_add(root, -square);
    scale(root + rest / (2.0 * root), exponent)
}
pub fn hypot(vm: &mut Vm, args: Args<'_>) -> Res {
    if !args.keywords.is_empty() {
        return Err(vm.type_error("math.hypot() takes no keyword arguments"));
    }
    let mut values = Vec::with_capacity(args.all.len());
    for at in 0..args.all.len() {
        values.push(vm.float_arg(args.all, at)?);
    }
    Ok(Object::float(norm(&values)))
}
pub fn dist(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(p) = floats(vm, args, 0)? else { return again(vm, args, 0) };
    let Some(q) = floats(vm, args, 1)? else { return again(vm, args, 1) };
    if p.len() != q.len() {
        return Err(vm.value_error("both points must have the same number of dimensions"));
    }
    let differences: Vec<f64> = p.iter().zip(&q).map(|(p, q)| p - q).collect();
    Ok(Object::float(norm(&differences)))
}
pub fn prod(vm: &mut Vm, args: &[Object]) -> Res {
    let items = match vm.items_native(args[0])? {
        Some(items) => items,
        None => return vm.call_embedded("product_of", vec![args[0], args[1].or(Object::small(1))]),
    };
    let mut result = args[1].or(Object::small(1));
    let number = |object: Object| matches!(object.kind(), Kind::Int | Kind::Big | Kind::Float | Kind::Bool);
    for (count, &item) in items.iter().enumerate() {
        if count % 4096 == 4095 {
            vm.poll()?;
        }
        if !number(result) || !number(item) {
            let rest = vm.heap.list(items[count..].to_vec());
            return vm.call_embedded("product_of", vec![rest, result]);
        }
        result = vm.arithmetic(crate::code::Op::Mul, result, item)?;
    }
    Ok(result)
}
