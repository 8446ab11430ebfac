//! Arrays of numbers. The class is in `array.py`, which guests derive from; its methods are natives (`methods.rs`) over numbers in bytes
//! (`numbers.rs`). Here: packing with the complaints of CPython's `array`.

mod methods;
mod numbers;

pub use methods::{ITERATOR, item_at, iterator, take};

use crate::native::{NativeDef, Res, function, method, variadic_method};
use crate::object::{Kind, Object};
use crate::text::surrogate::code_of;
use crate::types::{packed_size, read_packed, write_packed};
use crate::vm::Vm;
use num_bigint::BigInt;
use num_traits::ToPrimitive;

pub static TABLE: &[NativeDef] = &[
    function("_pack", "code, value, /", |vm, args| {
        let code = code(vm, args);
        let data = if code == 'u' { packed_letter(vm, args[1])? } else { packed(vm, code, args)? };
        Ok(vm.heap.bytes(data))
    }),
    function("_unpack", "code, data, /", unpack),
    function("_new", "cls, args, kwargs, /", methods::new),
    variadic_method("__init__", "self, *args, **kwargs", methods::init),
    method("append", "self, v, /", methods::append),
    method("extend", "self, bb, /", methods::extend),
    method("frombytes", "self, buffer, /", methods::from_bytes),
    method("fromlist", "self, list, /", methods::from_list),
    method("tolist", "self, /", methods::to_list),
    method("tobytes", "self, /", methods::to_bytes),
    method("pop", "self, i=-1, /", methods::pop),
    method("insert", "self, i, v, /", methods::insert),
    method("index", "self, v, start=0, stop=9223372036854775807, /", methods::index),
    method("remove", "self, v, /", methods::remove),
    method("count", "self, v, /", methods::count),
    method("reverse", "self, /", methods::reverse),
    method("byteswap", "self, /", methods::byteswap),
    method("__len__", "self, /", methods::length),
    method("__bool__", "self, /", methods::truth),
    method("__iter__", "self, /", methods::iterate),
    method("__contains__", "self, key, /", methods::contains),
    method("__getitem__", "self, key, /", methods::get_item),
    method("__setitem__", "self, key, value, /", methods::set_item),
    method("__delitem__", "self, key, /", methods::delete_item),
    method("__add__", "self, value, /", methods::add),
    method("__iadd__", "self, value, /", methods::extend_in_place),
    method("__mul__", "self, value, /", methods::multiply),
    method("__eq__", "self, value, /", methods::is_equal),
    method("__ne__", "self, value, /", methods::is_unequal),
];

fn code(vm: &Vm, args: &[Object]) -> char {
    super::text(vm, args[0]).chars().next().unwrap_or('B')
}

fn unpack(vm: &mut Vm, args: &[Object]) -> Res {
    let code = code(vm, args);
    let data = vm.buffer_arg(args[1])?;
    vm.reserve(data.len() * 8)?;
    vm.poll()?;
    let mut items = Vec::new();
    for chunk in crate::pace::items(data.chunks_exact(packed_size(code))) {
        let mut raw = [0; 8];
        raw[..chunk.len()].copy_from_slice(chunk);
        items.push(read_packed(vm, code, raw));
    }
    Ok(vm.heap.list(items))
}

fn packed(vm: &mut Vm, code: char, args: &[Object]) -> Res<Vec<u8>> {
    if matches!(code, 'f' | 'd') {
        let value = vm.float_arg(args, 1)?;
        return write_packed(vm, code, Object::float(value));
    }
    let value = vm.index_object(args, 1)?;
    let big = vm.to_big(value);
    if let Some(message) = complaint(code, &big) {
        return Err(vm.overflow_error(message));
    }
    write_packed(vm, code, value)
}

fn packed_letter(vm: &mut Vm, value: Object) -> Res<Vec<u8>> {
    let text = vm.payload(value);
    let mut letters = if text.is(Kind::Str) { vm.heap.text(text).chars() } else { "".chars() };
    match (letters.next(), letters.next()) {
        (Some(letter), None) => write_packed(vm, 'I', Object::small(i64::from(code_of(letter)))),
        _ => Err(vm.type_error("array item must be unicode character")),
    }
}

/// Why an int does not fit.
fn complaint(code: char, value: &BigInt) -> Option<&'static str> {
    let negative = *value < BigInt::from(0);
    match code {
        'q' => return value.to_i64().is_none().then_some("int too big to convert"),
        'Q' if negative => return Some("can't convert negative int to unsigned"),
        'Q' => return value.to_u64().is_none().then_some("int too big to convert"),
        'I' | 'L' if negative => return Some("can't convert negative value to unsigned int"),
        'I' | 'L' if value.to_u64().is_none() => return Some("Python int too large to convert to C unsigned long"),
        'I' => return value.to_u32().is_none().then_some("unsigned int is greater than maximum"),
        'L' => return None,
        _ => {}
    }
    let Some(value) = value.to_i64() else { return Some("Python int too large to convert to C long") };
    let checks: &[(i64, i64, &str, &str)] = match code {
        'b' => &[
            (-32768, 32767, "signed short integer is less than minimum", "signed short integer is greater than maximum"),
            (-128, 127, "signed char is less than minimum", "signed char is greater than maximum"),
        ],
        'B' => &[(0, 255, "unsigned byte integer is less than minimum", "unsigned byte integer is greater than maximum")],
        'h' => &[(-32768, 32767, "signed short integer is less than minimum", "signed short integer is greater than maximum")],
        'H' => &[
            (-0x8000_0000, 0x7fff_ffff, "signed integer is less than minimum", "signed integer is greater than maximum"),
            (0, 65535, "unsigned short is less than minimum", "unsigned short is greater than maximum"),
        ],
        'i' => &[(-0x8000_0000, 0x7fff_ffff, "signed integer is less than minimum", "signed integer is greater than maximum")],
        _ => &[],
    };
    checks.iter().find_map(|&(low, high, less, greater)| if value < low { Some(less) } else { (value > high).then_some(greater) })
}
