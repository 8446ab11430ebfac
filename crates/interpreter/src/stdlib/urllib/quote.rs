//! The quoting functions of `urllib.parse`: texts in any encoding and bytes, and the queries made of them.
//! Queries of other objects, which are shown and quoted by guest code, are left to `parse.py`.

use super::{MODULE, ascii};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::slowly;
use crate::types;
use crate::vm::Vm;

/// The bytes that stay as they are.
struct Safe([bool; 128]);

impl Safe {
    /// Letters, digits, `_.-~` and those given: of a text or of bytes.
    fn of(vm: &Vm, given: Object, default: &[u8]) -> Option<Self> {
        let more = match given.kind() {
            _ if given.is_unbound() => default,
            Kind::Str => vm.heap.text(given).as_bytes(),
            Kind::Bytes => &vm.heap.bytes[given.index()].data,
            _ => return None,
        };
        let mut safe = [false; 128];
        for (byte, keep) in (0u8..).zip(&mut safe) {
            *keep = byte.is_ascii_alphanumeric() || b"_.-~".contains(&byte);
        }
        for &byte in more.iter().filter(|byte| byte.is_ascii()) {
            safe[usize::from(byte)] = true;
        }
        Some(Self(safe))
    }
    /// With `plus`, blanks become signs. Breaks off where the cell must stop: who asks polls.
    fn quoted(&self, bytes: &[u8], plus: bool) -> String {
        const HEX: &[u8; 16] = b"0123456789ABCDEF";
        let mut made = String::with_capacity(bytes.len());
        for &byte in pace::slices(bytes).flatten() {
            if byte == b' ' && plus {
                made.push('+');
            } else if self.0.get(usize::from(byte)) == Some(&true) {
                made.push(char::from(byte));
            } else {
                made.extend(['%', char::from(HEX[usize::from(byte >> 4)]), char::from(HEX[usize::from(byte & 15)])]);
            }
        }
        made
    }
}

/// Is there no lone surrogate in the text, which UTF-8 would refuse?
fn is_whole(text: &str) -> bool {
    pace::all(text, |c| !('\u{10F000}'..='\u{10F7FF}').contains(&c))
}
fn or_text(vm: &mut Vm, object: Object, default: &str) -> Object {
    if object.is_unbound() { vm.heap.str(default) } else { object }
}
fn is_named(vm: &Vm, object: Object, name: &str) -> bool {
    object.is_unbound() || object.is_none() || object.is(Kind::Str) && vm.heap.text(object) == name
}

pub fn from_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    if !matches!(given.kind(), Kind::Bytes | Kind::ByteArray) {
        return Err(vm.type_error("quote_from_bytes() expected bytes"));
    }
    let data = vm.buffer_arg(given)?;
    let quoted = quoted(vm, &data, args[1], b"/", false)?;
    Ok(vm.heap.string(quoted))
}
/// Bytes with what is safe as it is; with `plus`, blanks become signs.
fn quoted(vm: &mut Vm, data: &[u8], safe: Object, default: &[u8], plus: bool) -> Res<String> {
    if data.is_empty() {
        return Ok(String::new());
    }
    let plain = vm.payload(safe);
    let more = match plain.kind() {
        Kind::ByteArray => vm.bytes_like(plain)?,
        Kind::List | Kind::Tuple => {
            let items = vm.items_native(plain)?.unwrap_or_default();
            Some(items.into_iter().filter_map(|item| u8::try_from(item.as_int()?).ok()).collect())
        }
        _ => None,
    };
    let known = more.map_or(plain, |bytes| vm.heap.bytes(bytes));
    let Some(safe) = Safe::of(vm, known, default) else {
        let message = format!("'{}' object is not iterable", vm.type_name(safe));
        return Err(vm.type_error(&message));
    };
    vm.reserve_many(data.len() as u64, 4, 1)?;
    let quoted = safe.quoted(data, plus);
    vm.poll()?;
    Ok(quoted)
}
pub fn quote(vm: &mut Vm, args: &[Object], plus: bool) -> Res {
    let default: &[u8] = if plus { b"" } else { b"/" };
    let given = vm.payload(args[0]);
    if plus {
        add_blank(vm, given, args[1])?;
    }
    let data = if given.is(Kind::Str) {
        if vm.heap.text(given).is_empty() {
            return Ok(args[0]);
        }
        encoded_text(vm, given, args[2], args[3])?
    } else {
        for (at, name) in [(2, "encoding"), (3, "errors")] {
            if args[at].some().is_some() {
                let message = format!("quote() doesn't support '{name}' for bytes");
                return Err(vm.type_error(&message));
            }
        }
        match given.kind() {
            Kind::Bytes | Kind::ByteArray => vm.buffer_arg(given)?,
            _ => return Err(vm.type_error("quote_from_bytes() expected bytes")),
        }
    };
    let quoted = quoted(vm, &data, args[1], default, plus)?;
    // What needs no quotes stays the object that it is.
    if given == args[0] && given.is(Kind::Str) && vm.heap.text(given) == quoted {
        return Ok(given);
    }
    Ok(vm.heap.string(quoted))
}
/// Where there may be blanks, they are added to what is safe: that must be a text or bytes.
fn add_blank(vm: &mut Vm, given: Object, safe: Object) -> Res<()> {
    let has_none = match given.kind() {
        Kind::Str => !vm.heap.text(given).contains(' '),
        Kind::Bytes => !vm.heap.bytes[given.index()].data.contains(&b' '),
        _ => false,
    };
    let kind = vm.payload(safe).kind();
    if has_none || safe.is_unbound() || matches!(kind, Kind::Str | Kind::Bytes | Kind::ByteArray) {
        return Ok(());
    }
    let name = vm.type_name(safe);
    let message = if matches!(kind, Kind::List | Kind::Tuple) {
        format!("can only concatenate {name} (not \"bytes\") to {name}")
    } else {
        format!("unsupported operand type(s) for +: '{name}' and 'bytes'")
    };
    Err(vm.type_error(&message))
}
/// A text in an encoding; UTF-8 if none is given.
fn encoded_text(vm: &mut Vm, text: Object, encoding: Object, errors: Object) -> Res<Vec<u8>> {
    if is_named(vm, encoding, "utf-8") && is_named(vm, errors, "strict") && is_whole(vm.heap.text(text)) {
        return vm.owned_text(text).map(String::into_bytes);
    }
    let encoding = named(vm, encoding, "utf-8", "encode() argument 'encoding'")?;
    let errors = named(vm, errors, "strict", "encode() argument 'errors'")?;
    let bytes = types::encode_text(vm, text, &encoding, &errors)?;
    vm.buffer_arg(bytes)
}
fn named(vm: &mut Vm, given: Object, default: &str, what: &str) -> Res<String> {
    match given.some() {
        Some(given) if vm.truth_native(given) != Some(false) => vm.text_arg(given, what),
        _ => Ok(default.to_owned()),
    }
}

/// The bytes that quoted ones stand for; what is no escape stays.
fn unquoted(bytes: &[u8]) -> Vec<u8> {
    let digit = |at: usize| bytes.get(at).and_then(|&byte| char::from(byte).to_digit(16));
    let mut made = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        match (bytes[at], digit(at + 1), digit(at + 2)) {
            (b'%', Some(high), Some(low)) => {
                made.push((high * 16 + low) as u8);
                at += 3;
            }
            (byte, ..) => {
                made.push(byte);
                at += 1;
            }
        }
    }
    made
}
/// How quoted texts are decoded.
struct Decoding {
    encoding: String,
    errors: String,
}

impl Decoding {
    fn of(vm: &mut Vm, encoding: Object, errors: Object) -> Res<Self> {
        let encoding = named(vm, encoding, "utf-8", "decode() argument 'encoding'")?;
        let errors = named(vm, errors, "replace", "decode() argument 'errors'")?;
        Ok(Self { encoding, errors })
    }
    fn decode(&self, vm: &mut Vm, bytes: Vec<u8>) -> Res<String> {
        if self.encoding == "utf-8" && self.errors == "replace" {
            return Ok(String::from_utf8_lossy(&bytes).into_owned());
        }
        let (bytes, encoding, errors) = (vm.heap.bytes(bytes), vm.heap.str(&self.encoding), vm.heap.str(&self.errors));
        let text = types::decode_bytes(vm, bytes, encoding, errors)?;
        vm.owned_text(text)
    }
    /// The text that a quoted one stands for. Only runs of ASCII hold escapes: each is decoded by itself.
    fn unquoted(&self, vm: &mut Vm, text: &str) -> Res<String> {
        if !text.contains('%') {
            return Ok(text.to_owned());
        }
        let mut made = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            let run = rest.bytes().position(|byte| !byte.is_ascii()).unwrap_or(rest.len());
            if run > 0 {
                made.push_str(&self.decode(vm, unquoted(&rest.as_bytes()[..run]))?);
            }
            let other = rest[run..].bytes().position(|byte| byte.is_ascii()).unwrap_or(rest.len() - run);
            made.push_str(&rest[run..run + other]);
            rest = &rest[run + other..];
        }
        Ok(made)
    }
}
pub fn to_bytes(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    let data = match given.kind() {
        Kind::Str => encoded_text(vm, given, Object::NONE, Object::NONE)?,
        Kind::ByteArray if vm.heap.bytes[given.index()].data.contains(&b'%') => {
            return Err(vm.type_error("unhashable type: 'bytearray'"));
        }
        Kind::ByteArray => return Ok(args[0]),
        Kind::Bytes => vm.buffer_arg(given)?,
        _ => {
            let name = vm.heap.intern("split");
            return Err(vm.attribute_error(args[0], name));
        }
    };
    vm.reserve(data.len())?;
    Ok(vm.heap.bytes(unquoted(&data)))
}
pub fn unquote(vm: &mut Vm, args: &[Object], plus: bool) -> Res {
    let given = vm.payload(args[0]);
    match given.kind() {
        Kind::Str => {}
        Kind::Bytes | Kind::ByteArray if plus => return Err(vm.type_error("a bytes-like object is required, not 'str'")),
        Kind::Bytes => {
            let decoding = Decoding::of(vm, args[1], args[2])?;
            let data = vm.buffer_arg(given)?;
            let made = decoding.decode(vm, unquoted(&data))?;
            return Ok(vm.heap.string(made));
        }
        _ if plus => {
            let name = vm.heap.intern("replace");
            return Err(vm.attribute_error(args[0], name));
        }
        Kind::ByteArray => return Err(vm.type_error("a bytes-like object is required, not 'str'")),
        Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Range => {
            let name = vm.heap.intern("split");
            return Err(vm.attribute_error(args[0], name));
        }
        _ => {
            let message = format!("argument of type '{}' is not iterable", vm.type_name(args[0]));
            return Err(vm.type_error(&message));
        }
    }
    let text = vm.heap.text(given);
    if !(text.contains('%') || plus && text.contains('+')) {
        return Ok(args[0]);
    }
    let decoding = Decoding::of(vm, args[1], args[2])?;
    vm.reserve_many(vm.heap.text(given).len() as u64, 3, 1)?;
    let mut text = vm.owned_text(given)?;
    if plus {
        text = text.replace('+', " ");
    }
    let made = decoding.unquoted(vm, &text)?;
    Ok(vm.heap.string(made))
}

/// The name or value of a query, quoted; none for what only guest code can show.
fn shown(vm: &mut Vm, safe: &Safe, value: Object) -> Option<String> {
    Some(match value.kind() {
        Kind::Str if is_whole(vm.heap.text(value)) => safe.quoted(vm.heap.text(value).as_bytes(), true),
        Kind::Bytes => safe.quoted(&vm.heap.bytes[value.index()].data, true),
        Kind::Int | Kind::Float | Kind::Bool => safe.quoted(types::repr_native(vm, value).as_bytes(), true),
        _ if value.is_none() => "None".to_owned(),
        _ => return None,
    })
}
pub fn encode(vm: &mut Vm, args: &[Object]) -> Res {
    if args[3].some().is_none()
        && args[4].some().is_none()
        && args[5].is_unbound()
        && let Some(made) = encoded(vm, args)?
    {
        vm.poll()?;
        vm.reserve(made.len())?;
        return Ok(vm.heap.string(made));
    }
    let safe = or_text(vm, args[2], "");
    let mut all = vec![args[0], args[1].or(Object::FALSE), safe, args[3].or(Object::NONE), args[4].or(Object::NONE)];
    all.extend(args[5].given());
    slowly(vm, MODULE, "_urlencode", all)
}
/// The whole query; none where guest code must take part.
fn encoded(vm: &mut Vm, args: &[Object]) -> Res<Option<String>> {
    let many = if args[1].is_unbound() { Some(false) } else { vm.truth_native(args[1]) };
    let (Some(many), Some(safe), Some(pairs)) = (many, Safe::of(vm, args[2], b""), plain_pairs(vm, args[0])) else { return Ok(None) };
    let mut made = String::new();
    for (name, value) in pairs {
        let Some(name) = shown(vm, &safe, name) else { return Ok(None) };
        let items = match value.kind() {
            Kind::List if many => vm.heap.lists[value.index()].clone(),
            Kind::Tuple if many => vm.heap.tuples[value.index()].to_vec(),
            _ => vec![value],
        };
        for item in items {
            let Some(value) = shown(vm, &safe, item) else { return Ok(None) };
            let more = name.len() + value.len() + 2;
            if more > made.capacity() - made.len() {
                // It grows to twice its length.
                vm.reserve(2 * (made.len() + more))?;
            }
            if !made.is_empty() {
                made.push('&');
            }
            made.extend([&name, "=", &value]);
            if pace::halted_after_bytes(more) {
                vm.poll()?;
            }
        }
    }
    Ok(Some(made))
}
fn plain_pairs(vm: &Vm, query: Object) -> Option<Vec<(Object, Object)>> {
    Some(match query.kind() {
        Kind::Dict => vm.heap.dicts[query.index()].iter().map(|entry| (entry.key, entry.value)).collect(),
        Kind::List => {
            let pair = |&item: &Object| match &vm.heap.tuples[item.index_of(Kind::Tuple)?][..] {
                &[name, value] => Some((name, value)),
                _ => None,
            };
            vm.heap.lists[query.index()].iter().map(pair).collect::<Option<_>>()?
        }
        _ => return None,
    })
}

/// The names and values of a query, which are bytes if it is in bytes.
fn pairs(vm: &mut Vm, args: &[Object]) -> Res<Vec<(Object, Object)>> {
    let (given, are_bytes) = ascii::texts(vm, &args[..1])?;
    let given = vm.payload(given.first().copied().unwrap_or(args[0]));
    let mut found = Vec::new();
    for (name, value) in text_pairs(vm, given, args)? {
        let (name, value) = (vm.heap.string(name), vm.heap.string(value));
        found.push(if are_bytes { (ascii::encoded(vm, name)?, ascii::encoded(vm, value)?) } else { (name, value) });
    }
    Ok(found)
}
fn text_pairs(vm: &mut Vm, given: Object, args: &[Object]) -> Res<Vec<(String, String)>> {
    let flag = |vm: &Vm, at: usize| !args[at].is_unbound() && vm.truth_native(args[at]).unwrap_or(true);
    let (keeps_blank, is_strict) = (flag(vm, 1), flag(vm, 2));
    let separator = match args[6].given().map(|given| vm.payload(given)) {
        None => "&".to_owned(),
        Some(given) if given.is(Kind::Str) => vm.owned_text(given)?,
        Some(given) if given.is(Kind::Bytes) => String::from_utf8_lossy(&vm.heap.bytes[given.index()].data).into_owned(),
        Some(given) if vm.truth_native(given) != Some(false) => {
            let name = vm.heap.intern("decode");
            return Err(vm.attribute_error(given, name));
        }
        Some(_) => String::new(),
    };
    if separator.is_empty() {
        return Err(vm.value_error("Separator must be of type string or bytes."));
    }
    // A short pair becomes two texts, and each of them an object.
    vm.reserve_many(vm.heap.text(given).len() as u64, 20, 1)?;
    let text = vm.owned_text(given)?;
    if text.is_empty() {
        return Ok(Vec::new());
    }
    if let Some(most) = args[5].some() {
        let fields = 1 + text.matches(&separator).count() as i64;
        let most = match vm.payload(most) {
            most if most.is_float() => most.float_value(),
            most if matches!(most.kind(), Kind::Int | Kind::Big | Kind::Bool) => vm.clamped(most) as f64,
            _ => {
                let message = format!("'<' not supported between instances of '{}' and 'int'", vm.type_name(most));
                return Err(vm.type_error(&message));
            }
        };
        if most < fields as f64 {
            return Err(vm.value_error("Max number of fields exceeded"));
        }
    }
    let decoding = Decoding::of(vm, args[3], args[4])?;
    let mut found = Vec::new();
    for pair in text.split(&separator).filter(|pair| is_strict || !pair.is_empty()) {
        if pace::halted_after_bytes(pair.len() + 64) {
            vm.poll()?;
        }
        let (name, value) = match pair.split_once('=') {
            Some(pair) => pair,
            None if is_strict => {
                let pair = vm.heap.str(pair);
                let message = format!("bad query field: {}", types::repr_native(vm, pair));
                return Err(vm.value_error(&message));
            }
            None if keeps_blank => (pair, ""),
            None => continue,
        };
        if !value.is_empty() || keeps_blank {
            let name = decoding.unquoted(vm, &name.replace('+', " "))?;
            found.push((name, decoding.unquoted(vm, &value.replace('+', " "))?));
        }
    }
    Ok(found)
}
/// `parse_qsl`: the pairs, in their order.
pub fn query_list(vm: &mut Vm, args: &[Object]) -> Res {
    let mut made = Vec::new();
    for (name, value) in pairs(vm, args)? {
        made.push(vm.heap.tuple([name, value]));
    }
    Ok(vm.heap.list(made))
}
/// `parse_qs`: the values of each name.
pub fn query(vm: &mut Vm, args: &[Object]) -> Res {
    let result = vm.dict_from([]);
    for (name, value) in pairs(vm, args)? {
        match vm.dict_get(result, name) {
            Some(list) => vm.heap.lists[list.index()].push(value),
            None => {
                let list = vm.heap.list(vec![value]);
                vm.dict_set(result, name, list);
            }
        }
    }
    Ok(result)
}
