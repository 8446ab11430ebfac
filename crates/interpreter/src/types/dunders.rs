//! The special methods that builtin types share: operators, comparison, `repr`, as callable objects (`int.__add__`, `super().__eq__`).

use super::dict::to_bool;
use crate::code::{CompareOp, Op};
use crate::native::{NativeDef, Res, class_method, method};
use crate::object::{Kind, Object};
use crate::types;
use crate::vm::Vm;
use crate::vm::compare::{Order, equal_native, order_native};
use crate::vm::small_math::satisfies;

/// A builtin operation on the builtin parts of two objects.
fn operate(vm: &mut Vm, op: Op, a: Object, b: Object) -> Res {
    let (a, original) = (vm.payload(a), b);
    if op == Op::Mod && matches!(a.kind(), Kind::Str | Kind::Bytes | Kind::ByteArray) {
        return vm.arithmetic(op, a, original);
    }
    let b = vm.payload(b);
    if a.is(Kind::Instance) || b.is(Kind::Instance) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    // A type answers only for itself and what it widens: `int.__add__` knows no floats.
    let wider: &[Kind] = match vm.registry.natives[vm.current_native as usize].class {
        Some(types::INT) => &[Kind::Float, Kind::Complex],
        Some(types::FLOAT) => &[Kind::Complex],
        _ => &[],
    };
    if wider.contains(&a.kind()) || wider.contains(&b.kind()) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    vm.arithmetic(op, a, b)
}

macro_rules! operators {
    ($($plain:ident, $reflected:ident, $op:ident;)*) => {
        $(
            fn $plain(vm: &mut Vm, args: &[Object]) -> Res {
                operate(vm, Op::$op, args[0], args[1])
            }
            fn $reflected(vm: &mut Vm, args: &[Object]) -> Res {
                operate(vm, Op::$op, args[1], args[0])
            }
        )*
    };
}

operators! {
    add, radd, Add; sub, rsub, Sub; truediv, rtruediv, Div; floordiv, rfloordiv, FloorDiv; modulo, rmodulo, Mod;
    lshift, rlshift, LShift; rshift, rrshift, RShift; bit_and, rbit_and, BitAnd; bit_or, rbit_or, BitOr; bit_xor, rbit_xor, BitXor;
}

/// `sequence + sequence`: nothing else will do.
fn concatenate(vm: &mut Vm, args: &[Object]) -> Res {
    let result = operate(vm, Op::Add, args[0], args[1])?;
    if result == Object::NOT_IMPLEMENTED { Err(vm.unsupported(Op::Add, args[0], args[1], false)) } else { Ok(result) }
}
/// `sequence * count`: nothing but a whole number will do.
fn repeat(vm: &mut Vm, args: &[Object]) -> Res {
    let count = vm.index_object(args, 1)?;
    operate(vm, Op::Mul, args[0], count)
}
/// `format % self`, where the format is of the same kind.
fn reflected_percent(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.payload(args[0]).kind() != vm.payload(args[1]).kind() {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    operate(vm, Op::Mod, args[1], args[0])
}
/// `number * number`: repetition of sequences is theirs.
fn number_mul(vm: &mut Vm, args: &[Object]) -> Res {
    if !matches!(vm.payload(args[1]).kind(), Kind::Int | Kind::Big | Kind::Bool | Kind::Float | Kind::Complex) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    operate(vm, Op::Mul, args[0], args[1])
}
fn pow(vm: &mut Vm, args: &[Object]) -> Res {
    if args[2].some().is_some() {
        return types::pow_modulo(vm, args[0], args[1], args[2]);
    }
    operate(vm, Op::Pow, args[0], args[1])
}
fn rpow(vm: &mut Vm, args: &[Object]) -> Res {
    operate(vm, Op::Pow, args[1], args[0])
}
fn divmod(vm: &mut Vm, args: &[Object]) -> Res {
    types::divmod_native(vm, args[0], args[1])
}
fn rdivmod(vm: &mut Vm, args: &[Object]) -> Res {
    types::divmod_native(vm, args[1], args[0])
}
fn neg(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    vm.unary(Op::Neg, value)
}
fn pos(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    vm.unary(Op::Pos, value)
}
fn invert(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    vm.unary(Op::Invert, value)
}
fn truth(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    Ok(Object::bool(vm.truth_native(value).unwrap_or(true)))
}

fn comparison(vm: &mut Vm, op: CompareOp, args: &[Object]) -> Res {
    let (a, b) = (vm.payload(args[0]), vm.payload(args[1]));
    let of_int = vm.registry.natives[vm.current_native as usize].class == Some(types::INT);
    if of_int && matches!(b.kind(), Kind::Float | Kind::Complex) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    // An array is laid out as a bytearray, and is none.
    if a.is(Kind::Bytes) && args[1].is(Kind::Instance) && b.is(Kind::ByteArray) && !vm.is_instance(args[1], types::BYTEARRAY) {
        return Ok(Object::NOT_IMPLEMENTED);
    }
    if matches!(op, CompareOp::Eq | CompareOp::Ne) {
        if !comparable(a.kind(), b.kind()) {
            return Ok(Object::NOT_IMPLEMENTED);
        }
        return match equal_native(vm, a, b) {
            Some(equal) => Ok(Object::bool(equal == (op == CompareOp::Eq))),
            None => container_compare(vm, op, a, b),
        };
    }
    match order_native(vm, a, b) {
        Order::Is(order) => Ok(Object::bool(satisfies(op, order))),
        Order::No => Ok(Object::FALSE),
        Order::Unknown => container_compare(vm, op, a, b),
    }
}
/// May a builtin's `__eq__` answer for these kinds?
fn comparable(a: Kind, b: Kind) -> bool {
    let group = |kind: Kind| match kind {
        Kind::Int | Kind::Big | Kind::Bool | Kind::Float | Kind::Complex => 1,
        Kind::Bytes | Kind::ByteArray => 2,
        Kind::Set | Kind::FrozenSet => 3,
        other => 10 + other as u8,
    };
    group(a) == group(b)
}
fn container_compare(vm: &mut Vm, op: CompareOp, a: Object, b: Object) -> Res {
    let function = match (a.kind(), b.kind(), op) {
        (Kind::List, Kind::List, CompareOp::Eq | CompareOp::Ne) | (Kind::Tuple, Kind::Tuple, CompareOp::Eq | CompareOp::Ne) => {
            "sequence_equal"
        }
        (Kind::List, Kind::List, _) | (Kind::Tuple, Kind::Tuple, _) => "sequence_order",
        (Kind::Dict, Kind::Dict, CompareOp::Eq | CompareOp::Ne) => "dict_equal",
        (Kind::Slice, Kind::Slice, _) => "slice_compare",
        (Kind::Set | Kind::FrozenSet, Kind::Set | Kind::FrozenSet, _) => "set_compare",
        _ => return Ok(Object::NOT_IMPLEMENTED),
    };
    let sign = vm.heap.intern(crate::vm::small_math::compare_sign(op));
    vm.call_embedded(function, vec![a, b, sign])
}
macro_rules! comparisons {
    ($($name:ident, $op:ident;)*) => {
        $(fn $name(vm: &mut Vm, args: &[Object]) -> Res {
            comparison(vm, CompareOp::$op, args)
        })*
    };
}
comparisons! { lt, Lt; le, Le; eq, Eq; ne, Ne; gt, Gt; ge, Ge; }

fn hash(vm: &mut Vm, args: &[Object]) -> Res {
    types::hash_object(vm, vm.payload(args[0]))
}
/// `repr` by the builtin part, under the class's name where that shows.
pub fn repr(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    let class = vm.class_of(args[0]);
    // Sets and bytearrays name their class.
    if value != args[0] && matches!(value.kind(), Kind::Set | Kind::FrozenSet | Kind::ByteArray) {
        let name = vm.class(class).name.clone();
        let name = vm.heap.str(&name);
        return vm.call_embedded("repr_named", vec![name, value]);
    }
    types::builtin_repr(vm, value)
}
fn len(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    if value == args[0] && value.is(Kind::Instance) {
        return Err(vm.type_error("descriptor '__len__' requires another object"));
    }
    match vm.len_native(value) {
        Some(len) => Ok(vm.heap.int(len as i64)),
        None if value.is(Kind::Range) => types::range_len(vm, value),
        None => {
            types::refuse_released(vm, value)?;
            let message = format!("object of type '{}' has no len()", vm.type_name(value));
            Err(vm.type_error(&message))
        }
    }
}
fn iter(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    match vm.native_iter(value) {
        Some(iterator) => Ok(iterator),
        None => vm.iter(value),
    }
}
fn contains(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    vm.contains(value, args[1], false).map_err(to_bool)
}
fn getitem(vm: &mut Vm, args: &[Object]) -> Res {
    if vm.payload(args[0]).is(Kind::Dict) && args[0].is(Kind::Instance) {
        return types::dict_subclass_getitem(vm, args[0], args[1]);
    }
    types::get_item(vm, vm.payload(args[0]), args[1])
}
fn setitem(vm: &mut Vm, args: &[Object]) -> Res {
    types::set_item(vm, vm.payload(args[0]), args[1], args[2]).map(|()| Object::NONE)
}
fn delitem(vm: &mut Vm, args: &[Object]) -> Res {
    types::delete_item(vm, vm.payload(args[0]), args[1]).map(|()| Object::NONE)
}
fn format(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.payload(args[1]).is(Kind::Str) {
        return vm.expected_type("__format__() argument", "str", args[1]);
    }
    let value = vm.payload(args[0]);
    let empty = vm.len_native(vm.payload(args[1])) == Some(0);
    if empty && args[0].is(Kind::Instance) {
        return types::str_of(vm, args[0]);
    }
    types::format_builtin(vm, value, args[1], empty)
}
fn getnewargs(vm: &mut Vm, args: &[Object]) -> Res {
    let value = vm.payload(args[0]);
    if let Some(complex) = value.index_of(Kind::Complex) {
        let parts = vm.heap.complexes[complex];
        return Ok(vm.heap.tuple([Object::float(parts.re), Object::float(parts.im)]));
    }
    Ok(vm.heap.tuple([value]))
}

/// Comparison by value.
pub static COMPARE: &[NativeDef] = &[
    method("__lt__", "self, value, /", lt),
    method("__le__", "self, value, /", le),
    method("__eq__", "self, value, /", eq),
    method("__ne__", "self, value, /", ne),
    method("__gt__", "self, value, /", gt),
    method("__ge__", "self, value, /", ge),
];
/// Equality only.
pub static EQUAL: &[NativeDef] = &[method("__eq__", "self, value, /", eq), method("__ne__", "self, value, /", ne)];
pub static HASH: &[NativeDef] = &[method("__hash__", "self, /", hash)];
pub static REPR: &[NativeDef] = &[method("__repr__", "self, /", repr)];
/// The repr of what is no value: code, cells, generators and their like.
pub static SHOWN: &[NativeDef] = &[method("__repr__", "self, /", |vm, args| types::builtin_repr(vm, args[0]))];
pub static FORMAT: &[NativeDef] = &[method("__format__", "self, format_spec, /", format), method("__getnewargs__", "self, /", getnewargs)];
/// Arithmetic of all numbers.
pub static NUMBER: &[NativeDef] = &[
    method("__add__", "self, value, /", add),
    method("__radd__", "self, value, /", radd),
    method("__sub__", "self, value, /", sub),
    method("__rsub__", "self, value, /", rsub),
    method("__mul__", "self, value, /", number_mul),
    method("__rmul__", "self, value, /", number_mul),
    method("__truediv__", "self, value, /", truediv),
    method("__rtruediv__", "self, value, /", rtruediv),
    method("__pow__", "self, value, mod=None, /", pow),
    method("__rpow__", "self, value, mod=None, /", rpow),
    method("__neg__", "self, /", neg),
    method("__pos__", "self, /", pos),
    method("__bool__", "self, /", truth),
];
/// Of real numbers.
pub static REAL: &[NativeDef] = &[
    method("__floordiv__", "self, value, /", floordiv),
    method("__rfloordiv__", "self, value, /", rfloordiv),
    method("__mod__", "self, value, /", modulo),
    method("__rmod__", "self, value, /", rmodulo),
    method("__divmod__", "self, value, /", divmod),
    method("__rdivmod__", "self, value, /", rdivmod),
];
/// Of ints.
pub static BITS: &[NativeDef] = &[
    method("__lshift__", "self, value, /", lshift),
    method("__rlshift__", "self, value, /", rlshift),
    method("__rshift__", "self, value, /", rshift),
    method("__rrshift__", "self, value, /", rrshift),
    method("__and__", "self, value, /", bit_and),
    method("__rand__", "self, value, /", rbit_and),
    method("__or__", "self, value, /", bit_or),
    method("__ror__", "self, value, /", rbit_or),
    method("__xor__", "self, value, /", bit_xor),
    method("__rxor__", "self, value, /", rbit_xor),
    method("__invert__", "self, /", invert),
];
/// Of sets.
pub static SET_OPERATORS: &[NativeDef] = &[
    method("__and__", "self, value, /", bit_and),
    method("__rand__", "self, value, /", rbit_and),
    method("__or__", "self, value, /", bit_or),
    method("__ror__", "self, value, /", rbit_or),
    method("__xor__", "self, value, /", bit_xor),
    method("__rxor__", "self, value, /", rbit_xor),
    method("__sub__", "self, value, /", sub),
    method("__rsub__", "self, value, /", rsub),
];
/// `dict | dict`, and unions of types.
pub static CLASS_GETITEM: &[NativeDef] = &[class_method("__class_getitem__", "cls, object, /", super::class_getitem)];
pub static OR: &[NativeDef] = &[method("__or__", "self, value, /", bit_or), method("__ror__", "self, value, /", rbit_or)];
/// Concatenation and repetition.
pub static SEQUENCE: &[NativeDef] = &[
    method("__add__", "self, value, /", concatenate),
    method("__mul__", "self, value, /", repeat),
    method("__rmul__", "self, value, /", repeat),
];
/// `%` of strings and bytes.
pub static PERCENT: &[NativeDef] = &[method("__mod__", "self, value, /", modulo), method("__rmod__", "self, value, /", reflected_percent)];
/// Sized, iterable containers.
pub static CONTAINER: &[NativeDef] =
    &[method("__len__", "self, /", len), method("__iter__", "self, /", iter), method("__contains__", "self, key, /", contains)];
pub static SUBSCRIPT: &[NativeDef] = &[method("__getitem__", "self, key, /", getitem)];
pub static MUTABLE: &[NativeDef] = &[method("__setitem__", "self, key, value, /", setitem), method("__delitem__", "self, key, /", delitem)];
