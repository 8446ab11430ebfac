//! The native part of `unittest`: how two long texts are shown beside each other. What runs tests is Python.

use super::{asyncio, text};
use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::pace;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_monotonic", "", asyncio::monotonic),
    function("_side_by_side", "first, second, /", side_by_side),
    // There are no signals here, and so nothing to handle.
    function("installHandler", "", |_, _| Ok(Object::NONE)),
    function("removeHandler", "method=None", |_, args| Ok(args[0].or(Object::NONE))),
    function("registerResult", "result", |_, _| Ok(Object::NONE)),
    function("removeResult", "result", |_, _| Ok(Object::FALSE)),
];

/// Characters that a text may have.
const WIDTH: usize = 80;
/// Characters that are kept of a beginning or an end.
const FEW: usize = 5;
/// What is left out must be longer than what says so.
const NOTE: usize = 12;

/// Two texts in 80 characters each, from where they begin to differ.
fn side_by_side(vm: &mut Vm, args: &[Object]) -> Res {
    vm.reserve_many((text(vm, args[0]).len() + text(vm, args[1]).len()) as u64, 2, 1)?;
    let texts = [args[0], args[1]].map(|given| text(vm, given).to_owned());
    let longest = texts.each_ref().map(|text| pace::items(text.chars()).count()).into_iter().max().unwrap_or(0);
    if longest <= WIDTH {
        return Ok(vm.heap.tuple(args));
    }
    let [first, second] = &texts;
    let same = pace::items(first.chars().zip(second.chars())).take_while(|(a, b)| a == b);
    let (count, bytes) = same.fold((0, 0), |(count, bytes), (c, _)| (count + 1, bytes + c.len_utf8()));
    vm.poll()?;
    let room = (WIDTH as i64) - (longest - count + FEW + NOTE) as i64;
    let shown = texts.each_ref().map(|text| {
        let (common, rest) = text.split_at(bytes);
        match usize::try_from(room) {
            Ok(room) if room > FEW => abridged(common, FEW, room) + rest,
            _ => abridged(common, FEW, FEW) + &abridged(rest, 41, FEW),
        }
    });
    let shown = shown.map(|text| vm.heap.string(text));
    Ok(vm.heap.tuple(shown))
}

/// A text whose middle is only counted, where that is shorter.
fn abridged(text: &str, head: usize, tail: usize) -> String {
    let count = text.chars().count();
    let left_out = count.saturating_sub(head + tail);
    if left_out <= NOTE {
        return text.to_owned();
    }
    let place = |number: usize| text.char_indices().nth(number).map_or(text.len(), |(at, _)| at);
    format!("{}[{left_out} chars]{}", &text[..place(head)], &text[place(count - tail)..])
}
