//! The exact functions of `math`: of ints of any size.
//! Results that could never fit are refused before they are computed.

use crate::native::{Args, Res};
use crate::object::Object;
use crate::vm::Vm;
use crate::{long, pace};
use num_bigint::{BigInt, BigUint};
use num_integer::Integer;
use num_traits::{One, Signed, ToPrimitive, Zero};

/// Most bits that a result may have.
const MOST_BITS: f64 = 2e9;

pub fn factorial(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(n @ 0..=20) = args[0].as_int() {
        return Ok(vm.heap.int((1..=n).product()));
    }
    let n = vm.big_arg(args, 0)?;
    if n.is_negative() {
        return Err(vm.value_error("factorial() not defined for negative values"));
    }
    let Some(n) = n.to_i64() else {
        return Err(vm.overflow_error("factorial() argument should not exceed 9223372036854775807"));
    };
    let product = falling(vm, n as u64, n as u64)?;
    Ok(vm.heap.bigint(BigInt::from(product)))
}
/// `n * (n - 1) * …`, `k` factors.
fn falling(vm: &mut Vm, n: u64, k: u64) -> Res<BigUint> {
    let bits = k as f64 * (n.max(2) as f64).log2();
    if bits > MOST_BITS {
        return Err(vm.memory_error());
    }
    vm.reserve((bits / 8.0) as usize)?;
    if k == 0 {
        return Ok(BigUint::one());
    }
    product(vm, n - k + 1, n)
}
/// The product of a range of numbers, halves first so that the factors stay of one size.
fn product(vm: &mut Vm, low: u64, high: u64) -> Res<BigUint> {
    if high - low < 16 {
        let mut result = BigUint::one();
        for factor in low..=high {
            result *= factor;
        }
        return Ok(result);
    }
    if high - low > 2000 {
        vm.poll()?;
    }
    let middle = low + (high - low) / 2;
    let (left, right) = (product(vm, low, middle)?, product(vm, middle + 1, high)?);
    Ok(long::multiply(&left, &right))
}
fn counts(vm: &mut Vm, args: &[Object]) -> Res<(BigInt, BigInt)> {
    let (n, k) = (vm.big_arg(args, 0)?, vm.big_arg(args, 1)?);
    if n.is_negative() {
        return Err(vm.value_error("n must be a non-negative integer"));
    }
    if k.is_negative() {
        return Err(vm.value_error("k must be a non-negative integer"));
    }
    Ok((n, k))
}
pub fn comb(vm: &mut Vm, args: &[Object]) -> Res {
    if let (Some(n @ 0..=60), Some(k @ 0..=60)) = (args[0].as_int(), args[1].as_int()) {
        // Each step is a binomial coefficient itself: none is larger than that of 60 and 30, times 60.
        let k = k.min(n - k);
        return Ok(vm.heap.int((0..k).fold(i64::from(k >= 0), |made, at| made * (n - at) / (at + 1))));
    }
    let (n, k) = counts(vm, args)?;
    if k > n {
        return Ok(Object::small(0));
    }
    let k = k.clone().min(&n - &k);
    let Some(k) = k.to_u64() else {
        return Err(vm.overflow_error("min(n - k, k) must not exceed 9223372036854775807"));
    };
    let result = match n.to_u64() {
        Some(n) => long::divide(&falling(vm, n, k)?, &falling(vm, k, k)?).0,
        None => long::divide(&falling_big(vm, &n, k)?, &falling(vm, k, k)?).0,
    };
    vm.poll()?;
    Ok(vm.heap.bigint(BigInt::from(result)))
}
fn falling_big(vm: &mut Vm, n: &BigInt, k: u64) -> Res<BigUint> {
    if k as f64 * n.bits() as f64 > MOST_BITS {
        return Err(vm.memory_error());
    }
    let mut result = BigUint::one();
    for step in 0..k {
        if pace::halted_after_bytes(result.bits() as usize) {
            break;
        }
        result = long::multiply(&result, (n - step).magnitude());
    }
    Ok(result)
}
pub fn perm(vm: &mut Vm, args: &[Object]) -> Res {
    if args[1].some().is_none() {
        return factorial(vm, &args[..1]);
    }
    let (n, k) = counts(vm, args)?;
    if k > n {
        return Ok(Object::small(0));
    }
    let Some(k) = k.to_u64() else {
        return Err(vm.overflow_error("k must not exceed 9223372036854775807"));
    };
    let result = match n.to_u64() {
        Some(n) => falling(vm, n, k)?,
        None => falling_big(vm, &n, k)?,
    };
    Ok(vm.heap.bigint(BigInt::from(result)))
}
pub fn isqrt(vm: &mut Vm, args: &[Object]) -> Res {
    let n = vm.big_arg(args, 0)?;
    if n.is_negative() {
        return Err(vm.value_error("isqrt() argument must be nonnegative"));
    }
    let root = long::square_root(n.magnitude());
    vm.poll()?;
    Ok(vm.heap.bigint(BigInt::from(root)))
}
fn fold(vm: &mut Vm, args: Args<'_>, name: &str, start: BigInt, by: fn(&mut Vm, &BigInt, &BigInt) -> Res<BigInt>) -> Res {
    if !args.keywords.is_empty() {
        let message = format!("math.{name}() takes no keyword arguments");
        return Err(vm.type_error(&message));
    }
    let mut result = start;
    for at in 0..args.all.len() {
        let value = vm.big_arg(args.all, at)?;
        result = by(vm, &result, &value)?;
        vm.poll()?;
    }
    Ok(vm.heap.bigint(result.abs()))
}
pub fn gcd(vm: &mut Vm, args: Args<'_>) -> Res {
    if args.keywords.is_empty() && args.all.iter().all(|value| value.is_int()) {
        return Ok(vm.heap.int(args.all.iter().fold(0, |made, value| made.gcd(&value.int_value()))));
    }
    fold(vm, args, "gcd", BigInt::zero(), |_, a, b| Ok(long::common_divisor(a, b)))
}
/// The least common multiple of small numbers, as long as it is one.
fn small_multiple(values: &[Object]) -> Option<i64> {
    values.iter().try_fold(1i64, |made, value| {
        let value = value.is_int().then(|| value.int_value())?;
        if made == 0 || value == 0 { Some(0) } else { (made / made.gcd(&value)).checked_mul(value.abs()) }
    })
}
pub fn lcm(vm: &mut Vm, args: Args<'_>) -> Res {
    if args.keywords.is_empty()
        && let Some(multiple) = small_multiple(args.all)
    {
        return Ok(vm.heap.int(multiple));
    }
    fold(vm, args, "lcm", BigInt::one(), |vm, a, b| {
        if a.is_zero() || b.is_zero() {
            return Ok(BigInt::zero());
        }
        let divisor = long::common_divisor(a, b);
        vm.poll()?;
        Ok(long::multiply_signed(&long::divide_floor(a, &divisor).0, b))
    })
}
