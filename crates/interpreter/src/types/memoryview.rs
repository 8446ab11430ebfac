//! `memoryview`: a window on bytes, by items of a native format; several dimensions only by `cast`.
//! It keeps its object alive and copies on read: no pointer into it is ever held.

use super::bytes::hex;
use super::items::{positions, resolve_slice};
use super::{MEMORYVIEW, OBJECT, TypeDef};
use crate::native::{NativeDef, Res, getter, method, static_method, variadic_method};
use crate::object::class::Layout;
use crate::object::misc::Misc;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::{Name, Vm};
use num_bigint::BigInt;

/// Items that are made without asking for memory and time.
const FEW: usize = 1 << 12;
/// Dimensions that a view may have.
const MOST_DIMENSIONS: usize = 64;

pub static DEF: TypeDef = TypeDef {
    id: MEMORYVIEW,
    name: "memoryview",
    module: "builtins",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "A window on the memory of a bytes-like object.",
};

static METHODS: &[NativeDef] = &[
    static_method("__new__", "cls, object", new),
    method("__len__", "self, /", |vm, args| {
        let view = view(vm, args[0])?;
        Ok(Object::small(view.dimensions()[0] as i64))
    }),
    method("__getitem__", "self, key, /", |vm, args| memoryview_item(vm, args[0], args[1])),
    method("__setitem__", "self, key, value, /", |vm, args| memoryview_set_item(vm, args[0], args[1], args[2]).map(|()| Object::NONE)),
    method("__delitem__", "self, key, /", |vm, args| {
        let readonly = view(vm, args[0])?.readonly;
        Err(vm.type_error(if readonly { "cannot modify read-only memory" } else { "cannot delete memory" }))
    }),
    method("__eq__", "self, value, /", |vm, args| equal(vm, args, true)),
    method("__ne__", "self, value, /", |vm, args| equal(vm, args, false)),
    method("__hash__", "self, /", hash),
    method("__iter__", "self, /", |vm, args| {
        let items = list_items(vm, args[0])?;
        let list = vm.heap.list(items);
        vm.iter(list)
    }),
    method("__enter__", "self, /", |vm, args| view(vm, args[0]).map(|_| args[0])),
    variadic_method("__exit__", "self, /, *exc_info", |vm, args| release(vm, args.all)),
    method("__repr__", "self, /", |vm, args| {
        let text = format!("<memory at {:#014x}>", crate::types::address(args[0]));
        Ok(vm.heap.string(text))
    }),
    method("release", "self, /", release),
    method("tobytes", "self, /, order='C'", |vm, args| {
        let view = view(vm, args[0])?;
        if let Some(order) = args[1].some() {
            let plain = vm.payload(order);
            if !plain.is(Kind::Str) {
                let message = format!("tobytes() argument 'order' must be str or None, not {}", vm.type_name(order));
                return Err(vm.type_error(&message));
            }
            if !matches!(vm.heap.text(plain), "C" | "F" | "A") {
                return Err(vm.value_error("order must be 'C', 'F' or 'A'"));
            }
        }
        vm.reserve(view.len * size_of_format(view.format))?;
        let data = view.bytes(vm);
        vm.poll()?;
        Ok(vm.heap.bytes(data))
    }),
    method("tolist", "self, /", tolist),
    method("toreadonly", "self, /", |vm, args| {
        let mut view = view(vm, args[0])?;
        view.readonly = true;
        Ok(view.object(vm))
    }),
    method("hex", "self, /, sep=None, bytes_per_sep=1", |vm, args| {
        let data = view(vm, args[0])?.bytes(vm);
        hex(vm, &data, args)
    }),
    method("cast", "self, /, format, shape=None", cast),
    getter("obj", |vm, args| Ok(view(vm, args[0])?.over)),
    getter("nbytes", |vm, args| {
        let view = view(vm, args[0])?;
        Ok(Object::small((view.len * size_of_format(view.format)) as i64))
    }),
    getter("itemsize", |vm, args| Ok(Object::small(size_of_format(view(vm, args[0])?.format) as i64))),
    getter("format", |vm, args| {
        let format = view(vm, args[0])?.format;
        Ok(vm.heap.code_point(format))
    }),
    getter("ndim", |vm, args| Ok(Object::small(view(vm, args[0])?.dimensions().len() as i64))),
    getter("shape", |vm, args| {
        let shape: Vec<Object> = view(vm, args[0])?.dimensions().iter().map(|&count| Object::small(count as i64)).collect();
        Ok(vm.heap.tuple(shape))
    }),
    getter("strides", |vm, args| {
        let view = view(vm, args[0])?;
        let dimensions = view.dimensions();
        let mut strides: Vec<Object> = Vec::new();
        let mut stride = view.step;
        for &count in dimensions.iter().rev() {
            strides.push(Object::small(stride));
            stride *= count as i64;
        }
        strides.reverse();
        Ok(vm.heap.tuple(strides))
    }),
    getter("suboffsets", |vm, args| {
        view(vm, args[0])?;
        Ok(vm.heap.tuple([]))
    }),
    getter("readonly", |vm, args| Ok(Object::bool(view(vm, args[0])?.readonly))),
    getter("contiguous", contiguous),
    getter("c_contiguous", contiguous),
    getter("f_contiguous", contiguous),
];

/// A copy of a view's state. Offsets and steps are in bytes, `len` in items.
#[derive(Clone)]
struct View {
    over: Object,
    start: usize,
    len: usize,
    step: i64,
    readonly: bool,
    format: char,
    shape: Option<Box<[usize]>>,
}

impl View {
    fn object(self, vm: &mut Vm) -> Object {
        let Self { over, start, len, step, readonly, format, shape } = self;
        let bytes = vm.payload(over);
        if bytes.is(Kind::ByteArray) {
            vm.heap.bytes[bytes.index()].exports += 1;
        }
        vm.heap.misc(Misc::MemoryView { over, start, len, step, readonly, format, shape })
    }
    fn dimensions(&self) -> Vec<usize> {
        self.shape.as_ref().map_or_else(|| vec![self.len], |shape| shape.to_vec())
    }
    fn offset(&self, item: usize) -> usize {
        (self.start as i64 + item as i64 * self.step) as usize
    }
    fn is_contiguous(&self) -> bool {
        self.step == size_of_format(self.format) as i64 || self.len <= 1
    }
    fn raw<'a>(&self, vm: &'a Vm, item: usize) -> &'a [u8] {
        let at = self.offset(item);
        &vm.heap.bytes[vm.payload(self.over).index()].data[at..at + size_of_format(self.format)]
    }
    /// A copy of what is shown. Breaks off where the cell must stop: who asks polls.
    fn bytes(&self, vm: &Vm) -> Vec<u8> {
        let size = size_of_format(self.format);
        let mut copy = Vec::with_capacity(self.len * size);
        if self.is_contiguous() {
            let data = &vm.heap.bytes[vm.payload(self.over).index()].data;
            pace::slices(&data[self.start..self.start + self.len * size]).for_each(|part| copy.extend_from_slice(part));
        } else {
            pace::items(0..self.len).for_each(|item| copy.extend_from_slice(self.raw(vm, item)));
        }
        copy
    }
    fn item(&self, vm: &mut Vm, item: usize) -> Object {
        let mut raw = [0; 8];
        let bytes = self.raw(vm, item);
        raw[..bytes.len()].copy_from_slice(bytes);
        read(vm, self.format, raw)
    }
}

fn raw_view(vm: &Vm, object: Object) -> Option<View> {
    match &vm.heap.miscs[object.index_of(Kind::Misc)?] {
        Misc::MemoryView { over, start, len, step, readonly, format, shape } => {
            Some(View { over: *over, start: *start, len: *len, step: *step, readonly: *readonly, format: *format, shape: shape.clone() })
        }
        _ => None,
    }
}
fn view(vm: &mut Vm, object: Object) -> Res<View> {
    match raw_view(vm, object) {
        Some(view) if !view.over.is_unbound() => Ok(view),
        _ => Err(vm.value_error(RELEASED)),
    }
}
const RELEASED: &str = "operation forbidden on released memoryview object";
/// Refuses a view that was released; other objects pass.
pub fn refuse_released(vm: &mut Vm, object: Object) -> Res<()> {
    match raw_view(vm, object) {
        Some(view) if view.over.is_unbound() => Err(vm.value_error(RELEASED)),
        _ => Ok(()),
    }
}
/// The bytes that a view shows; `None` for other objects and released views.
pub fn view_bytes(vm: &Vm, object: Object) -> Option<Vec<u8>> {
    let view = raw_view(vm, object)?;
    if view.over.is_unbound() { None } else { Some(view.bytes(vm)) }
}
/// How many bytes a view shows; none where it is no view.
pub fn view_length(vm: &Vm, object: Object) -> usize {
    if !object.is(Kind::Misc) {
        return 0;
    }
    raw_view(vm, object).filter(|view| !view.over.is_unbound()).map_or(0, |view| view.len.saturating_mul(size_of_format(view.format)))
}
/// The bytes behind an object, and which of them: all, or those of a view that skips nothing.
pub fn readable_span(vm: &Vm, object: Object) -> Option<(Object, usize, usize)> {
    let plain = vm.payload(object);
    if matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
        return Some((plain, 0, vm.heap.bytes[plain.index()].data.len()));
    }
    let view = raw_view(vm, plain).filter(|view| !view.over.is_unbound() && view.is_contiguous())?;
    let over = vm.payload(view.over);
    matches!(over.kind(), Kind::Bytes | Kind::ByteArray).then_some((over, view.start, view.len * size_of_format(view.format)))
}
/// The bytearray behind an object that can be written to, and which of its bytes: a bytearray, or a view that skips nothing.
pub fn writable_span(vm: &Vm, object: Object) -> Option<(Object, usize, usize)> {
    let plain = vm.payload(object);
    if plain.is(Kind::ByteArray) {
        return Some((plain, 0, vm.heap.bytes[plain.index()].data.len()));
    }
    let view = raw_view(vm, plain).filter(|view| !view.over.is_unbound() && !view.readonly && view.is_contiguous())?;
    Some((vm.payload(view.over), view.start, view.len * size_of_format(view.format)))
}
/// The items of a view that has a few.
pub fn view_items(vm: &mut Vm, object: Object) -> Option<Vec<Object>> {
    let view = raw_view(vm, object)?;
    if view.over.is_unbound() || view.shape.is_some() || view.len > FEW {
        return None;
    }
    Some((0..view.len).map(|item| view.item(vm, item)).collect())
}

/// Bytes of one item in a format.
pub fn size_of_format(format: char) -> usize {
    match format {
        'h' | 'H' | 'e' => 2,
        'i' | 'I' | 'f' => 4,
        'l' | 'L' | 'q' | 'Q' | 'n' | 'N' | 'd' | 'P' => 8,
        _ => 1,
    }
}
/// The value of bytes in a format.
pub fn read(vm: &mut Vm, format: char, raw: [u8; 8]) -> Object {
    let [a, b, c, d, ..] = raw;
    match format {
        'b' => Object::small(i64::from(a as i8)),
        'c' => vm.heap.bytes(vec![a]),
        '?' => Object::bool(a != 0),
        'h' => Object::small(i64::from(i16::from_ne_bytes([a, b]))),
        'H' => Object::small(i64::from(u16::from_ne_bytes([a, b]))),
        'i' => Object::small(i64::from(i32::from_ne_bytes([a, b, c, d]))),
        'I' => Object::small(i64::from(u32::from_ne_bytes([a, b, c, d]))),
        'f' => Object::float(f64::from(f32::from_ne_bytes([a, b, c, d]))),
        'd' => Object::float(f64::from_ne_bytes(raw)),
        'l' | 'q' | 'n' => vm.heap.int(i64::from_ne_bytes(raw)),
        'L' | 'Q' | 'N' | 'P' => vm.heap.bigint(BigInt::from(u64::from_ne_bytes(raw))),
        _ => Object::small(i64::from(a)),
    }
}
/// The bytes of a value in a format.
pub fn written(vm: &mut Vm, format: char, value: Object) -> Res<Vec<u8>> {
    let plain = vm.payload(value);
    let invalid_type = |vm: &mut Vm| {
        let message = format!("memoryview: invalid type for format '{format}'");
        Err(vm.type_error(&message))
    };
    match format {
        'c' => {
            return match plain.index_of(Kind::Bytes) {
                Some(index) if vm.heap.bytes[index].data.len() == 1 => Ok(vm.heap.bytes[index].data.to_vec()),
                Some(_) => Err(vm.value_error("memoryview: invalid value for format 'c'")),
                None => invalid_type(vm),
            };
        }
        '?' => return Ok(vec![u8::from(vm.truth_native(plain).unwrap_or(true))]),
        'f' | 'd' => {
            let float = match plain.kind() {
                Kind::Float => plain.float_value(),
                Kind::Int | Kind::Big | Kind::Bool => vm.int_to_float(plain)?,
                _ => return invalid_type(vm),
            };
            return Ok(if format == 'f' { (float as f32).to_ne_bytes().to_vec() } else { float.to_ne_bytes().to_vec() });
        }
        _ => {}
    }
    if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
        return invalid_type(vm);
    }
    let size = size_of_format(format);
    let big = vm.to_big(plain);
    let signed = matches!(format, 'b' | 'h' | 'i' | 'l' | 'q' | 'n');
    let bits = size * 8 - usize::from(signed);
    let (low, high) = (if signed { -(BigInt::from(1) << bits) } else { BigInt::from(0) }, BigInt::from(1) << bits);
    if big < low || big >= high {
        let message = format!("memoryview: invalid value for format '{format}'");
        return Err(vm.value_error(&message));
    }
    let mut bytes = big.to_signed_bytes_le();
    let fill = if big < BigInt::from(0) { 0xFF } else { 0 };
    bytes.resize(size.max(bytes.len()), fill);
    bytes.truncate(size);
    if cfg!(target_endian = "big") {
        bytes.reverse();
    }
    Ok(bytes)
}

/// What a view of an object shows; an array's items are seen in its own format. None of a view that was released.
fn view_over(vm: &mut Vm, object: Object) -> Option<View> {
    let plain = vm.payload(object);
    if !matches!(plain.kind(), Kind::Bytes | Kind::ByteArray) {
        return raw_view(vm, plain).filter(|view| !view.over.is_unbound());
    }
    let len = vm.heap.bytes[plain.index()].data.len();
    let name = vm.heap.intern("_typecode");
    let code = vm.instance_attr(object, name).filter(|code| code.is(Kind::Str));
    let format = code.and_then(|code| vm.heap.text(code).chars().next()).unwrap_or('B');
    let size = size_of_format(format);
    Some(View { over: object, start: 0, len: len / size, step: size as i64, readonly: plain.is(Kind::Bytes), format, shape: None })
}
fn new(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(view) = view_over(vm, args[1]) {
        return Ok(view.object(vm));
    }
    refuse_released(vm, vm.payload(args[1]))?;
    let message = format!("memoryview: a bytes-like object is required, not '{}'", vm.type_name(args[1]));
    Err(vm.type_error(&message))
}
fn release(vm: &mut Vm, args: &[Object]) -> Res {
    if let Misc::MemoryView { over, .. } = &mut vm.heap.miscs[args[0].index()] {
        *over = Object::UNBOUND;
    }
    Ok(Object::NONE)
}
fn list_items(vm: &mut Vm, object: Object) -> Res<Vec<Object>> {
    let view = view(vm, object)?;
    if view.shape.is_some() {
        return Err(vm.error(crate::types::NOT_IMPLEMENTED_ERROR, "multi-dimensional sub-views are not implemented"));
    }
    vm.reserve(view.len * 8)?;
    let items = pace::items(0..view.len).map(|item| view.item(vm, item)).collect();
    vm.poll()?;
    Ok(items)
}
fn tolist(vm: &mut Vm, args: &[Object]) -> Res {
    let view = view(vm, args[0])?;
    vm.reserve(view.len * 8)?;
    let mut level: Vec<Object> = pace::items(0..view.len).map(|item| view.item(vm, item)).collect();
    vm.poll()?;
    for &count in view.dimensions().iter().skip(1).rev() {
        vm.reserve_many(level.len() as u64, 16, 1)?;
        level = pace::items(level.chunks(count.max(1))).map(|chunk| vm.heap.list(chunk.to_vec())).collect();
        vm.poll()?;
    }
    Ok(vm.heap.list(level))
}
fn contiguous(vm: &mut Vm, args: &[Object]) -> Res {
    Ok(Object::bool(view(vm, args[0])?.is_contiguous()))
}
fn hash(vm: &mut Vm, args: &[Object]) -> Res {
    let view = view(vm, args[0])?;
    if !view.readonly {
        return Err(vm.value_error("cannot hash writable memoryview object"));
    }
    if !matches!(view.format, 'B' | 'b' | 'c') {
        return Err(vm.value_error("memoryview: hashing is restricted to formats 'B', 'b' or 'c'"));
    }
    let data = view.bytes(vm);
    vm.poll()?;
    let bytes = vm.heap.bytes(data);
    crate::types::hash_object(vm, bytes)
}
fn equal(vm: &mut Vm, args: &[Object], wanted: bool) -> Res {
    if args[0] == args[1] {
        return Ok(Object::bool(wanted));
    }
    let Some(left) = raw_view(vm, args[0]).filter(|view| !view.over.is_unbound()) else { return Ok(Object::bool(!wanted)) };
    let Some(right) = view_over(vm, args[1]) else { return Ok(Object::NOT_IMPLEMENTED) };
    let same = left.dimensions() == right.dimensions()
        && if left.format == right.format {
            left.bytes(vm) == right.bytes(vm)
        } else {
            pace::items(0..left.len).all(|item| {
                let (a, b) = (left.item(vm, item), right.item(vm, item));
                crate::vm::compare::equal_native(vm, a, b) == Some(true)
            })
        };
    vm.poll()?;
    Ok(Object::bool(same == wanted))
}

/// `view[key]`.
pub fn memoryview_item(vm: &mut Vm, object: Object, key: Object) -> Res {
    let mut view = view(vm, object)?;
    let plain = vm.payload(key);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        let slice = vm.heap.slices[slice];
        let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, view.dimensions()[0])? else {
            return vm.call_embedded("getitem_slice", vec![object, key]);
        };
        if view.shape.is_some() {
            return Err(vm.error(crate::types::NOT_IMPLEMENTED_ERROR, "multi-dimensional slicing is not implemented"));
        }
        view.start = if indices.count == 0 { view.start } else { view.offset(indices.start) };
        view.step *= indices.step;
        view.len = indices.count;
        return Ok(view.object(vm));
    }
    if is_all_slices(vm, plain) {
        return Err(vm.error(crate::types::NOT_IMPLEMENTED_ERROR, "multi-dimensional slicing is not implemented"));
    }
    match place(vm, &view, key)? {
        Some(at) => Ok(view.item(vm, at)),
        None => vm.call_embedded("getitem_index", vec![object, key]),
    }
}
/// Is it a tuple of slices?
fn is_all_slices(vm: &Vm, key: Object) -> bool {
    let keys = key.index_of(Kind::Tuple).map(|tuple| &vm.heap.tuples[tuple][..]).unwrap_or_default();
    !keys.is_empty() && keys.iter().all(|key| key.is(Kind::Slice))
}
/// The item that an index, or a tuple of indices, means.
fn place(vm: &mut Vm, view: &View, key: Object) -> Res<Option<usize>> {
    let plain = vm.payload(key);
    let dimensions = view.dimensions();
    let keys = match plain.kind() {
        Kind::Tuple => {
            let keys = vm.heap.tuples[plain.index()].to_vec();
            if keys.iter().any(|&key| vm.small_int(vm.payload(key)).is_none()) {
                return Err(vm.type_error("memoryview: invalid slice key"));
            }
            keys
        }
        Kind::Int | Kind::Big | Kind::Bool => vec![plain],
        _ if vm.special(key, Name::Index).is_some() => return Ok(None),
        _ => return Err(vm.type_error("memoryview: invalid slice key")),
    };
    if keys.len() < dimensions.len() {
        return Err(vm.error(crate::types::NOT_IMPLEMENTED_ERROR, "multi-dimensional sub-views are not implemented"));
    }
    if keys.len() > dimensions.len() {
        let message = format!("cannot index {}-dimension view with {}-element tuple", dimensions.len(), keys.len());
        return Err(vm.type_error(&message));
    }
    let mut at = 0;
    for (number, (&key, &count)) in keys.iter().zip(&dimensions).enumerate() {
        let Some(index) = vm.small_int(vm.payload(key)) else {
            return Err(vm.index_error("cannot fit 'int' into an index-sized integer"));
        };
        let index = if index < 0 { index + count as i64 } else { index };
        if index < 0 || index >= count as i64 {
            let message = format!("index out of bounds on dimension {}", number + 1);
            return Err(vm.index_error(&message));
        }
        at = at * count + index as usize;
    }
    Ok(Some(at))
}
/// `view[key] = value`.
pub fn memoryview_set_item(vm: &mut Vm, object: Object, key: Object, value: Object) -> Res<()> {
    let view = view(vm, object)?;
    if view.readonly {
        return Err(vm.type_error("cannot modify read-only memory"));
    }
    let plain = vm.payload(key);
    let size = size_of_format(view.format);
    if let Some(slice) = plain.index_of(Kind::Slice) {
        let slice = vm.heap.slices[slice];
        let Some(indices) = resolve_slice(vm, slice.start, slice.stop, slice.step, view.len)? else {
            return vm.call_embedded("setitem_slice", vec![object, key, value]);
        };
        let data = vm.buffer_arg(value)?;
        let format = view_over(vm, value).map_or('B', |view| view.format);
        if data.len() != indices.count * size || format != view.format {
            return Err(vm.value_error("memoryview assignment: lvalue and rvalue have different structures"));
        }
        for (item, chunk) in positions(indices).zip(data.chunks(size)) {
            let at = view.offset(item);
            let bytes = vm.payload(view.over).index();
            vm.heap.bytes[bytes].data[at..at + size].copy_from_slice(chunk);
        }
        return Ok(());
    }
    if is_all_slices(vm, plain) {
        let message = "memoryview slice assignments are currently restricted to ndim = 1";
        return Err(vm.error(crate::types::NOT_IMPLEMENTED_ERROR, message));
    }
    let Some(item) = place(vm, &view, key)? else { return vm.call_embedded("setitem_index", vec![object, key, value]) };
    let bytes = written(vm, view.format, value)?;
    let at = view.offset(item);
    let over = vm.payload(view.over).index();
    vm.heap.bytes[over].data[at..at + size].copy_from_slice(&bytes);
    Ok(())
}
fn cast(vm: &mut Vm, args: &[Object]) -> Res {
    let mut view = view(vm, args[0])?;
    if !vm.payload(args[1]).is(Kind::Str) {
        return vm.expected_type("cast() argument 'format'", "str", args[1]);
    }
    let text = vm.text_of(args[1]).trim_start_matches('@').to_owned();
    let mut chars = text.chars();
    let format = match (chars.next(), chars.next()) {
        (Some(c), None) if "cbB?hHiIlLqQnNfdP".contains(c) => c,
        _ => {
            return Err(
                vm.value_error("memoryview: destination format must be a native single character format prefixed with an optional '@'")
            );
        }
    };
    if !view.is_contiguous() {
        return Err(vm.type_error("memoryview: casts are restricted to C-contiguous views"));
    }
    let is_byte = |format: char| matches!(format, 'B' | 'b' | 'c');
    if !is_byte(format) && !is_byte(view.format) {
        return Err(vm.type_error("memoryview: cannot cast between two non-byte formats"));
    }
    let bytes = view.len * size_of_format(view.format);
    if !bytes.is_multiple_of(size_of_format(format)) {
        return Err(vm.type_error("memoryview: length is not a multiple of itemsize"));
    }
    view.format = format;
    view.len = bytes / size_of_format(format);
    view.step = size_of_format(format) as i64;
    view.shape = None;
    if let Some(shape) = args[2].given() {
        let items = match vm.payload(shape).kind() {
            Kind::List | Kind::Tuple => vm.items_native(vm.payload(shape))?.unwrap_or_default(),
            _ => return Err(vm.type_error("shape must be a list or a tuple")),
        };
        if items.len() > MOST_DIMENSIONS {
            return Err(vm.value_error("memoryview: number of dimensions must not exceed 64"));
        }
        let mut sizes = Vec::new();
        for item in items {
            match vm.small_int(item) {
                Some(size) if size > 0 => sizes.push(size as usize),
                Some(_) => return Err(vm.value_error("memoryview.cast(): elements of shape must be integers > 0")),
                None => return Err(vm.type_error("memoryview.cast(): elements of shape must be integers")),
            }
        }
        if sizes.iter().try_fold(1usize, |product, &size| product.checked_mul(size)) != Some(view.len) {
            return Err(vm.type_error("memoryview: product(shape) * itemsize != buffer size"));
        }
        view.shape = if sizes.len() > 1 { Some(sizes.into()) } else { None };
    }
    Ok(view.object(vm))
}
