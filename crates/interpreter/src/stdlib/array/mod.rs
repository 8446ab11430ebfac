//! Items of arrays as bytes, for `array.py`: packing with the complaints of CPython's `array`, and unpacking.

use crate::native::{NativeDef, Res, function};
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
    function("_item", "code, data, index, /", |vm, args| {
        let code = code(vm, args);
        let size = packed_size(code);
        let Some((bytes, start)) = place(vm, size, args) else { return Err(vm.index_error("array index out of range")) };
        let mut raw = [0; 8];
        raw[..size].copy_from_slice(&vm.heap.bytes[bytes].data[start..start + size]);
        Ok(read_packed(vm, code, raw))
    }),
    // Replaces an item; False where there is something to ask or to complain about.
    function("_put", "code, data, index, value, /", |vm, args| {
        let code = code(vm, args);
        let (size, value) = (packed_size(code), args[3]);
        let fits = match code {
            'u' => false,
            'f' | 'd' => value.is_float(),
            _ => value.is_int() && complaint(code, &BigInt::from(value.int_value())).is_none(),
        };
        let Some((bytes, start)) = place(vm, size, args).filter(|_| fits) else { return Ok(Object::FALSE) };
        let packed = write_packed(vm, code, value)?;
        vm.heap.bytes[bytes].data[start..start + size].copy_from_slice(&packed);
        Ok(Object::TRUE)
    }),
    function("_byteswap", "size, data, /", |vm, args| {
        let size = args[0].as_int().and_then(|size| usize::try_from(size).ok()).unwrap_or(1).max(1);
        if let Some(bytes) = vm.payload(args[1]).index_of(Kind::ByteArray) {
            vm.heap.bytes[bytes].data.chunks_exact_mut(size).for_each(<[u8]>::reverse);
        }
        Ok(Object::NONE)
    }),
];

/// Where the bytes of an item are, by an index that may count from the end.
fn place(vm: &Vm, size: usize, args: &[Object]) -> Option<(u32, usize)> {
    let bytes = vm.payload(args[1]).index_of(Kind::ByteArray)?;
    let length = vm.heap.bytes[bytes].data.len() / size;
    let index = args[2].as_int()?;
    let at = usize::try_from(if index < 0 { index.checked_add(length as i64)? } else { index }).ok()?;
    (at < length).then_some((bytes, at * size))
}

fn code(vm: &Vm, args: &[Object]) -> char {
    super::text(vm, args[0]).chars().next().unwrap_or('B')
}

fn unpack(vm: &mut Vm, args: &[Object]) -> Res {
    let code = code(vm, args);
    let data = vm.buffer_arg(args[1])?;
    vm.reserve(data.len() * 8)?;
    vm.poll()?;
    let mut items = Vec::new();
    for chunk in data.chunks_exact(packed_size(code)) {
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
