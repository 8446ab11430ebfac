//! `str.translate` of a text of ordinary length by a plain dict from code points, and `str.maketrans` of such texts.
//! Not for other tables and long texts, nor for answers that are wrong: `str_translate` and `str_maketrans` (embedded) take those.

use crate::native::{Flow, Res};
use crate::object::{Kind, Object};
use crate::text::surrogate;
use crate::vm::{Name, Vm};

/// Bytes of a text that is worked on without a look at the clock.
const LONGEST: usize = 1 << 16;
/// Bytes that one character may become here.
const WIDEST: usize = 16;
/// Entries of a table that is looked through for what this cannot do.
const MOST_ENTRIES: usize = 1 << 12;

pub fn translate(vm: &mut Vm, args: &[Object]) -> Res {
    let text = vm.payload(args[0]);
    let table = args[1].index_of(Kind::Dict).or_else(|| vm.plain_dict(args[1])).filter(|_| vm.heap.text(text).len() <= LONGEST);
    if let Some(table) = table
        && filled(vm, text, args[1], table)?
        && is_plain(vm, table)
    {
        return by_dict(vm, text, table);
    }
    vm.call_embedded("str_translate", vec![text, args[1]])
}

/// Has a table that makes values for the keys it lacks (a `defaultdict`) made those for the characters of a text, up to the first that is wrong?
fn filled(vm: &mut Vm, text: Object, object: Object, table: u32) -> Res<bool> {
    if object.is(Kind::Dict) || vm.special(object, Name::Missing).is_none() {
        return Ok(true);
    }
    let mut seen = [false; 128];
    let source: String = vm.heap.text(text).into();
    for c in source.chars() {
        if seen.get_mut(c as usize).is_some_and(|seen| std::mem::replace(seen, true)) {
            continue;
        }
        let code = Object::small(i64::from(surrogate::code_of(c)));
        let value = match vm.dict_item(table, code).given() {
            Some(value) => value,
            None => match vm.load_item(object, code) {
                Ok(_) => vm.dict_item(table, code),
                Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => return Err(flow),
                // It is asked again where guest code can answer.
                Err(_) => return Ok(false),
            },
        };
        // A `Counter` does not keep what it answers.
        if value.is_unbound() || !is_known(vm, value) {
            return Ok(false);
        }
    }
    Ok(true)
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
    table.entries.len() <= MOST_ENTRIES && table.iter().all(|entry| entry.key.is_int() && is_known(vm, entry.value))
}

fn is_known(vm: &Vm, value: Object) -> bool {
    let is_text = value.is(Kind::Str) && vm.heap.text(value).len() <= WIDEST;
    value.is_none() || is_text || character(value).is_some()
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
