//! The pickler's state: what is still to be written, and what was written already. Levels are a list of tasks, never the Rust stack.
//! It waits in an object while the guest is asked for something; a snapshot has it only between two pickles.

use super::super::native_ids as ids;
use super::super::saved;
use super::frames::Frames;
use crate::native::Res;
use crate::object::misc::NativeState;
use crate::object::{Kind, Object};
use crate::vm::Vm;
use ahash::AHashMap as HashMap;
use std::any::Any;

/// What short objects are known by: bytes by the byte.
const NO_BYTES: u16 = 0x100;
const NO_TEXT: u16 = 0x101;
const FIRST_LETTER: u16 = 0x200;

/// What is to be done, the last one first.
#[derive(Clone, Copy)]
pub enum Task {
    Save(Object),
    /// Something that has no persistent id: it is one.
    SaveId(Object),
    Op(u8),
    Memoize(Object),
    /// So many levels were left.
    Leave(u8),
    /// Items of a list from a place on, and how many of them the open batch has.
    Items {
        list: Object,
        at: usize,
        batch: usize,
    },
    /// Entries of a dict, which had so many.
    Pairs {
        dict: Object,
        at: usize,
        batch: usize,
        length: usize,
    },
    /// Slots of a set, which had so many.
    Members {
        set: Object,
        at: usize,
        batch: usize,
        length: usize,
    },
    TupleDone(Object),
    FrozenDone(Object),
    /// An object was made from its parts: it is memoized, and its contents are written.
    Made {
        object: Object,
        /// The reduction, as the driver checked it.
        parts: Object,
    },
    /// What an iterator gives: a batch is asked for.
    Batch {
        iterator: Object,
        pairs: bool,
    },
    /// A payload that goes to the file as it is.
    Payload(Object),
    /// The end of the pickle.
    Finish,
}

/// What the answer that is waited for is about.
#[derive(Clone, Copy, Default)]
pub enum Waiting {
    #[default]
    Nothing,
    Id(Object),
    Override(Object),
    Parts(Object),
    Global(Object),
    Batch {
        iterator: Object,
        pairs: bool,
    },
    Buffer(Object),
    /// The file took what it was given.
    Written,
}

/// What the driver is asked for; the numbers are known to `pickle.py`.
#[derive(Clone, Copy)]
pub enum Ask {
    Id = 1,
    Override,
    Parts,
    Global,
    Batch,
    Buffer,
    Write,
}

/// How objects are written.
#[derive(Clone, Copy, Default, serde::Serialize, serde::Deserialize)]
pub struct Manner {
    pub protocol: u8,
    /// Old names of modules in old protocols.
    pub fix_imports: bool,
    /// Nothing is memoized.
    pub fast: bool,
    /// The guest names objects itself (`persistent_id`).
    pub has_ids: bool,
    /// The guest is asked how to take objects apart (`reducer_override`).
    pub has_override: bool,
    /// The pickler has a table of its own of how to take objects apart.
    pub has_table: bool,
    /// Somebody takes buffers out of band.
    pub has_callback: bool,
    /// What is written goes to a file.
    pub to_file: bool,
}

#[derive(Clone, Default)]
pub struct Writer {
    pub manner: Manner,
    pub frames: Frames,
    pub memo: HashMap<Object, u32>,
    /// Bytes objects of at most one byte and texts of at most one letter of Latin-1: CPython has one of each.
    pub short: HashMap<u16, Object>,
    pub tasks: Vec<Task>,
    pub waiting: Waiting,
    pub depth: usize,
    /// Frames of the guest when it began.
    pub base: usize,
}

impl NativeState for Writer {
    fn class(&self) -> u32 {
        ids::PICKLE_WRITER
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.memo.keys().chain(self.short.values()).for_each(|&object| visit(object));
        for task in &self.tasks {
            task.objects().into_iter().for_each(&mut *visit);
        }
        match self.waiting {
            Waiting::Nothing | Waiting::Written => {}
            Waiting::Id(object)
            | Waiting::Override(object)
            | Waiting::Parts(object)
            | Waiting::Global(object)
            | Waiting::Batch { iterator: object, .. }
            | Waiting::Buffer(object) => visit(object),
        }
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        if !self.tasks.is_empty() {
            return Err("pickle is at work");
        }
        let memo: Vec<(Object, u32)> = self.memo.iter().map(|(&object, &number)| (object, number)).collect();
        let short: Vec<(u16, Object)> = self.short.iter().map(|(&code, &object)| (code, object)).collect();
        saved(&(self.manner, memo, short))
    }
    fn bytes(&self) -> usize {
        self.frames.out.capacity() + self.memo.capacity() * 16 + self.tasks.capacity() * size_of::<Task>() + 256
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The state that `save` wrote.
pub fn load(data: &[u8]) -> Option<Box<dyn NativeState>> {
    type Saved = (Manner, Vec<(Object, u32)>, Vec<(u16, Object)>);
    let (manner, memo, short): Saved = super::super::loaded(data)?;
    Some(Box::new(Writer { manner, memo: memo.into_iter().collect(), short: short.into_iter().collect(), ..Writer::default() }))
}

impl Task {
    /// The objects that it keeps.
    fn objects(&self) -> Vec<Object> {
        match *self {
            Self::Op(_) | Self::Leave(_) | Self::Finish => vec![],
            Self::Made { object, parts } => vec![object, parts],
            Self::Save(object)
            | Self::SaveId(object)
            | Self::Memoize(object)
            | Self::Items { list: object, .. }
            | Self::Pairs { dict: object, .. }
            | Self::Members { set: object, .. }
            | Self::TupleDone(object)
            | Self::FrozenDone(object)
            | Self::Batch { iterator: object, .. }
            | Self::Payload(object) => vec![object],
        }
    }
}

impl Writer {
    /// A request to the driver: what, and about which objects.
    pub fn ask(&mut self, vm: &mut Vm, what: Ask, waiting: Waiting, about: &[Object]) -> Object {
        self.waiting = waiting;
        let mut request = vec![Object::small(what as i64)];
        request.extend_from_slice(about);
        vm.heap.tuple(request)
    }
    /// Begins a pickle: the tasks that write the object.
    pub fn begin(&mut self, vm: &Vm, object: Object) {
        self.frames = Frames::default();
        self.depth = 0;
        self.base = vm.frames.len();
        if self.manner.protocol >= 2 {
            self.frames.put(&[super::opcode::PROTO, self.manner.protocol]);
        }
        self.frames.is_framing = self.manner.protocol >= 4;
        self.tasks = vec![Task::Finish, Task::Save(object)];
    }
    /// Goes deeper by some levels; a task that leaves them is put first.
    pub fn enter(&mut self, vm: &mut Vm, levels: u8) -> Res<()> {
        self.depth += usize::from(levels);
        if self.depth + self.base >= vm.recursion_limit {
            return Err(vm.recursion_error(" while pickling an object"));
        }
        self.tasks.push(Task::Leave(levels));
        Ok(())
    }
    /// What stands for an object in the memo: the first of those that are one in CPython.
    pub fn key(&mut self, vm: &Vm, object: Object) -> Object {
        let code = match object.kind() {
            Kind::Bytes => match *vm.heap.bytes[object.index()].data.as_slice() {
                [] => NO_BYTES,
                [byte] => u16::from(byte),
                _ => return object,
            },
            Kind::Str if vm.heap.strs[object.index()].chars < 2 => match vm.heap.text(object).chars().next().map(u8::try_from) {
                None => NO_TEXT,
                Some(Ok(letter)) => FIRST_LETTER + u16::from(letter),
                Some(Err(_)) => return object,
            },
            _ => return object,
        };
        *self.short.entry(code).or_insert(object)
    }
}
