//! `zlib.Compress`: a stream under way, fed and flushed in pieces. Its saved form is checked before it is used again.

use super::bits::Output;
use super::deflate::{Deflate, Outcome};
use super::settings::{Flush, Settings};
use super::{deny_stream, error};
use crate::native::{NativeDef, Res, method};
use crate::object::Object;
use crate::object::class::Layout;
use crate::object::misc::{Misc, NativeState};
use crate::stdlib::native_ids as ids;
use crate::stdlib::state::{loaded, peek, peek_mut, saved};
use crate::types::{OBJECT, TypeDef};
use crate::vm::Vm;
use std::any::Any;

pub static COMPRESS: TypeDef = TypeDef {
    id: ids::COMPRESS,
    name: "Compress",
    module: "zlib",
    base: OBJECT,
    layout: Layout::Other,
    is_base: false,
    natives: &[METHODS],
    doc: "",
};

static METHODS: &[NativeDef] = &[
    method("compress", "self, data, /", |vm, args| {
        let data = vm.buffer_arg(args[1])?;
        run(vm, args[0], &data, Flush::None, "compressing data")
    }),
    method("flush", "self, mode=4, /", |vm, args| match Flush::of(vm.c_int_arg(args, 1, 4)?) {
        Some(Flush::None) => Ok(vm.heap.bytes(vec![])),
        Some(flush) => run(vm, args[0], &[], flush, "flushing"),
        None => match peek::<Deflate>(vm, args[0]).map(|stream| stream.was_idle) {
            Some(was_idle) => Err(out_of_step(vm, "flushing", was_idle)),
            None => deny_stream(vm),
        },
    }),
    method("copy", "self, /", copy),
    method("__copy__", "self, /", copy),
    method("__deepcopy__", "self, memo, /", copy),
];

impl NativeState for Deflate {
    fn class(&self) -> u32 {
        ids::COMPRESS
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        saved(self)
    }
    fn bytes(&self) -> usize {
        self.settings.bytes()
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
    loaded::<Deflate>(data).filter(Deflate::is_sound).map(|stream| Box::new(stream) as Box<dyn NativeState>)
}

/// `compressobj()`, its arguments checked; the last are words that the data is likely to have.
pub fn new(vm: &mut Vm, settings: Settings, words: Option<&[u8]>) -> Res {
    vm.reserve(settings.bytes())?;
    let mut stream = Deflate::new(settings);
    if words.is_some_and(|words| !stream.prepare(words)) {
        return Err(vm.value_error("Invalid dictionary"));
    }
    Ok(vm.heap.misc(Misc::boxed(stream)))
}

/// All of some data as one stream.
pub fn compressed(vm: &mut Vm, data: &[u8], settings: Settings) -> Res<Vec<u8>> {
    vm.reserve(data.len() + settings.bytes())?;
    let mut output = Output::new();
    if settings.level == 0 {
        // Known before: it need not grow, which takes twice the memory.
        output.bytes.reserve_exact(data.len() + data.len() / 1024 + 64);
    }
    match Deflate::new(settings).run(data, Flush::Finish, &mut output) {
        Outcome::Halted => Err(broken_off(vm)),
        Outcome::Fine | Outcome::Closed => Ok(output.bytes),
    }
}

fn copy(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(stream) = peek::<Deflate>(vm, args[0]) else { return deny_stream(vm) };
    let (bytes, is_closed) = (stream.settings.bytes(), stream.is_closed());
    if is_closed {
        return Err(vm.value_error("Inconsistent stream state"));
    }
    vm.reserve(bytes)?;
    match peek::<Deflate>(vm, args[0]).cloned() {
        Some(copy) => Ok(vm.heap.misc(Misc::boxed(copy))),
        None => deny_stream(vm),
    }
}
fn run(vm: &mut Vm, object: Object, data: &[u8], flush: Flush, doing: &str) -> Res {
    vm.reserve(data.len())?;
    let Some(stream) = peek_mut::<Deflate>(vm, object) else { return deny_stream(vm) };
    let mut output = Output::new();
    let outcome = stream.run(data, flush, &mut output);
    let was_idle = stream.was_idle;
    match outcome {
        Outcome::Fine => Ok(vm.heap.bytes(output.bytes)),
        Outcome::Closed => Err(out_of_step(vm, doing, was_idle)),
        Outcome::Halted => Err(broken_off(vm)),
    }
}

/// The cell must stop: why is for the meter to say.
#[cold]
fn broken_off(vm: &mut Vm) -> Box<crate::native::Flow> {
    vm.poll().err().unwrap_or_else(|| vm.memory_error())
}
/// zlib's text is that of the last fault it told, if there was one.
#[cold]
fn out_of_step(vm: &mut Vm, doing: &str, was_idle: bool) -> Box<crate::native::Flow> {
    let fault = if was_idle { "buffer error" } else { "inconsistent stream state" };
    error(vm, &format!("Error -2 while {doing}: {fault}"))
}
