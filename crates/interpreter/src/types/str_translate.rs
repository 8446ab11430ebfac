//! `str.translate` of a text of ordinary length by a plain dict from code points, and `str.maketrans` of such texts.
//! Not for other tables and long texts, nor for answers that are wrong: `str_translate` and `str_maketrans` (embedded) take those.

use crate::native::Res;
use crate::object::dict::Entry;
use crate::object::{Kind, Object};
use crate::text::surrogate;
use crate::vm::Vm;

/// Bytes of a text that is worked on without a look at the clock.
const LONGEST: usize = 1 << 16;
/// Bytes that one character may become here.
const WIDEST: usize = 16;
/// Entries of a table that is looked through for what this cannot do.
const MOST_ENTRIES: usize = 1 << 12;

pub fn translate(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.payload(args[0]);
    match args[1].index_of(Kind::Dict).filter(|&table| vm.heap.text(text).len() <= LONGEST && is_plain(vm, table)) {
        Some(table) => by_dict(vm, text, table),
        None => vm.call_embedded("str_translate", vec![text, args[1]]),
    }
}

pub fn maketrans(vm: &mut Vm, args: &[Object]) -> Res {
    let lengths = [0, 1, 2].map(|at| if args[at].is(Kind::Str) { vm.heap.strs[args[at].index()].chars as usize } else { usize::MAX });
    match lengths {
        [from, to, gone] if from == to && from <= MOST_ENTRIES && (gone <= MOST_ENTRIES || args[2].given().is_none()) => {
            table_of(vm, args[0], args[1], args[2].given())
        }
        _ => vm.call_embedded("str_maketrans", vec![args[0], args[1].or(Object::NONE), args[2].or(Object::NONE)]),
    }
}

/// A dict from the code points of one text to those of another, and from those of a third to `None`.
fn table_of(vm: &mut Vm, from: Object, to: Object, gone: Option<Object>) -> Res {
    let code = |c: char| Object::small(i64::from(surrogate::code_of(c)));
    let mut pairs: smallvec::SmallVec<[(Object, Object); 32]> =
        vm.heap.text(from).chars().map(code).zip(vm.heap.text(to).chars().map(code)).collect();
    if let Some(gone) = gone {
        pairs.extend(vm.heap.text(gone).chars().map(|c| (code(c), Object::NONE)));
    }
    Ok(vm.dict_from(pairs))
}

/// Is the table no long one, are all its keys ints, and all values characters, short texts or `None`?
fn is_plain(vm: &Vm, table: u32) -> bool {
    let table = &vm.heap.dicts[table];
    let is_known = |entry: &Entry| {
        let value = entry.value;
        let is_text = value.is(Kind::Str) && vm.heap.text(value).len() <= WIDEST;
        entry.key.is_int() && (value.is_none() || is_text || character(value).is_some())
    };
    table.entries.len() <= MOST_ENTRIES && table.iter().all(is_known)
}

fn character(value: Object) -> Option<char> {
    value.as_int().and_then(|number| u32::try_from(number).ok()).and_then(char::from_u32)
}

fn by_dict(vm: &mut Vm, text: Object, table: u32) -> Res {
    vm.reserve(vm.heap.text(text).len() * WIDEST)?;
    let mut known: [Option<Object>; 128] = [None; 128];
    let source: String = vm.heap.text(text).into();
    let mut out = String::with_capacity(source.len());
    for c in source.chars() {
        let place = c as usize;
        let to = match known.get(place).copied().flatten() {
            Some(to) => to,
            None => {
                let to = vm.dict_item(table, Object::small(i64::from(surrogate::code_of(c))));
                if let Some(slot) = known.get_mut(place) {
                    *slot = Some(to);
                }
                to
            }
        };
        if to.is_unbound() {
            out.push(c);
        } else if to.is(Kind::Str) {
            out.push_str(vm.heap.text(to));
        } else {
            out.extend(character(to));
        }
    }
    Ok(vm.heap.string(out))
}
