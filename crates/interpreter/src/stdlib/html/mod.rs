//! `html`: characters for references and references for characters. Only what is no text is left to `html.py`.

mod entities_data;

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;
use entities_data::{ENTITIES, HTML4};
use std::sync::OnceLock;

pub static TABLE: &[NativeDef] = &[function("escape", "s, quote=True", escape), function("unescape", "s", unescape)];

/// The tables of `html.entities`, as the dicts that programs know.
pub fn init_entities(vm: &mut Vm, dict: Object) -> Res<()> {
    const NAMES: [&str; 4] = ["html5", "name2codepoint", "codepoint2name", "entitydefs"];
    let all: Vec<(Object, Object)> = entities()
        .iter()
        .map(|(name, meaning)| (vm.heap.str(name), vm.heap.string(meaning.0.into_iter().chain(meaning.1).collect())))
        .collect();
    // Each name of HTML 4, its code point as a number and as a text.
    let old: Vec<[Object; 3]> = table_of(HTML4)
        .map(|(name, (letter, _))| {
            let letter = letter.unwrap_or_default();
            [vm.heap.str(name), Object::small(i64::from(u32::from(letter))), vm.heap.code_point(letter)]
        })
        .collect();
    let tables = [
        vm.dict_from(all),
        vm.dict_from(old.iter().map(|&[name, code, _]| (name, code)).collect::<Vec<_>>()),
        vm.dict_from(old.iter().map(|&[name, code, _]| (code, name)).collect::<Vec<_>>()),
        vm.dict_from(old.iter().map(|&[name, _, letter]| (name, letter)).collect::<Vec<_>>()),
    ];
    for (name, table) in NAMES.into_iter().zip(tables) {
        vm.dict_set_str(dict, name, table);
    }
    let names = NAMES.map(|name| vm.heap.intern(name));
    let names = vm.heap.list(names.to_vec());
    vm.dict_set_str(dict, "__all__", names);
    Ok(())
}

/// The one or two characters of a reference.
type Meaning = (Option<char>, Option<char>);

/// Names and what they mean, line by line.
fn table_of(lines: &'static str) -> impl Iterator<Item = (&'static str, Meaning)> {
    lines.lines().map(|line| {
        let mut words = line.split(' ');
        let name = words.next().unwrap_or_default();
        let mut character = || words.next().and_then(|digits| char::from_u32(u32::from_str_radix(digits, 16).ok()?));
        (name, (character(), character()))
    })
}

/// The references of HTML 5, sorted by name; read once in a process.
fn entities() -> &'static [(&'static str, Meaning)] {
    static READ: OnceLock<Box<[(&str, Meaning)]>> = OnceLock::new();
    READ.get_or_init(|| table_of(ENTITIES).collect())
}

/// What browsers take the code points from 128 on for: Windows-1252.
const WINDOWS: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
/// Longest name that is looked up, without its semicolon.
const LONGEST: usize = 32;

fn escape(vm: &mut Vm, args: &[Object]) -> Res {
    let quote = if args[1].is_unbound() { Some(true) } else { vm.truth_native(args[1]) };
    let (true, Some(quote)) = (args[0].is(Kind::Str), quote) else {
        return slowly(vm, "html", "_escape", vec![args[0], args[1].or(Object::TRUE)]);
    };
    let text = vm.heap.text(args[0]);
    if !text.contains(['&', '<', '>', '"', '\'']) {
        return Ok(args[0]);
    }
    let mut made = String::with_capacity(text.len() + 16);
    for c in pace::items(text.chars()) {
        match c {
            '&' => made.push_str("&amp;"),
            '<' => made.push_str("&lt;"),
            '>' => made.push_str("&gt;"),
            '"' if quote => made.push_str("&quot;"),
            '\'' if quote => made.push_str("&#x27;"),
            c => made.push(c),
        }
    }
    vm.poll()?;
    vm.reserve(made.len())?;
    Ok(vm.heap.string(made))
}

fn unescape(vm: &mut Vm, args: &[Object]) -> Res {
    if !args[0].is(Kind::Str) {
        return slowly(vm, "html", "_unescape", args.to_vec());
    }
    let text = vm.heap.text(args[0]);
    if !text.contains('&') {
        return Ok(args[0]);
    }
    let mut made = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        if pace::halted_after_bytes(at) {
            rest = "";
            break;
        }
        made.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        let len = reference(rest, &mut made);
        if len == 0 {
            made.push('&');
        }
        rest = &rest[len..];
    }
    made.push_str(rest);
    vm.poll()?;
    Ok(vm.heap.string(made))
}
/// Writes what the reference behind a `&` stands for; how much of the text it takes, or nothing where there is none.
fn reference(text: &str, made: &mut String) -> usize {
    if let Some(number) = text.strip_prefix('#') {
        let hex = number.starts_with(['x', 'X']);
        let (start, radix) = if hex { (2, 16) } else { (1, 10) };
        let digits = text[start..].bytes().take_while(|byte| char::from(*byte).is_digit(radix)).count();
        if digits == 0 {
            return 0;
        }
        let end = start + digits;
        put(u32::from_str_radix(&text[start..end], radix).unwrap_or(u32::MAX), made);
        return end + usize::from(text[end..].starts_with(';'));
    }
    let is_end = |c: char| matches!(c, '\t' | '\n' | '\x0c' | ' ' | '<' | '&' | '#' | ';');
    let end =
        text.char_indices().enumerate().find(|&(number, (_, c))| number == LONGEST || is_end(c)).map_or(text.len(), |(_, (at, _))| at);
    if end == 0 {
        return 0;
    }
    let end = end + usize::from(text[end..].starts_with(';'));
    let name = &text[..end];
    let known = |name: &str| entities().binary_search_by(|(known, _)| (*known).cmp(name)).ok().map(|at| entities()[at].1);
    let mut cuts: Vec<usize> = name.char_indices().map(|(at, _)| at).skip(2).collect();
    cuts.push(end);
    for cut in cuts.into_iter().rev() {
        if let Some(meaning) = known(&name[..cut]) {
            made.extend(meaning.0.into_iter().chain(meaning.1));
            made.push_str(&name[cut..]);
            return end;
        }
    }
    made.push('&');
    made.push_str(name);
    end
}
/// The character with this number, as browsers read it.
fn put(code: u32, made: &mut String) {
    let invalid = matches!(code, 1..=8 | 11 | 14..=31 | 127..=159 | 0xFDD0..=0xFDEF) || code & 0xFFFE == 0xFFFE;
    match code {
        0 => made.push('\u{fffd}'),
        13 => made.push('\r'),
        128..=159 => made.extend(WINDOWS.chars().nth(code as usize - 128)),
        _ => match char::from_u32(code) {
            None => made.push('\u{fffd}'),
            Some(_) if invalid => {}
            Some(c) => made.push(c),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::entities_data::HTML4;
    use super::{entities, table_of};

    #[test]
    fn the_tables_are_sorted_and_every_name_means_something() {
        assert!(entities().is_sorted_by(|one, other| one.0 < other.0));
        assert!(entities().iter().copied().chain(table_of(HTML4)).all(|(_, meaning)| meaning.0.is_some()));
    }
}
