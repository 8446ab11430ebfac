//! `zlib.Decompress`, and all that is read: a stream under way, fed in pieces. What comes out is bounded by the memory limit.
//! Each call costs what is new in it: what came before is not read again.

use super::bits_read::Stop;
use super::inflate::{Inflate, REACH};
use super::{deny_stream, error};
use crate::native::{Flow, NativeDef, Res, getter, method};
use crate::object::Object;
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::pace;
use crate::stdlib::binascii::checksum;
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{loaded, peek, peek_mut, saved};
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use serde::{Deserialize, Serialize};
use std::any::Any;

/// Bytes in and out between two looks at the meter.
const INPUT: usize = 1 << 15;
const OUTPUT: usize = 1 << 17;

/// What a stream came to.
pub struct Inflated {
    pub out: Vec<u8>,
    pub used: usize,
    pub stop: Stopped,
}

/// Why no more came of it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    Unfinished,
    Ended,
    Faulty,
    /// It was made with words given in advance, and there are none.
    NoWords,
    OtherWords,
}

/// All of a stream at the start of some data.
pub fn whole(vm: &mut Vm, data: &[u8], wbits: i64) -> Res<(Inflated, Inflate)> {
    let mut stream = Inflate::new(wbits);
    let found = run(vm, &mut stream, data, None, usize::MAX)?;
    Ok((found, stream))
}

/// Why a stream has no end.
#[cold]
pub fn fault(vm: &mut Vm, stream: &Inflate, stop: Stopped) -> Box<Flow> {
    let message = match stop {
        Stopped::NoWords => "Error 2 while decompressing data".to_owned(),
        Stopped::OtherWords => "Error -3 while setting zdict: invalid input data".to_owned(),
        _ => format!("Error -3 while decompressing data: {}", stream.fault().unwrap_or("invalid input data")),
    };
    error(vm, &message)
}

/// Takes data, for at most so many bytes out.
fn run(vm: &mut Vm, stream: &mut Inflate, data: &[u8], words: Option<&[u8]>, most: usize) -> Res<Inflated> {
    let mut out = std::mem::take(&mut stream.history);
    let mut start = out.len();
    let mut rest = data;
    let stop = loop {
        let end = start.saturating_add(most);
        let limit = end.min(out.len() + OUTPUT);
        let room = rest.len().saturating_mul(4).clamp(1 << 10, OUTPUT).min(limit - out.len());
        if out.capacity() - out.len() < room {
            let more = room.max(out.len() / 2);
            vm.reserve(out.len() + more)?;
            out.reserve_exact(more);
        }
        let limit = limit.min(out.capacity());
        let mut part = &rest[..rest.len().min(INPUT)];
        let length = part.len();
        let stop = stream.run(&mut part, &mut out, limit);
        vm.poll()?;
        rest = &rest[length - part.len()..];
        match (stop, words) {
            (Stop::NeedsInput, _) if !rest.is_empty() => {}
            (Stop::Full, _) if out.len() < end => {}
            (Stop::NeedsWords, Some(words)) => {
                let sum = pace::slices(words).fold(1, checksum::adler32);
                vm.poll()?;
                if !stream.prepare(words, sum) {
                    break Stopped::OtherWords;
                }
                out = std::mem::take(&mut stream.history);
                start = out.len();
            }
            (Stop::NeedsInput | Stop::Full, _) => break Stopped::Unfinished,
            (Stop::NeedsWords, None) => break Stopped::NoWords,
            (Stop::Ended, _) => break Stopped::Ended,
            (Stop::Faulty, _) => break Stopped::Faulty,
        }
    };
    let used = data.len() - rest.len();
    if start == 0 {
        stream.history = out[out.len().saturating_sub(REACH)..].to_vec();
        return Ok(Inflated { out, used, stop });
    }
    vm.reserve(out.len() - start)?;
    let made = out[start..].to_vec();
    // What is too far back goes once there is as much of it again.
    if out.len() > 2 * REACH {
        out.drain(..out.len() - REACH);
        out.shrink_to(2 * REACH);
    }
    stream.history = out;
    Ok(Inflated { out: made, used, stop })
}

pub static DECOMPRESS: TypeDef = TypeDef {
    id: ids::DECOMPRESS,
    name: "Decompress",
    module: "zlib",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    method("decompress", "self, data, /, max_length=0", |vm, args| {
        let data = vm.buffer_arg(args[1])?;
        let most = match vm.int_arg_or(args, 2, 0)? {
            ..0 => return Err(vm.value_error("max_length must be non-negative")),
            0 => usize::MAX,
            most => most as usize,
        };
        let (stream, found) = fed(vm, args[0], &data, most)?;
        let Some((mut stream, found)) = stream.zip(found) else {
            return Err(error(vm, "Error -2 while decompressing data: inconsistent stream state"));
        };
        let (stop, out) = (found.stop, found.out);
        let result = match stop {
            Stopped::Ended | Stopped::Unfinished => Ok(vm.heap.bytes(out)),
            stop => Err(fault(vm, &stream, stop)),
        };
        if stop == Stopped::Ended {
            stream.history = Vec::new();
        }
        if let Some(state) = peek_mut::<Decompress>(vm, args[0]) {
            state.stream = Some(stream);
        }
        result
    }),
    method("flush", "self, length=16384, /", |vm, args| {
        if vm.int_arg_or(args, 1, 16384)? <= 0 {
            return Err(vm.value_error("length must be greater than zero"));
        }
        let Some(length) = peek::<Decompress>(vm, args[0]).map(|state| state.tail.len()) else { return deny_stream(vm) };
        vm.reserve(length)?;
        let data = peek::<Decompress>(vm, args[0]).map(|state| state.tail.clone()).unwrap_or_default();
        let (stream, found) = fed(vm, args[0], &data, usize::MAX)?;
        // What is wrong is not told here; and what has ended is over.
        let stop = found.as_ref().map(|found| found.stop);
        if let Some(state) = peek_mut::<Decompress>(vm, args[0]) {
            state.stream = stream.filter(|_| stop != Some(Stopped::Ended));
        }
        Ok(vm.heap.bytes(found.map(|found| found.out).unwrap_or_default()))
    }),
    method("copy", "self, /", copy),
    method("__copy__", "self, /", copy),
    method("__deepcopy__", "self, memo, /", copy),
    getter("unused_data", |vm, args| shown(vm, args[0], |state| &state.unused)),
    getter("unconsumed_tail", |vm, args| shown(vm, args[0], |state| &state.tail)),
    getter("eof", |vm, args| match peek::<Decompress>(vm, args[0]) {
        Some(state) => Ok(Object::bool(state.has_ended)),
        None => deny_stream(vm),
    }),
];

#[derive(Clone, Serialize, Deserialize)]
pub struct Decompress {
    /// None once it was flushed at its end, and where a call was broken off.
    stream: Option<Inflate>,
    words: Option<Vec<u8>>,
    /// What came after the end.
    unused: Vec<u8>,
    /// What was not read for lack of room.
    tail: Vec<u8>,
    has_ended: bool,
}

impl NativeState for Decompress {
    fn class(&self) -> u32 {
        ids::DECOMPRESS
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        4 * REACH + self.words.as_ref().map_or(0, Vec::len) + self.unused.len() + self.tail.len()
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The stream of a snapshot.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    let mut state = loaded::<Decompress>(data)?;
    if let Some(stream) = state.stream {
        state.stream = Some(stream.restored()?);
    }
    Some(Box::new(state))
}

/// `decompressobj()`, its arguments checked; the last are words that were given in advance.
pub fn new(vm: &mut Vm, wbits: i64, words: Option<Vec<u8>>) -> Res {
    vm.reserve(4 * REACH)?;
    let mut stream = Inflate::new(wbits);
    if let Some(words) = words.as_deref().filter(|_| stream.is_raw()) {
        stream.prepare(words, 0);
    }
    let state = Decompress { stream: Some(stream), words, unused: vec![], tail: vec![], has_ended: false };
    Ok(vm.heap.misc(Misc::boxed(state)))
}

/// Runs the stream over some data, and keeps what it leaves. The caller puts the stream back.
fn fed(vm: &mut Vm, object: Object, data: &[u8], most: usize) -> Res<(Option<Inflate>, Option<Inflated>)> {
    let Some(state) = peek_mut::<Decompress>(vm, object) else { return deny_stream(vm) };
    let Some(mut stream) = state.stream.take() else {
        state.tail = data.to_vec();
        return Ok((None, None));
    };
    let words = state.words.clone().filter(|_| stream.is_at_head());
    let found = run(vm, &mut stream, data, words.as_deref(), most)?;
    let rest = data.get(found.used..).unwrap_or_default();
    vm.reserve(rest.len())?;
    if found.stop != Stopped::OtherWords
        && let Some(state) = peek_mut::<Decompress>(vm, object)
    {
        let is_over = found.stop == Stopped::Ended;
        if is_over {
            state.has_ended = true;
            state.unused.extend_from_slice(rest);
        }
        // As zlib has it: at the end a tail is seen only where there was one before.
        state.tail = if is_over && state.tail.is_empty() { Vec::new() } else { rest.to_vec() };
    }
    Ok((Some(stream), Some(found)))
}

fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(state) = peek::<Decompress>(vm, args[0]) else { return deny_stream(vm) };
    let size = state.bytes() + state.unused.len() + state.tail.len();
    if state.stream.is_none() {
        return Err(vm.value_error("Inconsistent stream state"));
    }
    vm.reserve(size)?;
    match peek::<Decompress>(vm, args[0]).cloned() {
        Some(copy) => Ok(vm.heap.misc(Misc::boxed(copy))),
        None => deny_stream(vm),
    }
}

fn shown(vm: &mut Vm, object: Object, part: fn(&Decompress) -> &Vec<u8>) -> Res {
    let Some(length) = peek::<Decompress>(vm, object).map(|state| part(state).len()) else { return deny_stream(vm) };
    vm.reserve(length)?;
    let bytes = peek::<Decompress>(vm, object).map(|state| part(state).clone()).unwrap_or_default();
    Ok(vm.heap.bytes(bytes))
}
