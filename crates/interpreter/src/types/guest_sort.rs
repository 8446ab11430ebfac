//! A sort whose comparisons guest code makes: it stands still while an embedded function asks which of two keys is less.
//! Nothing is compared here, and nothing the guest answers is trusted to be consistent.

use super::timsort::Timsort;
use super::{OBJECT, TypeDef};
use crate::native::{NativeDef, Res, function};
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::native_ids::GUEST_SORT;
use crate::stdlib::{loaded, peek, peek_mut, saved};
use crate::vm::Vm;
use std::any::Any;

pub static DEF: TypeDef =
    TypeDef { id: GUEST_SORT, name: "_sort", module: "_frame", base: OBJECT, layout: Layout::Other, is_base: false, natives: &[], doc: "" };

/// For embedded code: the pair of keys to compare is put into a list.
pub static TABLE: &[NativeDef] = &[
    function("_sort_start", "keys, reverse, pair, /", start),
    function("_sort_step", "sort, pair, less, /", |vm, args| {
        // What a comparison gives is mostly a bool; guest code may have to say what else is true.
        let Some(less) = vm.truth_native(args[2]) else { return vm.call_embedded("sort_step_by_truth", args.to_vec()) };
        let Some(state) = peek_mut::<GuestSort>(vm, args[0]) else { return Ok(Object::FALSE) };
        let question = state.sort.answered(less).map(|pair| state.keys_of(pair));
        let question = answered(vm, args[0], question)?;
        Ok(ask(vm, args[1], question))
    }),
    function("_sort_end", "sort, items, reverse, /", end),
    // A list has no items while it is sorted, and no room for any: what has room afterwards was filled meanwhile.
    function("_list_taken", "items, /", |vm, args| {
        let Some(list) = args[0].index_of(Kind::List) else { return Ok(Object::NONE) };
        let items = std::mem::take(&mut vm.heap.lists[list]);
        Ok(vm.heap.list(items))
    }),
    function("_list_was_filled", "items, /", |vm, args| {
        Ok(Object::bool(args[0].index_of(Kind::List).is_some_and(|list| vm.heap.lists[list].capacity() > 0)))
    }),
];

/// The keys, and the order of their places as far as it is known.
#[derive(Clone, serde::Serialize, serde::Deserialize)]
pub struct GuestSort {
    sort: Timsort<u32>,
    keys: Vec<Object>,
}

impl NativeState for GuestSort {
    fn class(&self) -> u32 {
        GUEST_SORT
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.keys.iter().for_each(|&key| visit(key));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        256 + self.keys.len() * 16
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

impl GuestSort {
    fn keys_of(&self, (a, b): (u32, u32)) -> [Object; 2] {
        [a, b].map(|at| self.keys.get(at as usize).copied().unwrap_or_default())
    }
}

/// A sort from a snapshot: one that would look outside its keys is none.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let state: GuestSort = loaded(data)?;
    let inside = state.sort.items.iter().all(|&at| (at as usize) < state.keys.len());
    if inside && state.sort.is_whole() { Some(Box::new(state)) } else { None }
}

fn start(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(list) = args[0].index_of(Kind::List) else { return Ok(Object::NONE) };
    vm.reserve(vm.heap.lists[list].len() * 24)?;
    let keys = pace::copied(&vm.heap.lists[list]);
    let mut order: Vec<u32> = (0..keys.len() as u32).collect();
    if args[1].is_true() {
        pace::reverse(&mut order);
    }
    vm.poll()?;
    let mut state = GuestSort { sort: Timsort::new(order), keys };
    let question = state.sort.begin().map(|pair| state.keys_of(pair));
    ask(vm, args[2], question);
    Ok(vm.heap.misc(Misc::boxed(state)))
}

/// Answers questions about instances whose `__lt__` only computes; the first one that is left.
fn answered(vm: &mut Vm, sort: Object, mut question: Option<[Object; 2]>) -> Res<Option<[Object; 2]>> {
    let mut known = None;
    while let Some([a, b]) = question
        && let Some(less) = vm.simple_less(&mut known, a, b)?
        && let Some(state) = peek_mut::<GuestSort>(vm, sort)
    {
        question = state.sort.answered(less).map(|pair| state.keys_of(pair));
    }
    Ok(question)
}

/// Puts a question into the list; false where there is none.
fn ask(vm: &mut Vm, pair: Object, question: Option<[Object; 2]>) -> Object {
    if let (Some(list), Some(question)) = (pair.index_of(Kind::List), question) {
        let list = &mut vm.heap.lists[list];
        list.clear();
        list.extend_from_slice(&question);
    }
    Object::bool(question.is_some())
}

/// The items in the order that was found.
fn end(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(list) = args[1].index_of(Kind::List) else { return Ok(Object::NONE) };
    vm.reserve(vm.heap.lists[list].len() * 16)?;
    let Some(state) = peek::<GuestSort>(vm, args[0]) else { return Ok(Object::NONE) };
    let mut order = pace::copied(&state.sort.items);
    if args[2].is_true() {
        pace::reverse(&mut order);
    }
    let items = &vm.heap.lists[list];
    let sorted: Vec<Object> = pace::items(order.into_iter()).filter_map(|at| items.get(at as usize).copied()).collect();
    vm.poll()?;
    Ok(vm.heap.list(sorted))
}
