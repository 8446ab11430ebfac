//! Native objects of standard modules in a snapshot: which class reads its data back.
//! What it returns fits its class; what its objects refer to is checked with all other objects.

use super::collections::deque;
use super::{csv, functools, ids, io, native_ids as native, pickle, random, re, structs, zlib};
use crate::object::misc::{Misc, NativeState, State};
use crate::object::{Kind, Object};
use crate::vm::Vm;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The state of a native object, if it is of this kind.
pub fn peek<T: 'static>(vm: &Vm, object: Object) -> Option<&T> {
    match vm.heap.miscs.get(vm.payload(object).index_of(Kind::Misc)?)? {
        Misc::Native(state) => state.as_any().downcast_ref(),
        _ => None,
    }
}

/// The same, to be changed.
pub fn peek_mut<T: 'static>(vm: &mut Vm, object: Object) -> Option<&mut T> {
    let index = vm.payload(object).index_of(Kind::Misc)?;
    match &mut vm.heap.miscs[index] {
        Misc::Native(state) => state.as_any_mut().downcast_mut(),
        _ => None,
    }
}

/// The data of a state.
pub fn saved<T: Serialize + ?Sized>(state: &T) -> Result<Vec<u8>, &'static str> {
    postcard::to_stdvec(state).map_err(|_| "the state of a native object")
}

/// The state of such data.
pub fn loaded<T: DeserializeOwned>(data: &[u8]) -> Option<T> {
    postcard::from_bytes(data).ok()
}

fn boxed<T: DeserializeOwned + NativeState + 'static>(data: &[u8]) -> Option<State> {
    loaded::<T>(data).map(|state| State::Boxed(Box::new(state)))
}

/// The state of a native object of this class.
pub fn load_state(class: u32, data: &[u8]) -> Option<State> {
    let state = match class {
        ids::DEQUE => loaded::<deque::Deque>(data).map(State::from),
        native::LRU_CACHE => boxed::<functools::LruCache>(data),
        native::KEY_WRAPPER => boxed::<functools::KeyWrapper>(data),
        native::PARTIAL => loaded(data).map(State::Partial),
        native::ATTR_GETTER | native::ITEM_GETTER | native::METHOD_CALLER => loaded(data).map(|getter| State::Getter(Box::new(getter))),
        native::GUEST_SORT => crate::types::guest_sort::load(data).map(State::Boxed),
        native::TEXT_BUFFER => io::load(data).map(State::Boxed),
        native::CSV_READER => boxed::<csv::Reader>(data),
        native::CSV_WRITER => boxed::<csv::Writer>(data),
        native::STRUCT_ITERATOR => structs::load_iterator(data).map(State::Boxed),
        native::STRUCT => structs::load(data).map(State::Boxed),
        native::RANDOM => boxed::<random::Twister>(data),
        native::RE_PATTERN => re::load_pattern(data).map(State::Boxed),
        native::RE_CACHE => Some(State::Boxed(re::load_cache())),
        native::RE_MATCH => boxed::<re::MatchState>(data),
        native::TIMEDELTA => loaded(data).map(State::Delta),
        native::COMPRESS => zlib::load_compress(data).map(State::Boxed),
        native::DECOMPRESS => zlib::load_decompress(data).map(State::Boxed),
        native::PICKLE_WRITER => pickle::load_writer(data).map(State::Boxed),
        native::PICKLE_READER => pickle::load_reader(data).map(State::Boxed),
        native::DATE | native::DATETIME | native::TIME => loaded(data).map(State::Moment),
        _ => None,
    }?;
    (state.class() == class).then_some(state)
}
