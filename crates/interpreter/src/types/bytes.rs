//! `bytes`, and the methods that it shares with `bytearray`.
//! Reads other bytes-like arguments than these two as a copy: no buffer is ever lent out.

use super::bytes_new;
use super::dunders::{COMPARE, CONTAINER, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT};
use super::{BYTES, OBJECT, TypeDef};
use crate::native::{NativeDef, Res, class_method, method, static_method};
use crate::object::class::Layout;
use crate::object::{Data, Kind, Object};
use crate::pace;
use crate::text::bytes_ops as ops;
use crate::text::str_pad::Side;
use crate::text::{TextError, marks, search};
use crate::types;
use crate::vm::{Name, Vm};
use smallvec::SmallVec;
use std::ops::Range;

/// Bytes of a separator that are copied to the stack.
const FEW: usize = 16;
/// Bytes that are split without a look at the clock.
const LINE: usize = 1 << 12;

pub static DEF: TypeDef = TypeDef {
    id: BYTES,
    name: "bytes",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Bytes,
    is_base: true,
    natives: &[NEW, METHODS, COMPARE, CONTAINER, HASH, PERCENT, REPR, SEQUENCE, SUBSCRIPT],
    doc: "An immutable sequence of bytes.",
};

static NEW: &[NativeDef] = &[
    static_method("__new__", "cls, source=b'', encoding=None, errors=None", bytes_new::new),
    method("__getnewargs__", "self, /", |vm, args| {
        let value = vm.payload(args[0]);
        Ok(vm.heap.tuple([value]))
    }),
    method("__bytes__", "self, /", |vm, args| Ok(vm.payload(args[0]))),
];

/// Methods of both types.
pub static METHODS: &[NativeDef] = &[
    method("capitalize", "self, /", |vm, args| mapped(vm, args, ops::capitalize)),
    method("center", "self, width, fillchar=b' ', /", |vm, args| pad(vm, args, Side::Center, "center")),
    method("count", "self, sub, start=None, end=None, /", count),
    method("__str__", "self, /", super::dunders::repr),
    method("decode", "self, /, encoding='utf-8', errors='strict'", super::str_codec::decode),
    method("endswith", "self, suffix, start=None, end=None, /", |vm, args| affix(vm, args, "endswith", ops::ends_with)),
    method("expandtabs", "self, /, tabsize=8", |vm, args| {
        let tab = vm.c_int_arg(args, 1, 8)?;
        let result = ops::expand_tabs(data(vm, args[0]), tab, vm.room());
        done(vm, args[0], result)
    }),
    method("find", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, ops::find, false)),
    class_method("fromhex", "cls, string, /", fromhex),
    method("hex", "self, /, sep=None, bytes_per_sep=1", |vm, args| {
        let length = data(vm, args[0]).len();
        vm.reserve(length.saturating_mul(3))?;
        if args[1].is_unbound() && args[2].is_unbound() {
            let text = ops::hex(data(vm, args[0]), None, 1);
            return Ok(if length == 0 { vm.heap.str("") } else { vm.heap.string_of_len(text, length * 2) });
        }
        let bytes = owned_data(vm, args[0])?;
        hex(vm, &bytes, args)
    }),
    method("index", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, ops::find, true)),
    method("isalnum", "self, /", |vm, args| Ok(Object::bool(ops::all(data(vm, args[0]), |byte| byte.is_ascii_alphanumeric())))),
    method("isalpha", "self, /", |vm, args| Ok(Object::bool(ops::all(data(vm, args[0]), |byte| byte.is_ascii_alphabetic())))),
    method("isascii", "self, /", |vm, args| Ok(Object::bool(data(vm, args[0]).is_ascii()))),
    method("isdigit", "self, /", |vm, args| Ok(Object::bool(ops::all(data(vm, args[0]), |byte| byte.is_ascii_digit())))),
    method("islower", "self, /", |vm, args| Ok(Object::bool(ops::is_lower(data(vm, args[0]))))),
    method("isspace", "self, /", |vm, args| Ok(Object::bool(ops::all(data(vm, args[0]), ops::is_space)))),
    method("istitle", "self, /", |vm, args| Ok(Object::bool(ops::is_title(data(vm, args[0]))))),
    method("isupper", "self, /", |vm, args| Ok(Object::bool(ops::is_upper(data(vm, args[0]))))),
    method("join", "self, iterable_of_bytes, /", join),
    method("ljust", "self, width, fillchar=b' ', /", |vm, args| pad(vm, args, Side::Left, "ljust")),
    method("lower", "self, /", |vm, args| mapped(vm, args, <[u8]>::to_ascii_lowercase)),
    method("lstrip", "self, bytes=None, /", |vm, args| strip(vm, args, ops::lstrip)),
    static_method("maketrans", "frm, to, /", maketrans),
    method("partition", "self, sep, /", |vm, args| partition(vm, args, false)),
    method("removeprefix", "self, prefix, /", |vm, args| remove(vm, args, true)),
    method("removesuffix", "self, suffix, /", |vm, args| remove(vm, args, false)),
    method("replace", "self, old, new, count=-1, /", replace),
    method("rfind", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, ops::rfind, false)),
    method("rindex", "self, sub, start=None, end=None, /", |vm, args| find(vm, args, ops::rfind, true)),
    method("rjust", "self, width, fillchar=b' ', /", |vm, args| pad(vm, args, Side::Right, "rjust")),
    method("rpartition", "self, sep, /", |vm, args| partition(vm, args, true)),
    method("rsplit", "self, /, sep=None, maxsplit=-1", |vm, args| split(vm, args, true)),
    method("rstrip", "self, bytes=None, /", |vm, args| strip(vm, args, ops::rstrip)),
    method("split", "self, /, sep=None, maxsplit=-1", |vm, args| split(vm, args, false)),
    method("splitlines", "self, /, keepends=False", splitlines),
    method("startswith", "self, prefix, start=None, end=None, /", |vm, args| affix(vm, args, "startswith", ops::starts_with)),
    method("strip", "self, bytes=None, /", |vm, args| strip(vm, args, ops::strip)),
    method("swapcase", "self, /", |vm, args| mapped(vm, args, ops::swapcase)),
    method("title", "self, /", |vm, args| mapped(vm, args, ops::title)),
    method("translate", "self, table, /, delete=b''", translate),
    method("upper", "self, /", |vm, args| mapped(vm, args, <[u8]>::to_ascii_uppercase)),
    method("zfill", "self, width, /", |vm, args| {
        let width = vm.int_arg(args, 1)?;
        let result = ops::zfill(data(vm, args[0]), width, vm.room());
        done(vm, args[0], result)
    }),
];

/// The contents of a receiver.
pub fn data(vm: &Vm, object: Object) -> &[u8] {
    &vm.heap.bytes[vm.payload(object).index()].data
}
/// A copy of the contents of a receiver.
fn owned_data(vm: &mut Vm, object: Object) -> Res<Vec<u8>> {
    vm.reserve(data(vm, object).len())?;
    Ok(data(vm, object).to_vec())
}
/// The contents of an argument that is `bytes` or a `bytearray`.
fn contents(vm: &Vm, object: Object) -> Option<&[u8]> {
    let plain = vm.payload(object);
    matches!(plain.kind(), Kind::Bytes | Kind::ByteArray).then(|| vm.heap.bytes[plain.index()].data.as_slice())
}
/// Works on the contents of a receiver, which are taken out of the heap meanwhile: nothing else may look at them.
fn lent<T>(vm: &mut Vm, object: Object, work: impl FnOnce(&mut Vm, &[u8]) -> T) -> T {
    let index = vm.payload(object).index();
    let whole = std::mem::take(&mut vm.heap.bytes[index].data);
    let result = work(vm, &whole);
    vm.heap.bytes[index].data = whole;
    result
}
/// A result of the receiver's type.
#[inline]
pub fn made(vm: &mut Vm, receiver: Object, data: impl Into<Data>) -> Object {
    if vm.payload(receiver).is(Kind::ByteArray) { vm.heap.bytearray(data) } else { vm.heap.bytes(data) }
}
fn done(vm: &mut Vm, receiver: Object, result: Result<Vec<u8>, TextError>) -> Res {
    match result {
        Ok(data) => Ok(made(vm, receiver, data)),
        Err(error) => Err(vm.text_error(error)),
    }
}

impl Vm {
    /// The bytes of a bytes-like object, copied.
    pub fn bytes_like(&mut self, object: Object) -> Res<Option<Vec<u8>>> {
        let plain = self.payload(object);
        Ok(match plain.kind() {
            Kind::Bytes | Kind::ByteArray => {
                let length = self.heap.bytes[plain.index()].data.len();
                self.reserve(length)?;
                Some(self.heap.bytes[plain.index()].data.to_vec())
            }
            Kind::Misc => {
                let length = types::view_length(self, plain);
                self.reserve(length)?;
                types::view_bytes(self, plain)
            }
            _ => None,
        })
    }
    /// The bytes of an argument that must be bytes-like.
    pub fn buffer_arg(&mut self, object: Object) -> Res<Vec<u8>> {
        match self.bytes_like(object)? {
            Some(data) => Ok(data),
            None => {
                let message = format!("a bytes-like object is required, not '{}'", self.type_name(object));
                Err(self.type_error(&message))
            }
        }
    }
    /// A byte given as an int.
    pub fn byte_arg(&mut self, args: &[Object], at: usize) -> Res<u8> {
        let object = self.index_object(args, at)?;
        match self.small_int(object).and_then(|value| u8::try_from(value).ok()) {
            Some(byte) => Ok(byte),
            None => Err(self.value_error("byte must be in range(0, 256)")),
        }
    }
}

fn mapped(vm: &mut Vm, args: &[Object], map: fn(&[u8]) -> Vec<u8>) -> Res {
    let length = data(vm, args[0]).len();
    vm.reserve(length)?;
    let result = map(data(vm, args[0]));
    Ok(made(vm, args[0], result))
}
/// What to look for: bytes, or a byte as an int.
fn needle(vm: &mut Vm, args: &[Object]) -> Res<Vec<u8>> {
    if let Some(bytes) = vm.bytes_like(args[1])? {
        return Ok(bytes);
    }
    let plain = vm.payload(args[1]);
    if matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) || vm.special(args[1], Name::Index).is_some() {
        return Ok(vec![vm.byte_arg(args, 1)?]);
    }
    let message = format!("argument should be integer or bytes-like object, not '{}'", vm.type_name(args[1]));
    Err(vm.type_error(&message))
}
type Find = fn(&[u8], &[u8], Option<i64>, Option<i64>) -> Option<usize>;
fn find(vm: &mut Vm, args: &[Object], by: Find, required: bool) -> Res {
    let (start, end) = (vm.bound_arg(args, 2)?, vm.bound_arg(args, 3)?);
    let found = match contents(vm, args[1]) {
        Some(needle) => by(data(vm, args[0]), needle, start, end),
        None => {
            let needle = needle(vm, args)?;
            by(data(vm, args[0]), &needle, start, end)
        }
    };
    match found {
        Some(at) => Ok(Object::small(at as i64)),
        None if required => Err(vm.text_error(ops::not_found())),
        None => Ok(Object::small(-1)),
    }
}
fn count(vm: &mut Vm, args: &[Object]) -> Res {
    let (start, end) = (vm.bound_arg(args, 2)?, vm.bound_arg(args, 3)?);
    let found = match contents(vm, args[1]) {
        Some(needle) => ops::count(data(vm, args[0]), needle, start, end),
        None => {
            let needle = needle(vm, args)?;
            ops::count(data(vm, args[0]), &needle, start, end)
        }
    };
    Ok(Object::small(found as i64))
}
type Affix = fn(&[u8], &[u8], Option<i64>, Option<i64>) -> bool;
fn affix(vm: &mut Vm, args: &[Object], name: &str, test: Affix) -> Res {
    let (start, end) = (vm.bound_arg(args, 2)?, vm.bound_arg(args, 3)?);
    if let Some(wanted) = contents(vm, args[1]) {
        return Ok(Object::bool(test(data(vm, args[0]), wanted, start, end)));
    }
    if let Some(wanted) = vm.bytes_like(args[1])? {
        return Ok(Object::bool(test(data(vm, args[0]), &wanted, start, end)));
    }
    let Some(tuple) = vm.payload(args[1]).index_of(Kind::Tuple) else {
        let message = format!("{name} first arg must be bytes or a tuple of bytes, not {}", vm.type_name(args[1]));
        return Err(vm.type_error(&message));
    };
    for at in 0..vm.heap.tuples[tuple].len() {
        let wanted = vm.buffer_arg(vm.heap.tuples[tuple][at])?;
        if pace::halted_after_bytes(wanted.len()) {
            break;
        }
        if test(data(vm, args[0]), &wanted, start, end) {
            return Ok(Object::TRUE);
        }
    }
    Ok(Object::FALSE)
}
fn pad(vm: &mut Vm, args: &[Object], side: Side, name: &str) -> Res {
    let width = vm.int_arg(args, 1)?;
    let fill = match args[2].given() {
        None => b' ',
        Some(fill) => match vm.bytes_like(fill)?.as_deref() {
            Some(&[byte]) if !fill.is(Kind::Misc) => byte,
            _ => {
                let found = if fill.is_none() { "None" } else { vm.type_name(fill) };
                let message = format!("{name}() argument 2 must be a byte string of length 1, not {found}");
                return Err(vm.type_error(&message));
            }
        },
    };
    let result = ops::pad(data(vm, args[0]), side, width, fill, vm.room());
    done(vm, args[0], result)
}
fn strip(vm: &mut Vm, args: &[Object], by: for<'a> fn(&'a [u8], Option<&[u8]>) -> &'a [u8]) -> Res {
    let set = match args[1].some() {
        None => None,
        Some(set) => Some(vm.buffer_arg(set)?),
    };
    let length = data(vm, args[0]).len();
    vm.reserve(length)?;
    let part = Data::from(by(data(vm, args[0]), set.as_deref()));
    Ok(made(vm, args[0], part))
}
fn remove(vm: &mut Vm, args: &[Object], first: bool) -> Res {
    let affix = vm.buffer_arg(args[1])?;
    let length = data(vm, args[0]).len();
    vm.reserve(length)?;
    let whole = data(vm, args[0]);
    let part = if first { whole.strip_prefix(affix.as_slice()) } else { whole.strip_suffix(affix.as_slice()) };
    let part = Data::from(part.unwrap_or(whole));
    Ok(made(vm, args[0], part))
}
fn replace(vm: &mut Vm, args: &[Object]) -> Res {
    let most = vm.int_arg_or(args, 3, -1)?;
    let length = data(vm, args[0]).len();
    let result = if let (Some(old), Some(new)) = (contents(vm, args[1]), contents(vm, args[2])) {
        ops::replace(data(vm, args[0]), old, new, most, vm.room())
    } else {
        let (old, new) = (vm.buffer_arg(args[1])?, vm.buffer_arg(args[2])?);
        vm.reserve(length)?;
        ops::replace(data(vm, args[0]), &old, &new, most, vm.room())
    };
    match result {
        Ok(Some(result)) => Ok(made(vm, args[0], result)),
        Ok(None) if args[0].is(Kind::Bytes) => Ok(args[0]),
        Ok(None) => {
            let whole = owned_data(vm, args[0])?;
            Ok(made(vm, args[0], whole))
        }
        Err(error) => Err(vm.text_error(error)),
    }
}
fn partition(vm: &mut Vm, args: &[Object], last: bool) -> Res {
    let separator = vm.buffer_arg(args[1])?;
    let length = data(vm, args[0]).len();
    vm.reserve(length)?;
    let whole = owned_data(vm, args[0])?;
    let found = if last { ops::rpartition(&whole, &separator) } else { ops::partition(&whole, &separator) };
    let parts = match found {
        Err(error) => return Err(vm.text_error(error)),
        Ok(Some(range)) => [whole[..range.start].to_vec(), separator, whole[range.end..].to_vec()],
        Ok(None) if last => [vec![], vec![], whole],
        Ok(None) => [whole, vec![], vec![]],
    };
    let parts = parts.map(|part| made(vm, args[0], part));
    Ok(vm.heap.tuple(parts))
}
/// The parts as objects, each accounted for before the next is made.
fn parts_list(vm: &mut Vm, receiver: Object, whole: &[u8], parts: impl Iterator<Item = Range<usize>>) -> Res {
    let mut items: Vec<Object> = Vec::with_capacity(8);
    for range in parts {
        if items.len() % 1024 == 1023 || range.len() > 1 << 16 {
            vm.reserve(items.len() * 16 + range.len() + (1 << 13))?;
            vm.poll()?;
        }
        let part = made(vm, receiver, &whole[range]);
        items.push(part);
    }
    Ok(vm.heap.list(items))
}
/// The parts of a few bytes between those that are one and the same, each made as it is found.
fn split_line(vm: &mut Vm, receiver: Object, separator: u8) -> Object {
    let is_array = vm.payload(receiver).is(Kind::ByteArray);
    let parts = lent(vm, receiver, |vm, whole| {
        let mark = marks::of_byte(separator);
        let mut parts = Vec::with_capacity(marks::count(whole, mark) + 1);
        let mut start = 0;
        for end in marks::places(whole, mark).chain([whole.len()]) {
            let part = &whole[start..end];
            parts.push(if is_array { vm.heap.bytearray(part) } else { vm.heap.bytes(part) });
            start = end + 1;
        }
        parts
    });
    vm.heap.list(parts)
}
fn split(vm: &mut Vm, args: &[Object], back: bool) -> Res {
    let most = vm.int_arg_or(args, 2, -1)?;
    let separator = match args[1].some() {
        None => None,
        // A short one needs no memory of its own.
        Some(separator) => Some(match contents(vm, separator).filter(|bytes| bytes.len() <= FEW) {
            Some(bytes) => SmallVec::<[u8; FEW]>::from_slice(bytes),
            None => SmallVec::from_vec(vm.buffer_arg(separator)?),
        }),
    };
    if let Some(&[byte]) = separator.as_deref()
        && most < 0
        && data(vm, args[0]).len() <= LINE
    {
        return Ok(split_line(vm, args[0], byte));
    }
    let list = lent(vm, args[0], |vm, whole| match &separator {
        None if back => parts_list(vm, args[0], whole, ops::rsplit_space(whole, most)),
        None => parts_list(vm, args[0], whole, ops::split_space(whole, most)),
        Some(separator) if back => match search::SplitBack::new(whole, separator, most) {
            Ok(parts) => parts_list(vm, args[0], whole, parts),
            Err(error) => Err(vm.text_error(error)),
        },
        Some(separator) => match search::Split::new(whole, separator, most) {
            Ok(parts) => parts_list(vm, args[0], whole, parts),
            Err(error) => Err(vm.text_error(error)),
        },
    })?;
    if back {
        vm.heap.lists[list.index()].reverse();
    }
    Ok(list)
}
fn splitlines(vm: &mut Vm, args: &[Object]) -> Res {
    let keep = vm.int_arg_or(args, 1, 0)? != 0;
    lent(vm, args[0], |vm, whole| parts_list(vm, args[0], whole, ops::split_lines(whole, keep)))
}
fn join(vm: &mut Vm, args: &[Object]) -> Res {
    if !vm.is_iterable(args[1]) {
        return Err(vm.type_error("can only join an iterable"));
    }
    let items = vm.items_or_call(args, 1, Object::make(Kind::Native, vm.current_native))?;
    let mut total = data(vm, args[0]).len().saturating_mul(items.len());
    for (number, &item) in items.iter().enumerate() {
        let plain = vm.payload(item);
        total = total.saturating_add(match plain.kind() {
            Kind::Bytes | Kind::ByteArray => vm.heap.bytes[plain.index()].data.len(),
            _ => types::view_length(vm, plain),
        });
        if number % 4096 == 4095 {
            vm.poll()?;
        }
    }
    vm.reserve_many(total as u64, 1, 1)?;
    let mut joined = Vec::with_capacity(total);
    for (number, &item) in items.iter().enumerate() {
        if number > 0 {
            joined.extend_from_slice(data(vm, args[0]));
        }
        let plain = vm.payload(item);
        if matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
            joined.extend_from_slice(&vm.heap.bytes[plain.index()].data);
        } else if let Some(part) = vm.bytes_like(item)? {
            joined.extend_from_slice(&part);
        } else {
            let message = format!("sequence item {number}: expected a bytes-like object, {} found", vm.type_name(item));
            return Err(vm.type_error(&message));
        }
        if number % 1024 == 1023 {
            vm.poll()?;
        }
    }
    Ok(made(vm, args[0], joined))
}
fn maketrans(vm: &mut Vm, args: &[Object]) -> Res {
    let (from, to) = (vm.buffer_arg(args[0])?, vm.buffer_arg(args[1])?);
    if from.len() != to.len() {
        return Err(vm.value_error("maketrans arguments must have same length"));
    }
    let mut table: Vec<u8> = (0..=255).collect();
    for (&from, &to) in from.iter().zip(&to) {
        table[usize::from(from)] = to;
    }
    Ok(vm.heap.bytes(table))
}
fn translate(vm: &mut Vm, args: &[Object]) -> Res {
    let table = match args[1].some() {
        None => None,
        Some(table) => Some(vm.buffer_arg(table)?),
    };
    if table.as_ref().is_some_and(|table| table.len() != 256) {
        return Err(vm.value_error("translation table must be 256 characters long"));
    }
    let delete = match args[2].given() {
        None => vec![],
        Some(delete) => vm.buffer_arg(delete)?,
    };
    let result = ops::translate(data(vm, args[0]), table.as_deref(), &delete);
    done(vm, args[0], result)
}
fn fromhex(vm: &mut Vm, args: &[Object]) -> Res {
    let text = match vm.payload(args[1]) {
        text if text.is(Kind::Str) => vm.owned_text(text)?,
        _ => return vm.expected_type("fromhex() argument", "str", args[1]),
    };
    let bytes = match ops::from_hex(&text) {
        Ok(bytes) => bytes,
        Err(error) => return Err(vm.text_error(error)),
    };
    let is_bytes = args[0].index_of(Kind::Class).is_some_and(|class| vm.is_subclass(class, BYTES));
    let result = if is_bytes { vm.heap.bytes(bytes) } else { vm.heap.bytearray(bytes) };
    if args[0] == Vm::class_object(if is_bytes { BYTES } else { types::BYTEARRAY }) {
        return Ok(result);
    }
    crate::native::call(args[0], vec![result])
}
/// `hex(sep, bytes_per_sep)` of any contents.
pub fn hex(vm: &mut Vm, bytes: &[u8], args: &[Object]) -> Res {
    let group = vm.int_arg_or(args, 2, 1)?;
    let separator = match args[1].given() {
        None => None,
        Some(separator) => {
            let plain = vm.payload(separator);
            let text = match plain.kind() {
                Kind::Str => vm.owned_text(plain)?,
                _ => match vm.bytes_like(plain)?.filter(|bytes| plain.is(Kind::Bytes) || bytes.len() != 1) {
                    Some(bytes) => bytes.iter().map(|&byte| char::from(byte)).collect(),
                    None => match vm.len_native(plain) {
                        Some(1) => return Err(vm.type_error("sep must be str or bytes.")),
                        Some(_) => return Err(vm.value_error("sep must be length 1.")),
                        None => {
                            let message = format!("object of type '{}' has no len()", vm.type_name(separator));
                            return Err(vm.type_error(&message));
                        }
                    },
                },
            };
            let mut chars = text.chars();
            match (chars.next(), chars.next()) {
                (Some(c), None) if c.is_ascii() => Some(c),
                (Some(_), None) => return Err(vm.value_error("sep must be ASCII.")),
                _ => return Err(vm.value_error("sep must be length 1.")),
            }
        }
    };
    vm.reserve(bytes.len() * 3)?;
    let text = ops::hex(bytes, separator, group);
    Ok(vm.heap.string(text))
}
/// `item in bytes`.
pub fn bytes_contains(vm: &mut Vm, object: Object, item: Object) -> Res<Option<bool>> {
    if let Some(wanted) = vm.bytes_like(item)? {
        let found = search::find(&vm.heap.bytes[object.index()].data, &wanted).is_some();
        vm.poll()?;
        return Ok(Some(found));
    }
    let plain = vm.payload(item);
    match plain.kind() {
        Kind::Int | Kind::Big | Kind::Bool => match vm.small_int(plain).and_then(|value| u8::try_from(value).ok()) {
            Some(byte) => Ok(Some(vm.heap.bytes[object.index()].data.contains(&byte))),
            None => Err(vm.value_error("byte must be in range(0, 256)")),
        },
        _ => vm.buffer_arg(item).map(|_| None),
    }
}
