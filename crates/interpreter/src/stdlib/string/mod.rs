//! The native part of `string`: words with capitals, and format texts taken apart.
//! Templates, formatters and constants are Python, in `string.py`: guests derive from the classes.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::format_string::{First, Step, Template, split_name};
use crate::text::{str_case, str_split};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("capwords", "s, sep=None", capwords),
    function("_pieces", "template, /", template_pieces),
    function("_parse_fields", "text, /", fields),
    function("_split_field", "field, /", split_field),
];

fn capwords(vm: &mut Vm, args: &[Object]) -> Res {
    let (text, separator) = (args[0], args[1].some());
    let is_plain = text.is(Kind::Str) && separator.is_none_or(|separator| separator.is(Kind::Str) && !vm.heap.text(separator).is_empty());
    if !is_plain {
        return slowly(vm, "string", "_capwords", vec![text, args[1].given().unwrap_or(Object::NONE)]);
    }
    let text = vm.owned_text(text)?;
    // A capital may take more bytes than its letter.
    vm.reserve_many(text.len() as u64, 3, 1)?;
    let made = match separator.map(|separator| vm.heap.text(separator)) {
        None => joined(str_split::split_space(&text, -1), " "),
        Some(separator) => joined(text.split(separator), separator),
    };
    vm.poll()?;
    Ok(vm.heap.string(made))
}
fn joined<'a>(words: impl Iterator<Item = &'a str>, separator: &str) -> String {
    let mut made = String::new();
    for (number, word) in pace::items(words.enumerate()) {
        made.push_str(if number == 0 { "" } else { separator });
        made.push_str(&str_case::capitalize(word));
    }
    made
}

/// The pieces of a template with the usual pattern: a literal, the name behind it or None, and how that is written. None of a text in
/// which something is wrong: what stands before it is to be put in first.
fn template_pieces(vm: &mut Vm, args: &[Object]) -> Res {
    if !args[0].is(Kind::Str) {
        return Ok(Object::NONE);
    }
    let text = vm.owned_text(args[0])?;
    let (mut pieces, mut literal, mut rest) = (Vec::new(), String::new(), text.as_str());
    while let Some(at) = rest.find('$') {
        vm.poll()?;
        literal.push_str(&rest[..at]);
        let after = &rest[at + 1..];
        let (name, length) = match after.as_bytes().first() {
            Some(b'$') => {
                literal.push('$');
                rest = &after[1..];
                continue;
            }
            Some(b'{') => {
                let name = name_at(&after[1..]);
                let is_closed = after[1 + name.len()..].starts_with('}');
                (if is_closed { name } else { "" }, name.len() + 2)
            }
            _ => (name_at(after), name_at(after).len()),
        };
        if name.is_empty() {
            return Ok(Object::NONE);
        }
        // Three texts, their tuple and its place in the list.
        vm.reserve(literal.len() + 2 * length + 160)?;
        let piece = [vm.heap.str(&literal), vm.heap.str(name), vm.heap.str(&rest[at..=at + length])];
        literal.clear();
        pieces.push(vm.heap.tuple(piece));
        rest = &after[length..];
    }
    literal.push_str(rest);
    vm.reserve(literal.len())?;
    let last = [vm.heap.str(&literal), Object::NONE, Object::NONE];
    pieces.push(vm.heap.tuple(last));
    Ok(vm.heap.list(pieces))
}
/// The name that a text begins with.
fn name_at(text: &str) -> &str {
    let is_part = |at: usize, byte: u8| byte == b'_' || byte.is_ascii_alphabetic() || at > 0 && byte.is_ascii_digit();
    let length = text.bytes().enumerate().take_while(|&(at, byte)| is_part(at, byte)).count();
    &text[..length]
}

/// The pieces of a format text, each a literal and the field behind it, and what is wrong with the rest, or None.
fn fields(vm: &mut Vm, args: &[Object]) -> Res {
    let (pieces, wrong) = pieces(vm, args[0])?;
    Ok(vm.heap.tuple([pieces, wrong]))
}
/// As `fields`, of a text in which nothing is wrong.
pub fn parsed(vm: &mut Vm, args: &[Object]) -> Res {
    let (pieces, wrong) = pieces(vm, args[0])?;
    if wrong.is_none() {
        return Ok(pieces);
    }
    let message = super::text(vm, wrong).to_owned();
    Err(vm.value_error(&message))
}
fn pieces(vm: &mut Vm, text: Object) -> Res<(Object, Object)> {
    let text = text_arg(vm, text)?;
    vm.reserve_many(text.len() as u64, 8, 1)?;
    let (mut pieces, mut wrong) = (Vec::new(), Object::NONE);
    for piece in pace::items(Template::new(&text)) {
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => {
                wrong = vm.heap.str(&error.message);
                break;
            }
        };
        let literal = vm.heap.str(piece.literal);
        let [name, spec, conversion] = match piece.field {
            None => [Object::NONE; 3],
            Some(field) => {
                let conversion = field.conversion.map_or(Object::NONE, |conversion| vm.heap.code_point(conversion));
                [vm.heap.str(field.name), vm.heap.str(field.spec), conversion]
            }
        };
        pieces.push(vm.heap.tuple([literal, name, spec, conversion]));
    }
    Ok((vm.heap.list(pieces), wrong))
}

/// Where a field starts from, the steps from there, each whether it is an attribute and its name, and what is wrong behind them, or None.
fn split_field(vm: &mut Vm, args: &[Object]) -> Res {
    let text = text_arg(vm, args[0])?;
    vm.reserve_many(text.len() as u64, 8, 1)?;
    let (first, rest) = split_name(&text).map_err(|error| vm.text_error(error))?;
    let first = match first {
        First::Auto => vm.heap.intern(""),
        First::Index(index) => vm.heap.int(i64::try_from(index).unwrap_or(i64::MAX)),
        First::Name(name) => vm.heap.str(name),
    };
    let mut steps = Vec::new();
    let mut wrong = Object::NONE;
    for step in pace::items(rest) {
        let (is_attribute, name) = match step {
            Ok(Step::Attribute(name)) => (true, vm.heap.str(name)),
            Ok(Step::Index(index)) => (false, vm.heap.int(i64::try_from(index).unwrap_or(i64::MAX))),
            Ok(Step::Key(name)) => (false, vm.heap.str(name)),
            Err(error) => {
                wrong = vm.heap.str(&error.message);
                break;
            }
        };
        steps.push(vm.heap.tuple([Object::bool(is_attribute), name]));
    }
    let steps = vm.heap.list(steps);
    Ok(vm.heap.tuple([first, steps, wrong]))
}
fn text_arg(vm: &mut Vm, object: Object) -> Res<String> {
    let plain = vm.payload(object);
    if plain.is(Kind::Str) {
        return vm.owned_text(plain);
    }
    let message = format!("expected str, got {}", vm.type_name(object));
    Err(vm.type_error(&message))
}
