//! What a snapshot holds, and how a session becomes it and comes back from it.

use super::SnapshotError;
use crate::code::{Mode, Places, Proto, Source};
use crate::files::FilesImage;
use crate::hashing::Map;
use crate::object::Object;
use crate::object::arena::Budget;
use crate::object::function::{Code, Stay};
use crate::object::heap::Heap;
use crate::vm::fiber::Fibers;
use crate::vm::finalize::Finalizers;
use crate::vm::frame::Frame;
use crate::vm::session::Phase;
use crate::vm::{Vm, Waiting, embedded, import, unload};
use fumehood_core::Policy;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::AtomicU8;

/// A session as plain data.
#[derive(Serialize, Deserialize)]
pub struct Image {
    heap: Heap,
    sources: Vec<SourceImage>,
    codes: Vec<CodeImage>,
    consts: Vec<Object>,
    stack: Vec<Object>,
    frames: Vec<Frame>,
    /// A tool call that is awaited: where its result goes, and its number.
    waiting: Option<(u32, u64)>,
    known_names: Vec<Object>,
    nans: u64,
    int_digits: usize,
    globals: Object,
    modules: Vec<(String, Object)>,
    embedded: Vec<(String, Object)>,
    embedded_globals: Object,
    embedded_modules: Vec<Object>,
    builtins_dict: Object,
    tools: Vec<(String, Object)>,
    builtin_subclasses: Vec<(u32, u32)>,
    type_extras: Vec<(u32, Vec<(String, Object)>)>,
    state: Vec<(String, Object)>,
    finalizers: Finalizers,
    fibers: Fibers,
    builtin_shapes: Vec<(u32, u32)>,
    recursion_limit: usize,
    next_call: u64,
    cell_number: u32,
    phase: Phase,
    interactive: bool,
    last: bool,
    ended: Object,
    files: FilesImage,
}

/// Where code comes from.
#[derive(Serialize, Deserialize)]
enum SourceImage {
    /// The guest's own.
    Guest { file: String, text: String, places: Option<Places>, mode: Mode },
    /// A chunk of `embedded/`, by its name.
    Embedded(String),
    /// A standard module.
    Module(String),
}

/// Loaded code: which piece of which source.
#[derive(Serialize, Deserialize)]
struct CodeImage {
    source: u32,
    number: u32,
    children: Vec<u32>,
    mode: Mode,
    stay: Stay,
    in_namespace: u32,
    object: Object,
}

impl Image {
    /// Reads an image that claims at most so much memory.
    pub fn decode(payload: &[u8], memory: u64) -> Result<Self, SnapshotError> {
        let _budget = Budget::set(usize::try_from(memory).unwrap_or(usize::MAX));
        postcard::from_bytes(payload).map_err(|error| SnapshotError::new(format!("the snapshot is wrong: {error}")))
    }
}

impl Vm {
    pub(super) fn is_idle(&self) -> bool {
        self.phase == Phase::Idle && self.waiting.is_none() && self.pending.is_none() && self.failed.is_none()
    }

    /// The session's image, encoded.
    pub(super) fn write_image(&mut self) -> Result<Vec<u8>, SnapshotError> {
        let waiting = match &self.waiting {
            Some(waiting) => match waiting.id {
                Some(id) => Some((waiting.ret, id)),
                None => return Err(SnapshotError::new("the cell waits for something other than a tool")),
            },
            None if self.is_idle() => None,
            None => return Err(SnapshotError::new("a cell is running")),
        };
        if waiting.is_none() {
            self.frames.clear();
        }
        let top = self.stack_top().min(self.stack.len());
        let mut stack = std::mem::take(&mut self.stack);
        stack[top..].fill(Object::UNBOUND);
        self.collect(&stack[..top]);
        // A register that was not written yet may hold what an earlier frame left there, and that may be gone.
        let mut fibers = std::mem::take(&mut self.fibers);
        for register in stack[..top].iter_mut().chain(fibers.registers()) {
            if !super::check::exists(self, *register) {
                *register = Object::UNBOUND;
            }
        }
        self.fibers = fibers;
        self.stack = stack;
        let (sources, codes) = self.code_images();
        let named = |map: &Map<Box<str>, Object>| map.iter().map(|(name, &object)| (name.to_string(), object)).collect();
        let codes_there = self.codes.iter().filter(|code| code.stay != Stay::Gone);
        let image = Image {
            heap: std::mem::take(&mut self.heap),
            sources,
            codes,
            consts: codes_there.flat_map(|code| self.consts_of(code)).copied().collect(),
            stack: self.stack[..top].to_vec(),
            frames: self.frames.clone(),
            waiting,
            known_names: self.known_names.clone(),
            nans: self.nans,
            int_digits: self.int_digits,
            globals: self.globals,
            modules: self.modules.iter().map(|(name, &object)| (name.to_string(), object)).collect(),
            embedded: self.embedded.iter().map(|(&name, &object)| (name.to_owned(), object)).collect(),
            embedded_globals: self.embedded_globals,
            embedded_modules: self.embedded_modules.clone(),
            builtins_dict: self.builtins_dict,
            tools: self.policy.tools.iter().filter_map(|tool| Some((tool.name.clone(), *self.tools.get(&tool.name)?))).collect(),
            builtin_subclasses: self.builtin_subclasses.clone(),
            type_extras: self.type_extras.iter().map(|(&class, extras)| (class, named(extras))).collect(),
            state: named(&self.state),
            finalizers: self.finalizers.clone(),
            fibers: self.fibers.clone(),
            builtin_shapes: self.builtin_shapes.clone(),
            recursion_limit: self.recursion_limit,
            next_call: self.next_call,
            cell_number: self.cell_number,
            phase: self.phase,
            interactive: self.interactive,
            last: self.last,
            ended: self.ended,
            files: self.files.to_image(),
        };
        let payload = postcard::to_stdvec(&image);
        self.heap = image.heap;
        payload.map_err(|_| SnapshotError::new("the session holds an object that has no saved form: a `hashlib` hash, or json at work"))
    }

    /// Every loaded piece of code by its source and its number there.
    fn code_images(&self) -> (Vec<SourceImage>, Vec<CodeImage>) {
        let mut sources = Vec::new();
        let mut known: HashMap<(*const Source, u8), u32> = HashMap::new();
        let codes = self.codes.iter().map(|code| {
            let proto = &code.proto;
            let source = *known.entry((Arc::as_ptr(&proto.source), proto.mode as u8)).or_insert_with(|| {
                sources.push(source_image(proto));
                sources.len() as u32 - 1
            });
            let Code { mode, stay, in_namespace, object, .. } = *code;
            CodeImage { source, number: proto.number, children: code.children.clone(), mode, stay, in_namespace, object }
        });
        let codes = codes.collect();
        (sources, codes)
    }

    /// A session from its image. Everything in it is checked before it is used.
    pub(super) fn from_image(image: Image, policy: &Policy) -> Result<Self, SnapshotError> {
        let wrong = SnapshotError::new;
        let mut vm = Self::new(policy);
        let names: Vec<&str> = policy.tools.iter().map(|tool| tool.name.as_str()).collect();
        if !image.tools.iter().map(|(name, _)| name.as_str()).eq(names.iter().copied()) {
            let known: Vec<&str> = image.tools.iter().map(|(name, _)| name.as_str()).collect();
            return Err(wrong(format!("the snapshot knows the tools [{}], the policy has [{}]", known.join(", "), names.join(", "))));
        }
        vm.heap = image.heap;
        super::check::strings(&vm.heap)?;
        vm.heap.restore();
        vm.load_images(&image.sources, &image.codes, &image.consts)?;
        vm.stack = image.stack;
        vm.frames = image.frames;
        vm.waiting = image.waiting.map(|(ret, id)| Waiting { decode: crate::boundary::tool_reply, ret, id: Some(id) });
        vm.known_names = image.known_names;
        vm.nans = image.nans;
        vm.int_digits = image.int_digits;
        vm.globals = image.globals;
        vm.modules = image.modules.into_iter().map(|(name, module)| (name.into(), module)).collect();
        for (name, object) in image.embedded {
            let name = embedded::static_name(&name).ok_or_else(|| wrong("a function is not known".to_owned()))?;
            vm.embedded.insert(name, object);
        }
        vm.embedded_globals = image.embedded_globals;
        vm.embedded_modules = image.embedded_modules;
        vm.builtins_dict = image.builtins_dict;
        vm.tools.extend(image.tools);
        vm.builtin_subclasses = image.builtin_subclasses;
        let named = |entries: Vec<(String, Object)>| entries.into_iter().map(|(name, object)| (name.into_boxed_str(), object)).collect();
        vm.type_extras = image.type_extras.into_iter().map(|(class, extras)| (class, named(extras))).collect();
        vm.state = named(image.state);
        vm.decimal = crate::stdlib::known_decimal(&vm);
        vm.finalizers = image.finalizers;
        vm.fibers = image.fibers;
        vm.builtin_shapes = image.builtin_shapes;
        vm.recursion_limit = image.recursion_limit.min(policy.limits.recursion as usize);
        vm.next_call = image.next_call;
        vm.cell_number = image.cell_number;
        vm.phase = image.phase;
        vm.interactive = image.interactive;
        vm.last = image.last;
        vm.ended = image.ended;
        vm.files.restore(image.files).map_err(wrong)?;
        super::check::all(&mut vm)?;
        if vm.heap.used.max(vm.files.held()) as u64 > policy.limits.memory {
            return Err(wrong("the snapshot holds more than the memory limit".to_owned()));
        }
        vm.held = vm.heap.used as isize;
        Ok(vm)
    }

    /// Compiles the sources again and puts every piece of code where it was.
    fn load_images(&mut self, sources: &[SourceImage], codes: &[CodeImage], consts: &[Object]) -> Result<(), SnapshotError> {
        let pieces: Vec<HashMap<u32, Arc<Proto>>> = sources.iter().map(compile_source).collect::<Result<_, _>>()?;
        let mut rest = consts;
        for image in codes {
            let found = pieces.get(image.source as usize).and_then(|pieces| pieces.get(&image.number));
            let proto = Arc::clone(found.ok_or_else(|| SnapshotError::new("the snapshot names code that its source does not have"))?);
            let stays = |&code: &u32, stay: Stay| code == u32::MAX || codes.get(code as usize).is_some_and(|code| code.stay == stay);
            let fits = image.children.iter().all(|child| stays(child, image.stay)) && stays(&image.in_namespace, Stay::WhileReached);
            if image.children.len() != proto.children.len() || !fits {
                return Err(SnapshotError::new("the snapshot's code does not fit its source"));
            }
            if image.stay == Stay::Gone {
                self.add_code(unload::gone());
                continue;
            }
            let own = rest.split_off(..proto.consts.len()).ok_or_else(|| SnapshotError::new("the snapshot lacks constants"))?;
            let code = self.place_code(&proto, own, image.stay);
            let CodeImage { mode, in_namespace, object, .. } = *image;
            let number = self.add_code(Code { mode, in_namespace, object, children: image.children.clone(), ..code });
            if !object.is_unbound() {
                self.passing.shown.push(number);
            }
        }
        Ok(())
    }

    /// A copy for `fork`; no cell is running.
    pub(super) fn copy(&self) -> Self {
        Self {
            heap: self.heap.clone(),
            codes: self.codes.clone(),
            rows: self.rows.clone(),
            new_rows: self.new_rows.clone(),
            sites: self.sites.clone(),
            second_sites: self.second_sites.clone(),
            valued_sites: self.valued_sites.clone(),
            consts: self.consts.clone(),
            kept_consts: self.kept_consts.clone(),
            code_bytes: self.code_bytes,
            passing: self.passing.clone(),
            known_names: self.known_names.clone(),
            nans: self.nans,
            int_digits: self.int_digits,
            globals: self.globals,
            modules: self.modules.clone(),
            embedded: self.embedded.clone(),
            plain_buffer: (0, 0),
            embedded_globals: self.embedded_globals,
            embedded_modules: self.embedded_modules.clone(),
            builtins_dict: self.builtins_dict,
            tools: self.tools.clone(),
            builtin_subclasses: self.builtin_subclasses.clone(),
            abc_answers: self.abc_answers.clone(),
            type_extras: self.type_extras.clone(),
            epoch: self.epoch,
            state: self.state.clone(),
            decimal: self.decimal,
            finalizers: self.finalizers.clone(),
            fibers: self.fibers.clone(),
            files: self.files.clone(),
            stop: Arc::new(AtomicU8::new(0)),
            recursion_limit: self.recursion_limit,
            next_call: self.next_call,
            builtin_shapes: self.builtin_shapes.clone(),
            cell_number: self.cell_number,
            interactive: self.interactive,
            held: self.held,
            ..Self::new(&self.policy)
        }
    }
}

fn source_image(proto: &Proto) -> SourceImage {
    let file = &proto.source.file;
    let inside = |prefix: &str| file.strip_prefix(prefix).and_then(|rest| rest.strip_suffix('>')).map(str::to_owned);
    if proto.hidden {
        if let Some(name) = inside("<embedded ") {
            return SourceImage::Embedded(name);
        }
        if let Some(name) = inside("<module ") {
            return SourceImage::Module(name);
        }
    }
    SourceImage::Guest { file: file.clone(), text: proto.source.text.clone(), places: proto.source.places.clone(), mode: proto.mode }
}

/// The pieces of code of a source, by number.
fn compile_source(image: &SourceImage) -> Result<HashMap<u32, Arc<Proto>>, SnapshotError> {
    let root = match image {
        SourceImage::Guest { file, text, places, mode } => {
            let source = Arc::new(Source { places: places.clone(), ..Source::new(file, text) });
            crate::compile::compile(&source, *mode, false)
                .map_err(|error| SnapshotError::new(format!("the snapshot's source: {}", error.message)))?
        }
        SourceImage::Embedded(name) => embedded::chunk(name).ok_or_else(|| SnapshotError::new("an embedded chunk is not known"))?,
        SourceImage::Module(name) => import::module_code(name).ok_or_else(|| SnapshotError::new("a module is not known"))?,
    };
    let mut pieces = HashMap::new();
    let mut work = vec![root];
    while let Some(proto) = work.pop() {
        work.extend(proto.children.iter().cloned());
        pieces.insert(proto.number, proto);
    }
    Ok(pieces)
}
