//! `str.encode` and `bytes.decode`, as glue to the codecs of `text/`; ASCII in a common encoding takes a short way.

use crate::native::Res;
use crate::object::{Data, Kind, Object};
use crate::stdlib::module_value;
use crate::text::codec::{self, CodecError, Encoding, Handler};
use crate::text::surrogate;
use crate::types;
use crate::vm::Vm;

/// Bytes that are worked on without a look at the clock.
const SHORT: usize = 1 << 12;

pub fn encode(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.payload(args[0]);
    if is_common(vm, args) && vm.heap.is_ascii(text) && vm.heap.text(text).len() <= SHORT {
        let data = Data::from(vm.heap.text(text).as_bytes());
        return Ok(vm.heap.bytes(data));
    }
    let length = vm.heap.text(text).len();
    if args[2].is_unbound() && length <= SHORT && is_utf8_name(vm, args[1]) && !surrogate::has_surrogate(vm.heap.text(text)) {
        let data = Data::from(vm.heap.text(text).as_bytes());
        return Ok(vm.heap.bytes(data));
    }
    if args[1].given().is_none() && args[2].given().is_none() {
        return encode_text(vm, text, "utf-8", "strict");
    }
    if args[2].is_unbound()
        && length <= SHORT
        && args[1].is(Kind::Str)
        && let Some(encoding) = Encoding::by_common_name(vm.heap.text(args[1]))
        && let Ok(data) = codec::encode(vm.heap.text(text), encoding, "strict")
    {
        return Ok(vm.heap.bytes(data));
    }
    let encoding = named(vm, args[1], "encode() argument 'encoding'", "utf-8")?;
    let errors = named(vm, args[2], "encode() argument 'errors'", "strict")?;
    if Encoding::by_name(&encoding).is_err() && Encoding::is_of_module(&encoding) {
        let names = [vm.heap.str(&encoding), vm.heap.str(&errors)];
        return vm.call_embedded("encode_by_module", vec![text, names[0], names[1]]);
    }
    match guests_codec(vm, "_text_encoded", &encoding, &errors) {
        Some((function, [encoding, errors])) => crate::native::call(function, vec![text, encoding, errors]),
        None => encode_text(vm, text, &encoding, &errors),
    }
}

/// Where a codec or a handler of the guest's has to take part: the function of `codecs` that asks it, and both names. There is none
/// before that module was imported.
fn guests_codec(vm: &mut Vm, function: &str, encoding: &str, errors: &str) -> Option<(Object, [Object; 2])> {
    let function = module_value(vm, "codecs", function)?;
    let is_ours = Handler::by_name(errors).is_ok() && Encoding::by_name(encoding).is_ok();
    (!is_ours).then(|| (function, [vm.heap.str(encoding), vm.heap.str(errors)]))
}

pub fn decode(vm: &mut Vm, args: &[Object]) -> Res {
    let bytes = vm.payload(args[0]);
    if is_common(vm, args) {
        let is_short = vm.heap.bytes[bytes.index()].data.len() <= SHORT;
        if let Some(text) = is_short.then(|| vm.heap.ascii_of_bytes(bytes)).flatten() {
            return Ok(text);
        }
    }
    if args[1].given().is_none() && args[2].given().is_none() {
        return decode_bytes(vm, bytes, args[1], args[2]);
    }
    let encoding = named(vm, args[1], "decode() argument 'encoding'", "utf-8")?;
    let errors = named(vm, args[2], "decode() argument 'errors'", "strict")?;
    if Encoding::by_name(&encoding).is_err() && Encoding::is_of_module(&encoding) {
        let names = [vm.heap.str(&encoding), vm.heap.str(&errors)];
        return vm.call_embedded("decode_by_module", vec![bytes, names[0], names[1]]);
    }
    match guests_codec(vm, "_bytes_decoded", &encoding, &errors) {
        Some((function, [encoding, errors])) => crate::native::call(function, vec![bytes, encoding, errors]),
        None => decode_bytes(vm, bytes, args[1], args[2]),
    }
}

/// Is the encoding one in which ASCII stays what it is, named as it nearly always is, and nothing wrong with the handler's name?
#[inline(always)]
fn is_common(vm: &Vm, args: &[Object]) -> bool {
    (args[1].is_unbound() && args[2].is_unbound()) || is_common_name(vm, args)
}

/// Is the encoding UTF-8, because none is named or as it nearly always is?
fn is_utf8_name(vm: &Vm, name: Object) -> bool {
    name.given().is_none_or(|name| name.is(Kind::Str) && matches!(vm.heap.text(name), "utf-8" | "utf8" | "UTF-8"))
}

fn is_common_name(vm: &Vm, args: &[Object]) -> bool {
    let is_name = |name: Object| name.given().is_none_or(|name| name.is(Kind::Str));
    is_name(args[1])
        && is_name(args[2])
        && args[1].given().is_none_or(|name| matches!(vm.heap.text(name), "utf-8" | "utf8" | "UTF-8" | "ascii" | "latin-1" | "latin1"))
}

fn named(vm: &mut Vm, given: Object, what: &str, otherwise: &str) -> Res<String> {
    match given.given() {
        Some(name) => {
            let name = vm.text_arg(name, what)?;
            if name.contains('\0') { Err(vm.value_error("embedded null character")) } else { Ok(name) }
        }
        None => Ok(otherwise.to_owned()),
    }
}

/// `str.encode`.
pub fn encode_text(vm: &mut Vm, string: Object, encoding: &str, errors: &str) -> Res {
    vm.reserve(vm.heap.text(string).len())?;
    let result = Encoding::of_text(encoding, "encode")
        .map_err(CodecError::Other)
        .and_then(|encoding| codec::encode(vm.heap.text(string), encoding, errors));
    match result {
        Ok(data) => Ok(vm.heap.bytes(data)),
        Err(CodecError::Other(error)) => Err(vm.text_error(error)),
        Err(CodecError::Encode(fault) | CodecError::Decode(fault)) => {
            let args = vec![
                vm.heap.str(fault.encoding),
                string,
                Object::small(fault.start as i64),
                Object::small(fault.end as i64),
                vm.heap.str(fault.reason),
            ];
            Err(vm.raise(types::UNICODE_ENCODE_ERROR, args))
        }
    }
}

/// `bytes.decode`.
pub fn decode_bytes(vm: &mut Vm, bytes: Object, encoding: Object, errors: Object) -> Res {
    let encoding = named(vm, encoding, "decode() argument 'encoding'", "utf-8")?;
    let errors = named(vm, errors, "decode() argument 'errors'", "strict")?;
    vm.reserve(vm.heap.bytes[bytes.index()].data.len())?;
    let result = Encoding::of_text(&encoding, "decode")
        .map_err(CodecError::Other)
        .and_then(|encoding| codec::decode(&vm.heap.bytes[bytes.index()].data, encoding, &errors));
    match result {
        Ok(text) => Ok(vm.heap.string(text)),
        Err(CodecError::Other(error)) => Err(vm.text_error(error)),
        Err(CodecError::Encode(fault) | CodecError::Decode(fault)) => {
            let data = vm.heap.bytes[bytes.index()].data.clone();
            let args = vec![
                vm.heap.str(fault.encoding),
                vm.heap.bytes(data),
                Object::small(fault.start as i64),
                Object::small(fault.end as i64),
                vm.heap.str(fault.reason),
            ];
            Err(vm.raise(types::UNICODE_DECODE_ERROR, args))
        }
    }
}
