//! Making `bytes` and `bytearray`: from counts, texts, buffers and iterables; and `%` on them.
//! Guest code (`__bytes__`, iterators) runs before, through the embedded functions.

use super::BYTES;
use super::bytes::made;
use super::str_format::{Percent, Stop, convert};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::text::format_spec::Bounds;
use crate::text::percent::{Conversion, Flavor, Piece, Template};
use crate::types;
use crate::vm::{Name, Vm};

/// Bytes that lie in their object.
const FEW: usize = 48;

/// `bytes.__new__`.
pub fn new(vm: &mut Vm, args: &[Object]) -> Res {
    if let &[class, source, encoding, errors] = args
        && class == Vm::class_object(BYTES)
        && encoding.is_unbound()
        && errors.is_unbound()
        && let Some(bytes) = of_few(vm, source)
    {
        return Ok(bytes);
    }
    if let Some(source) = args[1].given()
        && args[2].given().is_none()
        && args[3].given().is_none()
        && let Some(method) = vm.special(source, Name::Bytes)
        && !method.is(Kind::Native)
    {
        if args[0] == Vm::class_object(BYTES) {
            return vm.call_embedded("bytes_of", vec![source]);
        }
        return vm.call_embedded("bytes_subclass", vec![args[0], source]);
    }
    let data = contents(vm, args, BYTES)?;
    let payload = vm.heap.bytes(data);
    Ok(vm.wrap(args[0], BYTES, payload))
}

/// The bytes that a short list or tuple of small ints names, put together on the stack.
fn of_few(vm: &mut Vm, source: Object) -> Option<Object> {
    let items: &[Object] = match source.kind() {
        Kind::List => &vm.heap.lists[source.index()],
        Kind::Tuple => &vm.heap.tuples[source.index()],
        _ => return None,
    };
    let mut bytes = [0; FEW];
    let bytes = bytes.get_mut(..items.len())?;
    for (byte, item) in bytes.iter_mut().zip(items) {
        *byte = u8::try_from(item.as_int()?).ok()?;
    }
    Some(vm.heap.bytes(&*bytes))
}

/// What the arguments of a constructor mean; `args[0]` is not looked at.
pub fn contents(vm: &mut Vm, args: &[Object], class: u32) -> Res<Vec<u8>> {
    let name = if class == BYTES { "bytes" } else { "bytearray" };
    for (at, what) in [(2, "encoding"), (3, "errors")] {
        if let Some(given) = args[at].given().filter(|&given| !vm.payload(given).is(Kind::Str)) {
            vm.text_arg(given, &format!("{name}() argument '{what}'"))?;
        }
    }
    let given = args[2].given().is_some() || args[3].given().is_some();
    let Some(source) = args[1].given() else {
        if given {
            return Err(vm.type_error(if args[2].given().is_some() {
                "encoding without a string argument"
            } else {
                "errors without a string argument"
            }));
        }
        return Ok(vec![]);
    };
    let plain = vm.payload(source);
    if plain.is(Kind::Str) {
        let Some(encoding) = args[2].given() else {
            return Err(vm.type_error("string argument without an encoding"));
        };
        let encoding = vm.text_arg(encoding, &format!("{name}() argument 'encoding'"))?;
        let errors = match args[3].given() {
            Some(errors) => vm.text_arg(errors, &format!("{name}() argument 'errors'"))?,
            None => "strict".to_owned(),
        };
        let encoded = types::encode_text(vm, plain, &encoding, &errors)?;
        return Ok(vm.heap.bytes[encoded.index()].data.to_vec());
    }
    if given {
        return Err(vm.type_error(if args[2].given().is_some() {
            "encoding without a string argument"
        } else {
            "errors without a string argument"
        }));
    }
    if let Some(data) = vm.bytes_like(source)? {
        vm.reserve(data.len())?;
        return Ok(data);
    }
    let has_index = vm.special(source, Name::Index).is_some();
    if matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) || has_index {
        let count = vm.index_object(args, 1)?;
        let Some(count) = vm.small_int(count) else {
            return Err(vm.overflow_error("cannot fit 'int' into an index-sized integer"));
        };
        if count < 0 {
            return Err(vm.value_error("negative count"));
        }
        vm.reserve_many(count as u64, 1, 1)?;
        return Ok(vec![0; count as usize]);
    }
    if !vm.is_iterable(source) {
        let message = format!("cannot convert '{}' object to {name}", vm.type_name(source));
        return Err(vm.type_error(&message));
    }
    let items = vm.items_or_call(args, 1, Object::make(Kind::Native, vm.current_native))?;
    if items.iter().any(|&item| item.is(Kind::Instance) && vm.payload(item) == item && vm.special(item, Name::Index).is_some()) {
        // A list may be changed meanwhile.
        let items = if source.is(Kind::List) { source } else { vm.heap.list(items) };
        return vm.call_embedded("bytes_of_indices", vec![args[0], items]);
    }
    items_to_bytes(vm, &items, if class == BYTES { "bytes must be in range(0, 256)" } else { "byte must be in range(0, 256)" })
}

/// Ints as bytes.
pub fn items_to_bytes(vm: &mut Vm, items: &[Object], complaint: &str) -> Res<Vec<u8>> {
    let mut data = Vec::with_capacity(items.len());
    for &item in items {
        let plain = vm.payload(item);
        if !matches!(plain.kind(), Kind::Int | Kind::Big | Kind::Bool) {
            let message = format!("'{}' object cannot be interpreted as an integer", vm.type_name(item));
            return Err(vm.type_error(&message));
        }
        match vm.small_int(plain).and_then(|value| u8::try_from(value).ok()) {
            Some(byte) => data.push(byte),
            None => return Err(vm.value_error(complaint)),
        }
    }
    Ok(data)
}

/// `template % values`.
pub fn bytes_percent(vm: &mut Vm, template: Object, values: Object) -> Res {
    vm.reserve(vm.heap.bytes[template.index()].data.len())?;
    let source = vm.heap.bytes[template.index()].data.clone();
    let mut run = Percent::new(vm, values);
    run.is_mapping &= !matches!(vm.payload(values).kind(), Kind::Bytes | Kind::ByteArray);
    let mut out = Vec::with_capacity(source.len() * 2);
    let mut pieces = Template::of_bytes(&source);
    loop {
        let piece = match pieces.next_piece(run.is_mapping) {
            Ok(Some(piece)) => piece,
            Ok(None) => break,
            Err(error) => return Err(vm.text_error(error)),
        };
        match piece {
            Piece::Literal(range) => out.extend_from_slice(&source[range]),
            Piece::Percent => out.push(b'%'),
            Piece::Conversion(mut conversion) => {
                let value = run.fetch(vm, &mut conversion, |vm, range| vm.heap.bytes(&source[range]));
                match value.and_then(|value| convert_bytes(vm, &conversion, value)) {
                    Ok(bytes) => out.extend_from_slice(&bytes),
                    Err(Stop::Flow(flow)) => return Err(flow),
                    Err(Stop::Guest) => return vm.call_embedded("bytes_percent", vec![template, values]),
                }
            }
        }
        if out.len() > vm.room() {
            return Err(vm.memory_error());
        }
    }
    run.finish(vm, "bytes")?;
    Ok(made(vm, template, out))
}

/// Can the object become a float?
fn is_real(vm: &mut Vm, value: Object) -> bool {
    vm.payload(value).is(Kind::Float) || vm.special(value, Name::Float).is_some() || vm.special(value, Name::Index).is_some()
}

fn convert_bytes(vm: &mut Vm, conversion: &Conversion, value: Object) -> Result<Vec<u8>, Stop> {
    types::charge_padding(vm, conversion)?;
    let limits = Bounds { size: vm.room(), digits: vm.digit_limit() };
    let result = match conversion.code {
        's' | 'b' => {
            if vm.special(value, Name::Bytes).is_some_and(|method| !method.is(Kind::Native)) {
                return Err(Stop::Guest);
            }
            let Some(bytes) = vm.bytes_like(value)? else {
                let message =
                    format!("%b requires a bytes-like object, or an object that implements __bytes__, not '{}'", vm.type_name(value));
                return Err(Stop::Flow(vm.type_error(&message)));
            };
            conversion.bytes(&bytes, limits)
        }
        'r' | 'a' => {
            let text = types::ascii_of(vm, value)?;
            let bytes = vm.text_of(text).as_bytes().to_vec();
            conversion.bytes(&bytes, limits)
        }
        'c' => {
            let plain = vm.payload(value);
            match plain.kind() {
                Kind::Bytes | Kind::ByteArray if vm.heap.bytes[plain.index()].data.len() == 1 => {
                    let byte = vm.heap.bytes[plain.index()].data[0];
                    conversion.byte(i64::from(byte), limits)
                }
                Kind::Int | Kind::Big | Kind::Bool => conversion.byte(vm.clamped(plain), limits),
                _ => return Err(Stop::Flow(vm.type_error("%c requires an integer in range(256) or a single byte"))),
            }
        }
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' if !is_real(vm, value) => {
            let message = format!("float argument required, not {}", vm.type_name(value));
            return Err(Stop::Flow(vm.type_error(&message)));
        }
        'd' | 'i' | 'u' | 'o' | 'x' | 'X' | 'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
            // CPython's message has `%d` for both.
            let code = if conversion.code == 'i' { 'd' } else { conversion.code };
            return convert(vm, &Conversion { code, ..conversion.clone() }, value).map(String::into_bytes);
        }
        _ => Err(conversion.unsupported(Flavor::Bytes)),
    };
    result.map_err(|error| Stop::Flow(vm.text_error(error)))
}
