//! The native part of `shlex`: the words of a text as a POSIX shell splits them, and words that a shell takes as they are.
//! The class, other rules than those of a shell, and what is no text are Python, in `shlex.py`.

use super::slowly;
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("split", "s, comments=False, posix=True", split),
    function("quote", "s", |vm, args| match quoted(vm, args[0])? {
        Some(text) if text == vm.text_of(args[0]) => Ok(args[0]),
        Some(text) => Ok(vm.heap.string(text)),
        None => slowly(vm, MODULE, "_quote", args.to_vec()),
    }),
    function("join", "split_command", |vm, args| {
        let words = vm.items_or_call(args, 0, Object::make(Kind::Native, vm.current_native))?;
        let mut parts = Vec::new();
        for word in words {
            match quoted(vm, word)? {
                Some(part) => parts.push(part),
                None => return slowly(vm, MODULE, "_join", args.to_vec()),
            }
        }
        let size = parts.iter().map(|part| part.len() + 1).sum();
        vm.reserve(size)?;
        Ok(vm.heap.string(parts.join(" ")))
    }),
];

const MODULE: &str = "shlex";

/// What the next character belongs to.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Between,
    Word,
    Quotes(char),
    /// Behind a backslash, inside these quotes or in a word.
    Escaped(Option<char>),
}

fn split(vm: &mut Vm, args: &[Object]) -> Res {
    let given = vm.payload(args[0]);
    let flag = |at: usize, default: bool| args[at].given().map_or(Some(default), |flag| vm.truth_native(flag));
    let (Some(comments), Some(true), true) = (flag(1, false), flag(2, true), given.is(Kind::Str)) else {
        let [comments, posix] = [args[1].given().unwrap_or(Object::FALSE), args[2].given().unwrap_or(Object::TRUE)];
        return slowly(vm, MODULE, "_split", vec![args[0], comments, posix]);
    };
    let text = vm.owned_text(given)?;
    let mut words: Vec<String> = Vec::new();
    let (mut word, mut is_quoted, mut state) = (String::new(), false, State::Between);
    let mut chars = pace::items(text.chars());
    while let Some(c) = chars.next() {
        match state {
            State::Between | State::Word => match c {
                ' ' | '\t' | '\r' | '\n' => state = State::Between,
                '#' if comments => {
                    chars.by_ref().find(|&c| c == '\n');
                    state = State::Between;
                }
                '\\' => state = State::Escaped(None),
                '\'' | '"' => state = State::Quotes(c),
                _ => {
                    state = State::Word;
                    word.push(c);
                }
            },
            State::Quotes(mark) if c == mark => state = State::Word,
            State::Quotes('"') if c == '\\' => state = State::Escaped(Some('"')),
            State::Quotes(_) => word.push(c),
            State::Escaped(within) => {
                // Inside quotes only the quote and the backslash lose their backslash.
                if within.is_some_and(|mark| c != '\\' && c != mark) {
                    word.push('\\');
                }
                word.push(c);
                state = within.map_or(State::Word, State::Quotes);
            }
        }
        is_quoted |= matches!(state, State::Quotes(_));
        if state == State::Between && (is_quoted || !word.is_empty()) {
            words.push(std::mem::take(&mut word));
            is_quoted = false;
        }
    }
    drop(chars);
    match state {
        State::Quotes(_) => return Err(vm.value_error("No closing quotation")),
        State::Escaped(_) => return Err(vm.value_error("No escaped character")),
        State::Word | State::Between if is_quoted || !word.is_empty() => words.push(word),
        State::Word | State::Between => {}
    }
    vm.reserve(words.len() * 64)?;
    let words: Vec<Object> = words.into_iter().map(|word| vm.heap.string(word)).collect();
    Ok(vm.heap.list(words))
}

/// A word in quotes where it needs them; none where it is no text.
fn quoted(vm: &mut Vm, word: Object) -> Res<Option<String>> {
    let word = vm.payload(word);
    if !word.is(Kind::Str) {
        return Ok(None);
    }
    let text = vm.owned_text(word)?;
    let is_safe = |c: char| c.is_ascii_alphanumeric() || "_@%+=:,./-".contains(c);
    if text.is_empty() {
        return Ok(Some("''".to_owned()));
    }
    if pace::items(text.chars()).all(is_safe) {
        return Ok(Some(text));
    }
    vm.reserve_many(text.len() as u64, 5, 1)?;
    Ok(Some(format!("'{}'", text.replace('\'', "'\"'\"'"))))
}
