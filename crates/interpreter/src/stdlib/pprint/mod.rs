//! The native part of `pprint`: bytes in lines that fit, and which objects are shown by a `repr` that a dataclass made.
//! The printer asks objects of the guest for their `repr`, and is Python.

use super::inspect::has_own;
use crate::native::{NativeDef, Res, function};
use crate::object::Object;
use crate::pace;
use crate::text::quote;
use crate::vm::Vm;
use crate::vm::names::Name;

pub static TABLE: &[NativeDef] = &[
    function("_wrapped_bytes", "object, width, allowance, /", wrapped),
    function("_has_generated_repr", "object, /", |vm, args| {
        let mro = vm.class(vm.class_of(args[0])).mro.clone();
        let name = vm.name(Name::Repr);
        let found = mro.into_iter().find_map(|class| vm.own_attr(class, name));
        Ok(Object::bool(found.is_some_and(|method| has_own(vm, method, "_is_generated"))))
    }),
    function("_recursion", "object, /", |vm, args| {
        let (name, at) = (vm.bare_name(vm.class_of(args[0])), crate::types::address(args[0]));
        let text = format!("<Recursion on {name} with id={at}>");
        Ok(vm.heap.string(text))
    }),
];

/// How long a part of bytes is when it is written out.
#[derive(Clone, Copy, Default)]
struct Written {
    characters: i64,
    single_quotes: i64,
    double_quotes: bool,
}

impl Written {
    fn with(mut self, byte: u8) -> Self {
        self.characters += match byte {
            b'\t' | b'\n' | b'\r' | b'\\' => 2,
            b' '..=b'~' => 1,
            _ => 4,
        };
        self.single_quotes += i64::from(byte == b'\'');
        self.double_quotes |= byte == b'"';
        self
    }
    fn length(self) -> i64 {
        // With both kinds inside, the single ones need a backslash.
        let escapes = if self.double_quotes { self.single_quotes } else { 0 };
        self.characters + escapes + "b''".len() as i64
    }
}

/// Bytes as texts that are no wider than a width, four more at a time; the last of them leaves some room.
fn wrapped(vm: &mut Vm, args: &[Object]) -> Res {
    let data = vm.buffer_arg(args[0])?;
    let (mut width, allowance) = (vm.clamped(args[1]), vm.clamped(args[2]));
    vm.reserve_many(data.len() as u64, 24, 1)?;
    let last = data.len() / 4 * 4;
    let mut lines = Vec::new();
    let (mut start, mut line) = (0, Written::default());
    for at in (0..data.len()).step_by(4) {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let part = &data[at..data.len().min(at + 4)];
        if at == last {
            width = width.saturating_sub(allowance);
        }
        let longer = part.iter().fold(line, |line, &byte| line.with(byte));
        if longer.length() > width {
            if start < at {
                lines.push(vm.heap.string(quote::repr_bytes(&data[start..at])));
            }
            (start, line) = (at, part.iter().fold(Written::default(), |line, &byte| line.with(byte)));
        } else {
            line = longer;
        }
    }
    if start < data.len() {
        lines.push(vm.heap.string(quote::repr_bytes(&data[start..])));
    }
    Ok(vm.heap.list(lines))
}
