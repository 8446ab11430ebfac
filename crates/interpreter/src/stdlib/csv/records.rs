//! Rows as dicts and back, for `DictReader` and `DictWriter`: where names are plain texts and dicts are plain dicts.
//! The answer is None for anything else: `csv.py` then does it step by step.

use crate::native::Res;
use crate::object::dict::Dict;
use crate::object::{Kind, Object};
use crate::pace;
use crate::vm::Vm;

/// Fields up to which the names of a dict are sought one by one.
const FEW: usize = 64;

/// The items of a list that are all texts.
fn names_of(vm: &Vm, names: Object) -> Option<&[Object]> {
    let names = vm.heap.lists[names.index_of(Kind::List)?].as_slice();
    (names.len() <= FEW && names.iter().all(|name| name.is(Kind::Str))).then_some(names)
}

/// `_record(names, row)`: a dict of as many names as values.
pub fn record(vm: &mut Vm, args: &[Object]) -> Res {
    let values = args[1].index_of(Kind::List).map_or(usize::MAX, |row| vm.heap.lists[row].len());
    let Some(names) = names_of(vm, args[0]).filter(|names| names.len() == values).map(pace::copied) else { return Ok(Object::NONE) };
    let dict = vm.heap.dict(Dict::with_capacity(values));
    for (at, name) in names.into_iter().enumerate() {
        let value = vm.heap.lists[args[1].index()][at];
        vm.dict_set(dict, name, value);
    }
    Ok(dict)
}

/// `_row_of(names, record, rest, action)`: the values of a dict in the order of names.
pub fn row_of(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(record) = args[1].index_of(Kind::Dict).filter(|&record| vm.heap.dicts[record].len() <= FEW) else { return Ok(Object::NONE) };
    let Some(names) = names_of(vm, args[0]) else { return Ok(Object::NONE) };
    let is_name = |key: Object| {
        let is_same = |&name: &Object| name == key || vm.heap.text(name) == vm.heap.text(key);
        key.is(Kind::Str) && (names.contains(&key) || names.iter().any(is_same))
    };
    let ignores = super::super::text(vm, args[3]) == "ignore";
    if !vm.heap.dicts[record].iter().all(|entry| if ignores { entry.key.is(Kind::Str) } else { is_name(entry.key) }) {
        return Ok(Object::NONE);
    }
    let names = names.to_vec();
    let mut row = Vec::with_capacity(names.len());
    for name in names {
        row.push(vm.dict_get(args[1], name).unwrap_or(args[2]));
    }
    Ok(vm.heap.list(row))
}
