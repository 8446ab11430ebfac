//! The native part of `string`: words with capitals.
//! Templates, formatters and constants are Python, in `string.py`.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{str_case, str_split};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[function("capwords", "s, sep=None", capwords)];

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
