//! Objects to bytes: builtin objects are written here, byte for byte like CPython's C pickler writes them.
//! Whatever only guest code can say is asked of the driver (`pickle.py`), and the work goes on with its answer.

use super::super::raise_in;
use super::frames::TARGET;
use super::names;
use super::opcode as op;
use super::writer::{Ask, Task, Waiting, Writer};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::{float_repr, int_text, surrogate};
use crate::types;
use crate::vm::Vm;

/// Items in one batch.
const BATCH: usize = 1000;
/// Tasks between two looks at the memory.
const LOOK: u32 = 4096;

impl Writer {
    /// Carries out the tasks: what the driver is asked for, or nothing when all is written.
    pub fn run(&mut self, vm: &mut Vm) -> Res<Option<Object>> {
        let mut steps = 0u32;
        while let Some(task) = self.tasks.pop() {
            steps = steps.wrapping_add(1);
            if steps.is_multiple_of(LOOK) {
                vm.reserve(1 << 16)?;
            }
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            if let Some(request) = self.step(vm, task)? {
                return Ok(Some(request));
            }
        }
        Ok(None)
    }

    fn step(&mut self, vm: &mut Vm, task: Task) -> Res<Option<Object>> {
        match task {
            Task::Save(object) => return self.save(vm, object),
            Task::SaveId(object) => {
                if let Some(request) = self.boundary(vm, task) {
                    return Ok(Some(request));
                }
                return self.save_itself(vm, object);
            }
            Task::Op(code) => self.frames.put(&[code]),
            Task::Memoize(object) => self.memoize(vm, object),
            Task::Leave(levels) => self.depth -= usize::from(levels),
            Task::Items { list, at, batch } => self.items(vm, list, at, batch)?,
            Task::Pairs { dict, at, batch, length } => self.pairs(vm, dict, at, batch, length)?,
            Task::Members { set, at, batch, length } => self.members(vm, set, at, batch, length)?,
            Task::TupleDone(tuple) => self.tuple_done(vm, tuple),
            Task::FrozenDone(set) => match self.number_of(vm, set) {
                Some(number) => {
                    self.frames.put(&[op::POP_MARK]);
                    self.get(number);
                }
                None => {
                    self.frames.put(&[op::FROZENSET]);
                    self.memoize(vm, set);
                }
            },
            Task::Made { object, parts } => self.made(vm, object, parts),
            Task::Batch { iterator, pairs } => {
                let single = Object::bool(self.manner.protocol == 0);
                let about = [iterator, Object::bool(pairs), single];
                return Ok(Some(self.ask(vm, Ask::Batch, Waiting::Batch { iterator, pairs }, &about)));
            }
            Task::Payload(payload) => return Ok(Some(self.ask(vm, Ask::Write, Waiting::Written, &[payload]))),
            Task::Finish => {
                self.frames.put(&[op::STOP]);
                self.frames.close();
                self.frames.is_framing = false;
                if self.manner.to_file {
                    return Ok(Some(self.flush(vm)));
                }
            }
        }
        Ok(None)
    }

    /// Hands what is written to the file.
    fn flush(&mut self, vm: &mut Vm) -> Object {
        let out = vm.heap.bytes(std::mem::take(&mut self.frames.out));
        self.ask(vm, Ask::Write, Waiting::Written, &[out])
    }
    /// Between two objects a long frame is closed, and goes to the file; the task is carried out after that.
    fn boundary(&mut self, vm: &mut Vm, task: Task) -> Option<Object> {
        if !self.frames.boundary() || !self.manner.to_file {
            return None;
        }
        self.tasks.push(task);
        Some(self.flush(vm))
    }
    fn save(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        if let Some(request) = self.boundary(vm, Task::Save(object)) {
            return Ok(Some(request));
        }
        if self.manner.has_ids {
            return Ok(Some(self.ask(vm, Ask::Id, Waiting::Id(object), &[object])));
        }
        self.save_itself(vm, object)
    }
    /// Writes an object that has no persistent id.
    pub fn save_itself(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        if self.is_plain(vm, object)? {
            return Ok(None);
        }
        let index = object.index();
        match object.kind() {
            Kind::Str => {
                let encoded = encoded(vm, object);
                self.frames.close();
                let head = text_head(self.manner.protocol, encoded.len());
                let payload = vm.heap.bytes(encoded);
                return Ok(Some(self.payload(vm, object, &head, payload)));
            }
            Kind::Bytes if self.manner.protocol >= 3 => {
                let head = bytes_head(self.manner.protocol, vm.heap.bytes[index].data.len());
                return Ok(Some(self.payload(vm, object, &head, object)));
            }
            Kind::Bytes => self.old_bytes(vm, object)?,
            Kind::List => {
                let length = vm.heap.lists[index].len();
                self.enter(vm, if length == 0 { 1 } else { 2 })?;
                self.frames.put(if self.is_binary() { &[op::EMPTY_LIST] } else { &[op::MARK, op::LIST] });
                self.memoize(vm, object);
                if length != 0 {
                    self.tasks.push(Task::Items { list: object, at: 0, batch: 0 });
                }
            }
            Kind::Tuple => self.tuple(vm, object)?,
            Kind::Dict => {
                let length = vm.heap.dicts[index].len();
                self.enter(vm, if length == 0 { 1 } else { 2 })?;
                self.frames.put(if self.is_binary() { &[op::EMPTY_DICT] } else { &[op::MARK, op::DICT] });
                self.memoize(vm, object);
                if length != 0 {
                    self.tasks.push(Task::Pairs { dict: object, at: 0, batch: 0, length });
                }
            }
            Kind::Set | Kind::FrozenSet => self.set(vm, object)?,
            Kind::ByteArray => return self.bytearray(vm, object),
            Kind::Special if object == Object::ELLIPSIS => return self.singleton(vm, object, "Ellipsis"),
            Kind::Special if object == Object::NOT_IMPLEMENTED => return self.singleton(vm, object, "NotImplemented"),
            _ => {
                self.enter(vm, 1)?;
                if super::buffer::is_buffer(vm, object) {
                    return self.buffer(vm, object);
                }
                if self.manner.has_override {
                    return Ok(Some(self.ask(vm, Ask::Override, Waiting::Override(object), &[object])));
                }
                return self.dispatch(vm, object);
            }
        }
        Ok(None)
    }
    fn singleton(&mut self, vm: &mut Vm, object: Object, name: &str) -> Res<Option<Object>> {
        self.enter(vm, 1)?;
        if self.manner.has_override {
            return Ok(Some(self.ask(vm, Ask::Override, Waiting::Override(object), &[object])));
        }
        let (module, name) = (vm.heap.intern("builtins"), vm.heap.intern(name));
        self.put_global(vm, object, module, name)?;
        Ok(None)
    }
    /// Classes and functions by their names; anything else is taken apart.
    pub fn dispatch(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        match object.kind() {
            Kind::Class if vm.class_of(object) == types::TYPE => self.global(vm, object),
            Kind::Function => self.global(vm, object),
            Kind::Native if object == names::latin_encoder(vm) => self.global(vm, object),
            _ if self.ordinary(vm, object)? => Ok(None),
            _ => Ok(Some(self.ask(vm, Ask::Parts, Waiting::Parts(object), &[object]))),
        }
    }
    fn global(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        if object.is(Kind::Class) {
            let constants = [Object::NONE, Object::ELLIPSIS, Object::NOT_IMPLEMENTED];
            if let Some(constant) = constants.into_iter().find(|&constant| object.index() == vm.class_of(constant)) {
                let args = vm.heap.tuple([constant]);
                self.reduced(vm, object, Vm::class_object(types::TYPE), args);
                return Ok(None);
            }
        }
        match names::plain(vm, object) {
            Some((module, name)) => {
                self.put_global(vm, object, module, name)?;
                Ok(None)
            }
            None => Ok(Some(self.ask(vm, Ask::Global, Waiting::Global(object), &[object]))),
        }
    }
    /// An object as a call of something with arguments.
    pub fn reduced(&mut self, vm: &mut Vm, object: Object, callable: Object, args: Object) {
        let parts = vm.heap.tuple([]);
        self.tasks.push(Task::Made { object, parts });
        self.tasks.extend([Task::Op(op::REDUCE), Task::Save(args), Task::Save(callable)]);
    }

    const fn is_binary(&self) -> bool {
        self.manner.protocol >= 1
    }
    /// Writes an object that has no parts, or that was written before. Was it one?
    fn is_plain(&mut self, vm: &mut Vm, object: Object) -> Res<bool> {
        match object.kind() {
            Kind::Int => self.int(object.int_value()),
            Kind::Float => self.float(object.float_value()),
            Kind::Special if object.is_none() => self.frames.put(&[op::NONE]),
            Kind::Bool => {
                let is_true = object.is_true();
                match self.manner.protocol {
                    0 | 1 => self.frames.put(if is_true { b"I01\n" } else { b"I00\n" }),
                    _ => self.frames.put(&[if is_true { op::NEWTRUE } else { op::NEWFALSE }]),
                }
            }
            Kind::Big => self.long(vm, object)?,
            _ => {
                if let Some(number) = self.number_of(vm, object) {
                    self.get(number);
                    return Ok(true);
                }
                match object.kind() {
                    Kind::Str => return self.text(vm, object),
                    Kind::Bytes if self.manner.protocol >= 3 => return self.bytes(vm, object),
                    _ => return Ok(false),
                }
            }
        }
        Ok(true)
    }
    fn int(&mut self, value: i64) {
        if let Ok(short) = i32::try_from(value) {
            if !self.is_binary() {
                let mut text = itoa::Buffer::new();
                let text = text.format(short);
                self.frames.put(format!("I{text}\n").as_bytes());
                return;
            }
            let [a, b, c, d] = short.to_le_bytes();
            match (b, [c, d]) {
                (0, [0, 0]) => self.frames.put(&[op::BININT1, a]),
                (_, [0, 0]) => self.frames.put(&[op::BININT2, a, b]),
                _ => self.frames.put(&[op::BININT, a, b, c, d]),
            }
        } else if self.manner.protocol >= 2 {
            self.long_bytes(&num_bigint::BigInt::from(value).to_signed_bytes_le());
        } else {
            self.frames.put(format!("L{value}L\n").as_bytes());
        }
    }
    fn long(&mut self, vm: &mut Vm, object: Object) -> Res<()> {
        let size = vm.heap.bigs[object.index()].0.bits() as usize;
        if self.manner.protocol >= 2 {
            vm.reserve(size / 8 * 3)?;
            let bytes = vm.heap.bigs[object.index()].0.to_signed_bytes_le();
            self.long_bytes(&bytes);
            return Ok(());
        }
        vm.reserve(size)?;
        let digits = match int_text::decimal(&vm.heap.bigs[object.index()].0, vm.digit_limit()) {
            Ok(digits) => digits,
            Err(error) => return Err(vm.text_error(error)),
        };
        vm.poll()?;
        self.frames.put(format!("L{digits}L\n").as_bytes());
        Ok(())
    }
    fn long_bytes(&mut self, bytes: &[u8]) {
        match u8::try_from(bytes.len()) {
            Ok(length) => self.frames.put(&[op::LONG1, length]),
            Err(_) => {
                let length = (bytes.len() as u32).to_le_bytes();
                self.frames.put(&[op::LONG4]);
                self.frames.put(&length);
            }
        }
        self.frames.put(bytes);
    }
    fn float(&mut self, value: f64) {
        if self.is_binary() {
            self.frames.put(&[op::BINFLOAT]);
            self.frames.put(&value.to_be_bytes());
        } else {
            self.frames.put(format!("F{}\n", float_repr::repr(value)).as_bytes());
        }
    }
    /// A text; one that goes to the file by itself is left to the caller.
    fn text(&mut self, vm: &mut Vm, object: Object) -> Res<bool> {
        let length = vm.heap.text(object).len();
        vm.reserve(length.saturating_mul(if self.is_binary() { 2 } else { 10 }))?;
        if !self.is_binary() {
            let text = vm.heap.text(object);
            self.frames.put(&[op::UNICODE]);
            escaped(&mut self.frames.out, text);
            vm.poll()?;
            self.frames.put(b"\n");
            self.memoize(vm, object);
            return Ok(true);
        }
        if length >= TARGET && self.manner.to_file {
            return Ok(false);
        }
        if surrogate::has_surrogate(vm.heap.text(object)) {
            let data = encoded(vm, object);
            self.block(&text_head(self.manner.protocol, data.len()), &data);
        } else {
            let data = vm.heap.text(object).as_bytes();
            self.block(&text_head(self.manner.protocol, length), data);
        }
        self.memoize(vm, object);
        Ok(true)
    }
    fn bytes(&mut self, vm: &mut Vm, object: Object) -> Res<bool> {
        let length = vm.heap.bytes[object.index()].data.len();
        if length >= TARGET && self.manner.to_file {
            return Ok(false);
        }
        vm.reserve(length)?;
        self.block(&bytes_head(self.manner.protocol, length), &vm.heap.bytes[object.index()].data);
        self.memoize(vm, object);
        Ok(true)
    }
    /// A head and its data; much data stands outside of any frame.
    fn block(&mut self, head: &[u8], data: &[u8]) {
        let framing = self.frames.is_framing;
        if data.len() >= TARGET {
            self.frames.close();
            self.frames.is_framing = false;
        }
        self.frames.put(head);
        pace::slices(data).for_each(|part| self.frames.put(part));
        self.frames.is_framing = framing;
    }
    /// Much data that goes to the file by itself, after its head.
    fn payload(&mut self, vm: &mut Vm, object: Object, head: &[u8], payload: Object) -> Object {
        self.frames.close();
        self.frames.out.extend_from_slice(head);
        self.tasks.extend([Task::Memoize(object), Task::Payload(payload)]);
        self.flush(vm)
    }
    /// Bytes in a protocol that has no opcode for them: as a text that is encoded when it is read.
    fn old_bytes(&mut self, vm: &mut Vm, object: Object) -> Res<()> {
        let length = vm.heap.bytes[object.index()].data.len();
        if length == 0 {
            let args = vm.heap.tuple([]);
            self.reduced(vm, object, Vm::class_object(types::BYTES), args);
            return Ok(());
        }
        vm.reserve(length * 2)?;
        let text: String = pace::items(vm.heap.bytes[object.index()].data.iter()).map(|&byte| char::from(byte)).collect();
        vm.poll()?;
        let text =
            if text.chars().nth(1).is_none() { vm.heap.char_str(text.chars().next().map_or(0, |c| c as u8)) } else { vm.heap.string(text) };
        let latin = vm.heap.intern("latin1");
        let args = vm.heap.tuple([text, latin]);
        let encode = names::latin_encoder(vm);
        self.reduced(vm, object, encode, args);
        Ok(())
    }
    fn bytearray(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        self.enter(vm, 1)?;
        let length = vm.heap.bytes[object.index()].data.len();
        vm.reserve(length)?;
        if self.manner.protocol < 5 {
            let args = if length == 0 {
                vm.heap.tuple([])
            } else {
                let data = vm.heap.bytes[object.index()].data.clone();
                let data = vm.heap.bytes(data);
                vm.heap.tuple([data])
            };
            self.reduced(vm, object, Vm::class_object(types::BYTEARRAY), args);
            return Ok(None);
        }
        let head = [&[op::BYTEARRAY8][..], &(length as u64).to_le_bytes()].concat();
        if length >= TARGET && self.manner.to_file {
            return Ok(Some(self.payload(vm, object, &head, object)));
        }
        self.block(&head, &vm.heap.bytes[object.index()].data);
        self.memoize(vm, object);
        Ok(None)
    }
    fn buffer(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        if self.manner.protocol < 5 {
            return Err(raise_in(vm, "_pickle", "PicklingError", "PickleBuffer can only pickled with protocol >= 5"));
        }
        if super::buffer::span(vm, object)?.is_none() {
            let message = "PickleBuffer can not be pickled when pointing to a non-contiguous buffer";
            return Err(raise_in(vm, "_pickle", "PicklingError", message));
        }
        if self.manner.has_callback {
            return Ok(Some(self.ask(vm, Ask::Buffer, Waiting::Buffer(object), &[object])));
        }
        self.buffer_told(vm, object, true)
    }
    /// Writes a buffer in the pickle, or only that there is one.
    pub fn buffer_told(&mut self, vm: &mut Vm, object: Object, in_band: bool) -> Res<Option<Object>> {
        let Some(span) = super::buffer::span(vm, object)? else { return Ok(None) };
        if !in_band {
            self.frames.put(&[op::NEXT_BUFFER]);
            if span.readonly {
                self.frames.put(&[op::READONLY_BUFFER]);
            }
            return Ok(None);
        }
        vm.reserve(span.length * 2)?;
        let data = vm.heap.bytes[span.over.index()].data[span.start..span.start + span.length].to_vec();
        let head = if span.readonly {
            bytes_head(self.manner.protocol, data.len())
        } else {
            [&[op::BYTEARRAY8][..], &(data.len() as u64).to_le_bytes()].concat()
        };
        if data.len() >= TARGET && self.manner.to_file {
            let payload = vm.heap.bytes(data);
            return Ok(Some(self.payload(vm, object, &head, payload)));
        }
        self.block(&head, &data);
        self.memoize(vm, object);
        Ok(None)
    }

    fn tuple(&mut self, vm: &mut Vm, tuple: Object) -> Res<()> {
        let length = vm.heap.tuples[tuple.index()].len();
        if length == 0 {
            self.frames.put(if self.is_binary() { &[op::EMPTY_TUPLE] } else { &[op::MARK, op::TUPLE] });
            return Ok(());
        }
        self.enter(vm, 1)?;
        if length > 3 || self.manner.protocol < 2 {
            self.frames.put(&[op::MARK]);
        }
        vm.reserve(length * size_of::<Task>())?;
        self.tasks.push(Task::TupleDone(tuple));
        self.tasks.extend(pace::items(vm.heap.tuples[tuple.index()].iter().rev()).map(|&item| Task::Save(item)));
        vm.poll()
    }
    fn tuple_done(&mut self, vm: &mut Vm, tuple: Object) {
        let length = vm.heap.tuples[tuple.index()].len();
        let is_short = length <= 3 && self.manner.protocol >= 2;
        // A tuple that holds itself, by way of a list, was written meanwhile: what is on the stack goes again.
        if let Some(number) = self.number_of(vm, tuple) {
            match (is_short, self.is_binary()) {
                (true, _) => self.frames.put(&[op::POP; 3][..length]),
                (false, true) => self.frames.put(&[op::POP_MARK]),
                (false, false) => (0..=length).for_each(|_| self.frames.put(&[op::POP])),
            }
            self.get(number);
            return;
        }
        let short = [op::TUPLE1, op::TUPLE2, op::TUPLE3];
        self.frames.put(&[if is_short { short[length - 1] } else { op::TUPLE }]);
        self.memoize(vm, tuple);
    }
    fn set(&mut self, vm: &mut Vm, set: Object) -> Res<()> {
        self.enter(vm, 1)?;
        let length = vm.heap.sets[set.index()].len();
        if self.manner.protocol < 4 {
            vm.reserve(length * 8)?;
            let items = pace::items(vm.heap.sets[set.index()].iter()).map(|entry| entry.key).collect();
            vm.poll()?;
            let items = vm.heap.list(items);
            let args = vm.heap.tuple([items]);
            let class = if set.is(Kind::Set) { types::SET } else { types::FROZENSET };
            self.reduced(vm, set, Vm::class_object(class), args);
            return Ok(());
        }
        if set.is(Kind::Set) {
            self.frames.put(&[op::EMPTY_SET]);
            self.memoize(vm, set);
            if length != 0 {
                self.tasks.push(Task::Members { set, at: 0, batch: 0, length });
            }
            return Ok(());
        }
        self.frames.put(&[op::MARK]);
        self.tasks.push(Task::FrozenDone(set));
        vm.reserve(length * size_of::<Task>())?;
        let first = self.tasks.len();
        self.tasks.extend(pace::items(vm.heap.sets[set.index()].iter()).map(|entry| Task::Save(entry.key)));
        self.tasks[first..].reverse();
        vm.poll()
    }
    /// The next item of a list, in batches from protocol 1 on.
    fn items(&mut self, vm: &mut Vm, list: Object, mut at: usize, mut batch: usize) -> Res<()> {
        loop {
            let Some(&item) = vm.heap.lists[list.index()].get(at) else {
                if batch > 0 {
                    self.frames.put(&[op::APPENDS]);
                }
                return Ok(());
            };
            if self.manner.protocol == 0 {
                self.tasks.extend([Task::Items { list, at: at + 1, batch: 0 }, Task::Op(op::APPEND), Task::Save(item)]);
                return Ok(());
            }
            if at == 0 && vm.heap.lists[list.index()].len() == 1 {
                self.tasks.extend([Task::Op(op::APPEND), Task::Save(item)]);
                return Ok(());
            }
            match batch {
                0 => self.frames.put(&[op::MARK]),
                BATCH => self.frames.put(&[op::APPENDS, op::MARK]),
                _ => {}
            }
            (at, batch) = (at + 1, batch % BATCH + 1);
            // Most items are plain, and need no task.
            if !self.is_written_at_once(vm, item)? {
                self.tasks.extend([Task::Items { list, at, batch }, Task::Save(item)]);
                return Ok(());
            }
        }
    }
    /// Writes an object with nothing around it to be asked or handed on, if it is plain.
    fn is_written_at_once(&mut self, vm: &mut Vm, object: Object) -> Res<bool> {
        if self.manner.has_ids || self.manner.to_file {
            return Ok(false);
        }
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        self.frames.boundary();
        self.is_plain(vm, object)
    }
    fn pairs(&mut self, vm: &mut Vm, dict: Object, mut at: usize, mut batch: usize, length: usize) -> Res<()> {
        let single = length == 1 || self.manner.protocol == 0;
        loop {
            let table = &vm.heap.dicts[dict.index()];
            let next = table.next_at(at);
            // CPython looks when a batch is full or nothing is left.
            let has_changed = table.len() != length;
            if has_changed && (next.is_none() || batch == BATCH || self.manner.protocol == 0) {
                return Err(vm.runtime_error("dictionary changed size during iteration"));
            }
            if batch == BATCH {
                self.frames.put(&[op::SETITEMS]);
                batch = 0;
            }
            if batch == 0 && !single {
                self.frames.put(&[op::MARK]);
            }
            let Some((place, entry)) = next else {
                if !single {
                    self.frames.put(&[op::SETITEMS]);
                }
                return Ok(());
            };
            at = place + 1;
            if single {
                if self.manner.protocol == 0 {
                    self.tasks.push(Task::Pairs { dict, at, batch: 0, length });
                }
                self.tasks.extend([Task::Op(op::SETITEM), Task::Save(entry.value), Task::Save(entry.key)]);
                return Ok(());
            }
            batch += 1;
            if !self.is_written_at_once(vm, entry.key)? {
                self.tasks.extend([Task::Pairs { dict, at, batch, length }, Task::Save(entry.value), Task::Save(entry.key)]);
                return Ok(());
            }
            if !self.is_written_at_once(vm, entry.value)? {
                self.tasks.extend([Task::Pairs { dict, at, batch, length }, Task::Save(entry.value)]);
                return Ok(());
            }
        }
    }
    fn members(&mut self, vm: &mut Vm, set: Object, at: usize, mut batch: usize, length: usize) -> Res<()> {
        let table = &vm.heap.sets[set.index()];
        let next = table.next_at(at);
        if table.len() != length && (next.is_none() || batch == BATCH) {
            return Err(vm.runtime_error("set changed size during iteration"));
        }
        if batch == BATCH {
            self.frames.put(&[op::ADDITEMS]);
            batch = 0;
        }
        if batch == 0 {
            self.frames.put(&[op::MARK]);
        }
        match next {
            Some((slot, item)) => self.tasks.extend([Task::Members { set, at: slot + 1, batch: batch + 1, length }, Task::Save(item)]),
            None => self.frames.put(&[op::ADDITEMS]),
        }
        Ok(())
    }
    /// An object was made: what it holds comes next. One that was written meanwhile is taken from the memo.
    fn made(&mut self, vm: &mut Vm, object: Object, parts: Object) {
        if !object.is_unbound() {
            if let Some(number) = self.number_of(vm, object) {
                self.frames.put(&[op::POP]);
                self.get(number);
                return;
            }
            self.memoize(vm, object);
        }
        let [state, items, pairs, setter] = *vm.heap.tuples[parts.index()].as_slice() else { return };
        if !setter.is_none() && !state.is_none() {
            let last = [Task::Op(op::POP), Task::Op(op::REDUCE), Task::Op(op::TUPLE2)];
            self.tasks.extend(last.into_iter().chain([state, object, setter].map(Task::Save)));
        } else if !state.is_none() {
            self.tasks.extend([Task::Op(op::BUILD), Task::Save(state)]);
        }
        if !pairs.is_none() {
            self.tasks.push(Task::Batch { iterator: pairs, pairs: true });
        }
        if !items.is_none() {
            self.tasks.push(Task::Batch { iterator: items, pairs: false });
        }
    }
    /// Items that an iterator gave, so many at a time as a batch has; keys and values stand one after the other.
    pub fn batch(&mut self, vm: &mut Vm, list: Object, iterator: Object, pairs: bool) -> Res<()> {
        let items = vm.heap.lists[list.index()].clone();
        vm.reserve(items.len() * size_of::<Task>())?;
        let (one, many) = if pairs { (op::SETITEM, op::SETITEMS) } else { (op::APPEND, op::APPENDS) };
        let each = if pairs { 2 } else { 1 };
        let count = items.len() / each;
        if count == 0 {
            return Ok(());
        }
        if count == BATCH || self.manner.protocol == 0 {
            self.tasks.push(Task::Batch { iterator, pairs });
        }
        if count == 1 {
            self.tasks.push(Task::Op(one));
        } else {
            self.frames.put(&[op::MARK]);
            self.tasks.push(Task::Op(many));
        }
        self.tasks.extend(items.into_iter().rev().map(Task::Save));
        Ok(())
    }

    /// Under which number an object stands in the memo.
    fn number_of(&mut self, vm: &Vm, object: Object) -> Option<u32> {
        if self.manner.fast {
            return None;
        }
        let key = self.key(vm, object);
        self.memo.get(&key).copied()
    }
    pub fn memoize(&mut self, vm: &Vm, object: Object) {
        if self.manner.fast {
            return;
        }
        let key = self.key(vm, object);
        let number = self.memo.len() as u32;
        self.memo.insert(key, number);
        match (self.manner.protocol, u8::try_from(number)) {
            (0, _) => self.frames.put(format!("p{number}\n").as_bytes()),
            (4.., _) => self.frames.put(&[op::MEMOIZE]),
            (_, Ok(number)) => self.frames.put(&[op::BINPUT, number]),
            (_, Err(_)) => {
                self.frames.put(&[op::LONG_BINPUT]);
                self.frames.put(&number.to_le_bytes());
            }
        }
    }
    fn get(&mut self, number: u32) {
        match (self.manner.protocol, u8::try_from(number)) {
            (0, _) => self.frames.put(format!("g{number}\n").as_bytes()),
            (_, Ok(number)) => self.frames.put(&[op::BINGET, number]),
            (_, Err(_)) => {
                self.frames.put(&[op::LONG_BINGET]);
                self.frames.put(&number.to_le_bytes());
            }
        }
    }
}

/// What stands before an encoded text.
fn text_head(protocol: u8, length: usize) -> Vec<u8> {
    match (u8::try_from(length), u32::try_from(length)) {
        (Ok(length), _) if protocol >= 4 => vec![op::SHORT_BINUNICODE, length],
        (_, Ok(length)) => [&[op::BINUNICODE][..], &length.to_le_bytes()].concat(),
        _ => [&[op::BINUNICODE8][..], &(length as u64).to_le_bytes()].concat(),
    }
}
fn bytes_head(protocol: u8, length: usize) -> Vec<u8> {
    match (u8::try_from(length), u32::try_from(length)) {
        (Ok(length), _) => vec![op::SHORT_BINBYTES, length],
        (_, Ok(length)) => [&[op::BINBYTES][..], &length.to_le_bytes()].concat(),
        _ if protocol >= 4 => [&[op::BINBYTES8][..], &(length as u64).to_le_bytes()].concat(),
        _ => vec![],
    }
}
/// A text in UTF-8, with surrogates as if they were characters.
fn encoded(vm: &Vm, object: Object) -> Vec<u8> {
    let text = vm.heap.text(object);
    let mut out = Vec::with_capacity(text.len());
    for c in pace::items(text.chars()) {
        if surrogate::is_surrogate(c) {
            let code = surrogate::code_of(c);
            out.extend([0xE0 | (code >> 12) as u8, 0x80 | (code >> 6 & 0x3F) as u8, 0x80 | (code & 0x3F) as u8]);
        } else {
            let mut bytes = [0; 4];
            out.extend_from_slice(c.encode_utf8(&mut bytes).as_bytes());
        }
    }
    out
}
/// A text on one line: Latin-1, and escapes for what is above it or has a meaning on a line.
fn escaped(out: &mut Vec<u8>, text: &str) {
    for c in pace::items(text.chars()) {
        match surrogate::code_of(c) {
            code @ 0x1_0000.. => out.extend_from_slice(format!("\\U{code:08x}").as_bytes()),
            code @ (0x100.. | 0 | 0x0A | 0x0D | 0x1A | 0x5C) => out.extend_from_slice(format!("\\u{code:04x}").as_bytes()),
            code => out.push(code as u8),
        }
    }
}
