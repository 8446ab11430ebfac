//! The unpickler's state: the stack of objects, its marks, what was memoized, and the bytes that are still to be read.
//! It waits in an object while the guest is asked for something; a snapshot has it only between two pickles.

use super::super::native_ids as ids;
use super::super::{raise_in, saved};
use crate::native::{Flow, Res};
use crate::object::Object;
use crate::object::misc::NativeState;
use crate::vm::Vm;
use ahash::AHashMap as HashMap;
use std::any::Any;

/// Numbers that may be left out in the memo and still lie in its table.
const GAP: usize = 256;

/// Objects by the numbers that a pickle gave them.
#[derive(Clone, Default, serde::Serialize, serde::Deserialize)]
pub struct Memo {
    near: Vec<Object>,
    far: Vec<(u64, Object)>,
    #[serde(skip)]
    index: HashMap<u64, usize>,
    pub count: usize,
}

impl Memo {
    pub fn get(&self, number: u64) -> Option<Object> {
        let near = usize::try_from(number).ok().and_then(|at| self.near.get(at).copied());
        near.and_then(Object::given).or_else(|| self.index.get(&number).map(|&at| self.far[at].1))
    }
    pub fn put(&mut self, number: u64, object: Object) {
        self.count += usize::from(self.get(number).is_none());
        match usize::try_from(number) {
            Ok(at) if at < self.near.len() + GAP => {
                if at >= self.near.len() {
                    self.near.resize(at + 1, Object::UNBOUND);
                }
                self.near[at] = object;
            }
            _ => match self.index.get(&number) {
                Some(&at) => self.far[at].1 = object,
                None => {
                    self.index.insert(number, self.far.len());
                    self.far.push((number, object));
                }
            },
        }
    }
    /// Numbers and objects.
    pub fn all(&self) -> impl Iterator<Item = (u64, Object)> + '_ {
        let near = self.near.iter().enumerate().map(|(at, &object)| (at as u64, object)).filter(|(_, object)| !object.is_unbound());
        let far = self
            .far
            .iter()
            .copied()
            .filter(|&(number, _)| usize::try_from(number).map_or(true, |at| self.near.get(at).is_none_or(|near| near.is_unbound())));
        near.chain(far)
    }
    fn indexed(mut self) -> Self {
        self.index = self.far.iter().enumerate().map(|(at, &(number, _))| (number, at)).collect();
        self
    }
}

/// What is done with the answer that is waited for.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub enum Waiting {
    #[default]
    Nothing,
    /// It goes onto the stack.
    Push,
    /// It takes the place of what is on top.
    Replace,
    /// It is dropped.
    Drop,
    /// It is what the file gave: so many bytes were asked for, or a line where that is zero.
    Data(usize),
}

/// What the driver is asked for; the numbers are known to `pickle.py`.
#[derive(Clone, Copy)]
pub enum Ask {
    Done = 0,
    Find,
    Call,
    New,
    Instantiate,
    Build,
    Extend,
    SetItems,
    Add,
    Frozen,
    Id,
    Extension,
    Buffer,
    ReadOnly,
    Decode,
    Read,
    Line,
}

/// How bytes are read.
#[derive(Clone, Copy, Default, serde::Serialize, serde::Deserialize)]
pub struct Manner {
    pub fix_imports: bool,
    pub from_file: bool,
    /// The guest finds classes itself.
    pub has_find: bool,
    /// The guest knows objects by persistent ids.
    pub has_ids: bool,
    pub has_buffers: bool,
    /// Old texts are read as ASCII.
    pub is_ascii: bool,
}

#[derive(Clone, Default)]
pub struct Reader {
    pub manner: Manner,
    pub data: Vec<u8>,
    pub at: usize,
    pub stack: Vec<Object>,
    pub marks: Vec<usize>,
    pub memo: Memo,
    pub protocol: u8,
    pub waiting: Waiting,
}

impl NativeState for Reader {
    fn class(&self) -> u32 {
        ids::PICKLE_READER
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        self.stack.iter().for_each(|&object| visit(object));
        self.memo.all().for_each(|(_, object)| visit(object));
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        if self.waiting != Waiting::Nothing {
            return Err("pickle is at work");
        }
        saved(&(self.manner, &self.data[self.at.min(self.data.len())..], &self.memo))
    }
    fn bytes(&self) -> usize {
        self.data.capacity() + (self.stack.capacity() + self.memo.count * 2) * 8 + 256
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
    let (manner, data, memo): (Manner, Vec<u8>, Memo) = super::super::loaded(data)?;
    Some(Box::new(Reader { manner, data, memo: memo.indexed(), ..Reader::default() }))
}

/// Why reading stops.
pub enum Stop {
    Flow(Box<Flow>),
    /// An `UnpicklingError`.
    Wrong(&'static str),
    /// So many bytes more are needed, or a line where that is zero.
    Need(usize),
}

impl From<Box<Flow>> for Stop {
    fn from(flow: Box<Flow>) -> Self {
        Self::Flow(flow)
    }
}

pub type Read<T> = Result<T, Stop>;

pub const TRUNCATED: Stop = Stop::Wrong("pickle data was truncated");

/// An `UnpicklingError`.
pub fn wrong(vm: &mut Vm, message: &str) -> Box<Flow> {
    raise_in(vm, "_pickle", "UnpicklingError", message)
}

impl Reader {
    /// A request to the driver: what, and about which objects.
    pub fn ask(&mut self, vm: &mut Vm, what: Ask, waiting: Waiting, about: &[Object]) -> Object {
        self.waiting = waiting;
        let mut request = vec![Object::small(what as i64)];
        request.extend_from_slice(about);
        vm.heap.tuple(request)
    }
    /// The next bytes, by their places.
    #[inline]
    pub fn take(&mut self, count: usize) -> Read<std::ops::Range<usize>> {
        let left = self.data.len() - self.at;
        if count > left {
            if count > isize::MAX as usize - self.at {
                return Err(Stop::Wrong("read would overflow (invalid bytecode)"));
            }
            return Err(Stop::Need(count - left));
        }
        let range = self.at..self.at + count;
        self.at += count;
        Ok(range)
    }
    /// The next few bytes as a number.
    #[inline]
    pub fn number<const SIZE: usize>(&mut self) -> Read<u64> {
        let range = self.take(SIZE)?;
        let mut bytes = [0; 8];
        bytes[..SIZE].copy_from_slice(&self.data[range]);
        Ok(u64::from_le_bytes(bytes))
    }
    /// The next line, with its end.
    pub fn line(&mut self) -> Read<Vec<u8>> {
        match memchr::memchr(b'\n', &self.data[self.at..]) {
            Some(end) => {
                let range = self.at..=self.at + end;
                self.at += end + 1;
                Ok(self.data[range].to_vec())
            }
            None => Err(Stop::Need(0)),
        }
    }
    /// A line that must say something.
    pub fn full_line(&mut self) -> Read<Vec<u8>> {
        let line = self.line()?;
        if line.len() < 2 { Err(TRUNCATED) } else { Ok(line) }
    }
    /// Below this the stack belongs to what is around the last mark.
    pub fn fence(&self) -> usize {
        self.marks.last().copied().unwrap_or(0)
    }
    pub fn underflow(&self) -> Stop {
        Stop::Wrong(if self.marks.is_empty() { "unpickling stack underflow" } else { "unexpected MARK found" })
    }
    pub fn pop(&mut self) -> Read<Object> {
        if self.stack.len() <= self.fence() {
            return Err(self.underflow());
        }
        self.stack.pop().ok_or_else(|| self.underflow())
    }
    pub fn top(&self) -> Read<Object> {
        match self.stack.last() {
            Some(&top) if self.stack.len() > self.fence() => Ok(top),
            _ => Err(self.underflow()),
        }
    }
    /// Takes the last mark: where its objects begin.
    pub fn mark(&mut self) -> Read<usize> {
        self.marks.pop().ok_or(Stop::Wrong("could not find MARK"))
    }
    /// The objects from a place on.
    pub fn pop_from(&mut self, start: usize) -> Read<Vec<Object>> {
        if start < self.fence() || start > self.stack.len() {
            return Err(self.underflow());
        }
        Ok(self.stack.split_off(start))
    }
    pub fn push(&mut self, vm: &mut Vm, object: Object) -> Res<()> {
        if self.stack.len() == self.stack.capacity() {
            vm.reserve(self.stack.len() * 8)?;
        }
        self.stack.push(object);
        Ok(())
    }
}
