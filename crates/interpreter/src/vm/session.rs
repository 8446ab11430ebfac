//! The life of a session: opening it, starting cells, answering effects, ending.

use super::Vm;
use super::frame::{Cont, Frame};
use super::meter::FUEL;
use super::run::Exit;
use crate::boundary;
use crate::code::{Mode, Proto, Source};
use crate::hashing::Map;
use crate::native::{Flow, Res};
use crate::object::dict::Dict;
use crate::object::function::{Function, Stay};
use crate::object::heap::Heap;
use crate::object::misc::{Misc, Module};
use crate::object::{Kind, Object};
use crate::{Effect, Reply, Step, ledger, types};
use compact_str::CompactString;
use fumehood_core::{Cell, End, Policy, Stream, Usage};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

/// What the outermost frame is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) enum Phase {
    #[default]
    Idle,
    /// Dates and decimals among the inputs are made, and warnings of the source issued.
    Inputs,
    /// The cell's own code.
    Code,
    /// The coroutine of a cell with `await` at its top.
    Await,
    /// Its threads, after its code.
    Threads,
    /// Python code describes what cannot cross by itself in the cell's value, or in its final answer.
    Describe,
    DescribeAnswer,
    /// The texts of an exception and its causes.
    Explain,
    /// Exit handlers and finalisers, after the last cell.
    Leave,
}

/// Bytes of source that are read without asking for memory: a small part of what a limit may be passed by.
const SHORT: usize = 1 << 12;
/// Strings for which there is room before the first cell: its names, and some that are its own.
const FIRST_STRINGS: usize = 16;
/// Where the session keeps the cell's code while its inputs are made, and objects while they are described.
const CELL: &str = "cell";
const OBJECTS: &str = "described objects";

impl Vm {
    /// Opens a session.
    #[must_use]
    pub fn new(policy: &Policy) -> Self {
        let mut vm = Self {
            stack: Vec::new(),
            frames: Vec::new(),
            codes: Vec::new(),
            rows: Vec::new(),
            sites: Vec::new(),
            second_sites: Vec::new(),
            valued_sites: Vec::new(),
            kept_consts: Vec::new(),
            consts: Vec::new(),
            new_rows: Vec::new(),
            code_bytes: 0,
            passing: super::unload::Passing::default(),
            known_names: Vec::new(),
            registry: types::registry(),
            current_native: 0,
            native_steps: 0,
            native_depth: 0,
            nans: 0,
            int_digits: 4300,
            globals: Object::UNBOUND,
            modules: Map::default(),
            embedded: Map::default(),
            plain_buffer: (0, 0),
            embedded_globals: Object::UNBOUND,
            embedded_modules: Vec::new(),
            half_made: Vec::new(),
            simple_depth: 0,
            builtins_dict: Object::UNBOUND,
            tools: Map::default(),
            builtin_subclasses: Vec::new(),
            abc_answers: crate::stdlib::Answers::default(),
            type_extras: Map::default(),
            epoch: 1,
            method_cache: std::collections::HashMap::default(),
            recent_lookups: super::lookup::Recent::default(),
            met: super::met::Met::default(),
            formats: crate::stdlib::Formats::default(),
            method_cache_epoch: 1,
            operators: super::operators::Operators::default(),
            state: Map::default(),
            decimal: None,
            finalizers: super::finalize::Finalizers::default(),
            shows_frames: false,
            fibers: super::fiber::Fibers::default(),
            fuel: FUEL,
            operations: 0,
            stop: Arc::new(AtomicU8::new(0)),
            limits: policy.limits.clone(),
            time_left: None,
            files: crate::files::Files::new(policy),
            policy: Policy { mounts: Vec::new(), ..policy.clone() },
            recursion_limit: policy.limits.recursion as usize,
            output: Vec::new(),
            output_bytes: 0,
            calls: 0,
            next_call: 0,
            waiting: None,
            failed: None,
            pending: None,
            pending_ret: 0,
            reraised: false,
            keeps_nothing: false,
            chained: false,
            builtin_shapes: Vec::new(),
            repr_active: Vec::new(),
            cell_number: 0,
            final_answer: None,
            stopping: None,
            phase: Phase::Idle,
            interactive: false,
            last: false,
            ending: None,
            ended: Object::UNBOUND,
            peak: 0,
            held: 0,
            starved_at: None,
            steps_inside: 0,
            // The last, so that it is made in its place.
            heap: Heap::new(policy.seed),
        };
        vm.globals = vm.heap.dict(Dict::with_capacity(Dict::SMALL));
        vm.heap.used += vm.files.held();
        vm.held = vm.files.held() as isize;
        vm.bind_tools(policy);
        vm
    }

    fn bind_tools(&mut self, policy: &Policy) {
        for (number, tool) in policy.tools.iter().enumerate() {
            let object = self.heap.misc(Misc::Tool(number as u32));
            self.tools.insert(tool.name.clone(), object);
        }
    }

    /// The tool of a name; every session has `final_answer`.
    pub(crate) fn tool(&self, name: &str) -> Option<Object> {
        match name {
            "final_answer" => self.registry.intrinsics.get(name).copied(),
            _ => self.tools.get(name).copied(),
        }
    }

    /// The flag that stops the running cell: 0 go on, 1 the time limit passed, 2 cancelled.
    #[must_use]
    pub fn stop_flag(&self) -> Arc<AtomicU8> {
        Arc::clone(&self.stop)
    }

    /// Begins a cell. What is wrong with its source shows at the first `resume`.
    pub fn start(&mut self, cell: &Cell) {
        self.account(|vm| vm.start_counted(cell));
    }

    fn start_counted(&mut self, cell: &Cell) {
        self.reset();
        self.interactive = cell.interactive;
        self.last = cell.last;
        self.phase = Phase::Code;
        self.prepare_main(&cell.file);
        for (name, value) in &cell.inputs {
            let object = boundary::from_value(self, value);
            let name = self.heap.intern(name);
            self.dict_set(self.globals, name, object);
        }
        let special = cell.inputs.iter().filter(|(_, value)| boundary::has_stand_ins(value)).map(|(name, _)| name.as_str());
        let special: Vec<Object> = special.map(|name| self.heap.intern(name)).collect();
        let source = Arc::new(Source::new(&cell.file, &cell.code));
        let mode = if cell.interactive { Mode::Interactive } else { Mode::Cell };
        // A short cell may be the one that makes room: it is read even where memory is full.
        if cell.code.len() > SHORT && self.reserve_memory(cell.code.len() * crate::parse::BYTES).is_err() {
            self.failed = Some(self.exception(types::MEMORY_ERROR, "the source is too long for the memory limit"));
            return;
        }
        let _watch = crate::pace::Watch::over(&self.stop);
        let compiled = crate::compile::compile_within(&source, mode, false, &mut |microseconds| {
            let allowed = self.charge_work(microseconds).is_ok();
            if !allowed {
                // The cell ends when it is resumed, as it would have then.
                let _ = self.stop.compare_exchange(0, 1, Ordering::Relaxed, Ordering::Relaxed);
            }
            allowed
        });
        match compiled {
            Ok((proto, warnings)) => {
                let function = self.module_function(&proto, self.globals);
                if special.is_empty() && warnings.is_empty() {
                    self.push_outermost(function, &[]);
                    return;
                }
                let Ok(warnings) = self.source_warnings(&source, &warnings) else {
                    self.failed = Some(self.exception(types::MEMORY_ERROR, "the source is too long for the memory limit"));
                    return;
                };
                self.state.insert(CELL.into(), function);
                self.phase = Phase::Inputs;
                let names = self.heap.list(special);
                let prepare = self.embedded("prepare_cell");
                self.push_outermost(prepare, &[self.globals, names, warnings]);
            }
            Err(error) => {
                let error = if cell.interactive { error } else { error.of_file() };
                self.failed = Some(self.syntax_error(&error, &cell.file));
            }
        }
    }

    /// The code of a cell that is being prepared.
    pub(crate) fn coming_code(&self) -> Option<u32> {
        let function = self.state.get(CELL)?.index_of(Kind::Function)?;
        Some(self.heap.functions[function].code)
    }

    /// Begins to list what names are bound to: a list of name, type and repr.
    pub fn start_listing(&mut self) {
        self.account(Self::start_listing_counted);
    }

    fn start_listing_counted(&mut self) {
        self.reset();
        self.interactive = false;
        self.last = false;
        self.phase = Phase::Code;
        let function = self.embedded("list_variables");
        self.push_outermost(function, &[self.globals]);
    }

    /// Forgets whatever an earlier cell left behind.
    fn reset(&mut self) {
        self.frames.clear();
        self.fibers.lose_running();
        self.waiting = None;
        self.failed = None;
        self.pending = None;
        self.stopping = None;
        self.final_answer = None;
        self.reraised = false;
        self.chained = false;
        self.repr_active.clear();
        self.fuel = FUEL;
        self.operations = 0;
        self.finalizers.begin();
        self.calls = 0;
        self.ended = Object::UNBOUND;
        self.ending = None;
        self.begin_files();
        self.cell_number += 1;
    }

    fn prepare_main(&mut self, file: &str) {
        if self.modules.contains_key("__main__") {
            return;
        }
        let (main, dict) = (CompactString::const_new("__main__"), self.globals);
        let builtins = CompactString::const_new("builtins");
        self.heap.strs.reserve(FIRST_STRINGS);
        let name = self.heap.intern(&main);
        let file = self.heap.str(file);
        let module = self.heap.module(Module { name: main.clone(), dict });
        self.modules.insert(main, module);
        let module = self.heap.module(Module { name: builtins.clone(), dict: Object::UNBOUND });
        self.modules.insert(builtins, module);
        let none = Object::NONE;
        let first = [("__name__", name), ("__doc__", none), ("__package__", none), ("__loader__", none), ("__spec__", none)];
        for (name, value) in first.into_iter().chain([("__file__", file), ("__builtins__", module)]) {
            self.dict_set_str(dict, name, value);
        }
    }

    /// A function that runs module code in a namespace.
    pub(crate) fn module_function(&mut self, proto: &Arc<Proto>, globals: Object) -> Object {
        let code = self.load_code(proto, Stay::Always);
        let none = Object::NONE;
        self.heap.function(Function { code, globals, defaults: none, kwdefaults: none, ..Function::default() })
    }

    /// Pushes the frame of a function that takes these arguments; its result leaves the loop.
    fn push_outermost(&mut self, function: Object, args: &[Object]) {
        let (code, globals) = {
            let function = &self.heap.functions[function.index()];
            (function.code, function.globals)
        };
        let needed = self.proto(code).register_count as usize + 64;
        let filled = self.stack.len().min(needed);
        self.stack[..filled].fill(Object::UNBOUND);
        self.stack.resize(self.stack.len().max(needed), Object::UNBOUND);
        self.stack[..args.len()].copy_from_slice(args);
        self.frames.clear();
        self.frames.push(Frame {
            code,
            pc: 0,
            base: 0,
            ret: 0,
            cont: Cont::Exit,
            function,
            globals,
            handled: Object::UNBOUND,
            generator: Object::UNBOUND,
            extra: Object::UNBOUND,
        });
    }

    /// Runs until something must be done outside, or the cell ends.
    pub fn resume(&mut self, reply: Reply) -> Step {
        self.account(|vm| vm.resume_counted(reply))
    }

    /// Does work that is on the session's account.
    fn account<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let _scope = ledger::Scope::enter(self.held, self.limits.memory);
        let result = work(self);
        self.held = ledger::held();
        self.peak = self.peak.max(usize::try_from(self.held).unwrap_or(0));
        result
    }

    fn resume_counted(&mut self, reply: Reply) -> Step {
        match self.go_on(reply) {
            Step::Done(end @ (End::Value(_) | End::Raised(_))) if self.has_exit_work() => {
                self.ending = Some(end);
                self.last = false;
                self.phase = Phase::Leave;
                let function = self.embedded("leave");
                self.push_outermost(function, &[self.globals]);
                self.go_on(Reply::None)
            }
            step => step,
        }
    }

    fn has_exit_work(&self) -> bool {
        self.last && (self.finalizers.waiting() || self.state.contains_key("atexit"))
    }

    fn go_on(&mut self, reply: Reply) -> Step {
        let _watch = crate::pace::Watch::over(&self.stop);
        if let Some(limit) = self.stop_requested() {
            return self.stopped(limit);
        }
        if let Some(exception) = self.failed.take() {
            return self.raised(exception);
        }
        if self.phase == Phase::Idle {
            return Step::Done(End::Value(fumehood_core::Value::None));
        }
        if let Some(waiting) = self.waiting.take() {
            if let (Some(expected), Reply::Tool { id, .. }) = (waiting.id, &reply)
                && expected != *id
            {
                let exception = self.exception(types::RUNTIME_ERROR, "a reply came for another call");
                return self.raised(exception);
            }
            let result = (waiting.decode)(self, &reply);
            ledger::outside(|| drop(reply));
            match result {
                Ok(value) => {
                    self.stack[waiting.ret as usize] = value;
                    self.advance();
                }
                Err(flow) => {
                    self.pending = Some(flow);
                    self.pending_ret = waiting.ret;
                }
            }
        }
        if self.fibers.any() {
            self.offer_turn();
        }
        loop {
            let exit = self.run();
            self.peak = self.peak.max(self.heap.used);
            match exit {
                Exit::Effect(effect) => return Step::Effect(effect),
                Exit::Value(value) => match self.finished(value) {
                    Some(step) => return step,
                    None => continue,
                },
                Exit::Raised(exception) => {
                    if self.class_of(exception) == types::FINAL_ANSWER {
                        self.frames.clear();
                        let answer = self.final_answer.take().unwrap_or(Object::NONE);
                        match self.give(answer, Phase::DescribeAnswer) {
                            Some(step) => return step,
                            None => continue,
                        }
                    }
                    match self.failed_phase(exception) {
                        Some(step) => return step,
                        None => continue,
                    }
                }
                Exit::Ended => {
                    let limit = self.stopping.take().unwrap_or(fumehood_core::Limit::Time);
                    return self.stopped(limit);
                }
            }
        }
    }

    fn stopped(&mut self, limit: fumehood_core::Limit) -> Step {
        self.frames.clear();
        self.bodies_ran(self.half_made.len(), false);
        if self.fibers.any() {
            self.fibers.clear();
            crate::stdlib::threading::forget(self);
        }
        self.waiting = None;
        self.pending = None;
        self.phase = Phase::Idle;
        for index in self.heap.generators.indices().collect::<Vec<_>>() {
            let generator = &mut self.heap.generators[index];
            if generator.state == crate::object::function::GeneratorState::Running {
                generator.state = crate::object::function::GeneratorState::Done;
            }
        }
        if limit == fumehood_core::Limit::Memory {
            self.collect(&[]);
        }
        Step::Done(End::Stopped(limit))
    }

    /// The outermost frame returned.
    fn finished(&mut self, value: Object) -> Option<Step> {
        match self.phase {
            Phase::Code if value.is(Kind::Generator) && self.is_top_level_await(value) => {
                self.phase = Phase::Await;
                let function = self.embedded("run_top_level");
                self.push_outermost(function, &[value]);
                None
            }
            Phase::Code | Phase::Await if self.fibers.any() => {
                self.phase = Phase::Threads;
                let function = self.embedded("finish_threads");
                self.push_outermost(function, &[value]);
                None
            }
            Phase::Code | Phase::Await | Phase::Threads => {
                if self.interactive && !value.is_none() {
                    self.dict_set_str(self.globals, "_", value);
                }
                self.give(value, Phase::Describe)
            }
            Phase::Inputs => {
                self.phase = Phase::Code;
                let function = self.state.remove(CELL).unwrap_or_default();
                self.push_outermost(function, &[]);
                None
            }
            Phase::Describe | Phase::DescribeAnswer => {
                let objects = self.state.remove(OBJECTS).and_then(|list| list.index_of(Kind::List));
                let objects = objects.map(|list| self.heap.lists[list].clone()).unwrap_or_default();
                let described = boundary::described(self, &objects, value);
                Some(self.given(self.ended, &described))
            }
            Phase::Explain => {
                let texts = ledger::with_room(self.limits.memory / 2, || self.explained_texts(value));
                let exception = self.ended;
                Some(self.end_with(exception, &texts))
            }
            Phase::Leave => Some(self.left()),
            Phase::Idle => Some(Step::Done(End::Value(fumehood_core::Value::None))),
        }
    }

    /// Ends the cell with an object, once Python code has described what needs it.
    fn give(&mut self, object: Object, phase: Phase) -> Option<Step> {
        self.phase = phase;
        self.ended = object;
        let objects = boundary::needing_help(self, object);
        if objects.is_empty() {
            return Some(self.given(object, &boundary::Described::new()));
        }
        let list = self.heap.list(objects);
        self.state.insert(OBJECTS.into(), list);
        let function = self.embedded("describe_all");
        self.push_outermost(function, &[list]);
        None
    }

    fn given(&mut self, object: Object, described: &boundary::Described) -> Step {
        let phase = std::mem::replace(&mut self.phase, Phase::Idle);
        self.frames.clear();
        let value = match ledger::outside(|| boundary::to_value(self, object, described)) {
            Ok(value) => value,
            Err(flow) => {
                let limit = if let Flow::Stop(limit) = *flow { limit } else { fumehood_core::Limit::Time };
                return self.stopped(limit);
            }
        };
        Step::Done(if phase == Phase::DescribeAnswer { End::FinalAnswer(value) } else { End::Value(value) })
    }

    /// Exit handlers are through: the cell ends as it had ended before them.
    fn left(&mut self) -> Step {
        self.phase = Phase::Idle;
        self.frames.clear();
        Step::Done(self.ending.take().unwrap_or(End::Value(fumehood_core::Value::None)))
    }

    fn is_top_level_await(&self, value: Object) -> bool {
        let generator = &self.heap.generators[value.index()];
        generator.frame.as_ref().is_some_and(|frame| frame.cont == Cont::Exit && self.proto(frame.code).name == "<module>")
    }

    fn failed_phase(&mut self, exception: Object) -> Option<Step> {
        if self.phase == Phase::Leave {
            return Some(self.left());
        }
        if matches!(self.phase, Phase::Describe | Phase::DescribeAnswer) {
            // Guest code that describes something failed beyond what its guard catches.
            let ended = self.ended;
            return Some(self.given(ended, &boundary::Described::new()));
        }
        if self.phase == Phase::Explain {
            // Guest code that describes something failed beyond what its guard catches.
            let exception = if self.ended.is_unbound() || !self.is_exception(self.ended) { exception } else { self.ended };
            return Some(self.raised(exception));
        }
        self.frames.clear();
        if ledger::with_room(self.limits.memory / 2, || self.explains_natively(exception)) {
            return Some(self.raised(exception));
        }
        self.ended = exception;
        self.phase = Phase::Explain;
        let function = self.embedded("explain_exception");
        self.push_outermost(function, &[exception]);
        None
    }

    fn raised(&mut self, exception: Object) -> Step {
        self.end_with(exception, &super::traceback::Texts::default())
    }

    /// Ends the cell with an exception, of which guest code told these texts.
    fn end_with(&mut self, exception: Object, texts: &super::traceback::Texts) -> Step {
        self.phase = Phase::Idle;
        self.frames.clear();
        // The text is the host's: the session may have no memory left. What would take half as much again is not written.
        let end = ledger::with_room(self.limits.memory / 2, || {
            let end = self.raised_end(exception, texts);
            self.poll().map(|()| end)
        });
        match end.map_err(|flow| *flow) {
            Ok(end) => {
                if let End::Raised(raised) = &end {
                    ledger::gave(raised.type_name.capacity() + raised.message.capacity() + raised.traceback.capacity());
                }
                // What was made of the exception on the way is garbage, which the next cell must not start with.
                if ledger::over() > 0 {
                    self.collect(&[]);
                }
                Step::Done(end)
            }
            Err(Flow::Stop(limit)) => self.stopped(limit),
            Err(_) => self.stopped(fumehood_core::Limit::Time),
        }
    }

    /// What was printed since the last call.
    pub fn take_output(&mut self) -> Vec<(Stream, String)> {
        let output = std::mem::take(&mut self.output);
        let bytes = output.capacity() * size_of::<(Stream, String)>() + output.iter().map(|(_, text)| text.capacity()).sum::<usize>();
        self.held -= bytes as isize;
        output
    }
    /// Prints on a stream.
    pub fn print(&mut self, stream: Stream, text: &str) -> Res<()> {
        if text.len() > 1 << 20 {
            self.reserve(text.len())?;
            self.charge_work(text.len() as u64 / 300)?;
        }
        self.output_bytes += text.len() as u64;
        match self.output.last_mut() {
            Some((last, buffer)) if *last == stream => buffer.push_str(text),
            _ => self.output.push((stream, text.to_owned())),
        }
        // The driver takes the output at each effect: ask for one when much has gathered.
        if self.output.iter().map(|(_, text)| text.len()).sum::<usize>() > 1 << 14 {
            self.fuel = 0;
        }
        if self.output.iter().map(|(_, text)| text.len()).sum::<usize>() > 1 << 20 {
            return Err(Box::new(Flow::Effect { effect: Effect::Tick, decode: |_, _| Ok(Object::NONE) }));
        }
        Ok(())
    }

    /// The files that the last cell wrote or removed, by path.
    #[must_use]
    pub fn written_files(&self) -> Vec<fumehood_core::WrittenFile> {
        self.files.written()
    }

    fn begin_files(&mut self) {
        let before = self.files.held();
        self.files.begin();
        self.heap.used = (self.heap.used + self.files.held()).saturating_sub(before);
    }

    /// What the running or last cell used.
    #[must_use]
    pub fn usage(&self) -> Usage {
        Usage {
            memory: self.peak.max(self.heap.used) as u64,
            operations: self.operations + (FUEL - self.fuel.clamp(0, FUEL)) as u64,
            calls: self.calls,
            ..Usage::default()
        }
    }

    /// Asks the host to call a tool.
    pub(crate) fn call_tool(&mut self, tool: Object, number: u32, args: &[Object], names: &[Object]) -> Res {
        let asynchronous = self.policy.tools.get(number as usize).is_some_and(|tool| tool.asynchronous);
        let mut objects = Vec::new();
        for &arg in args {
            objects.extend(boundary::needing_help(self, arg));
        }
        if objects.is_empty() && !asynchronous {
            return self.ask_tool(number, args, names, &boundary::Described::new());
        }
        let positional = args.len() - names.len();
        let kwargs = self.dict_from(names.iter().copied().zip(args[positional..].iter().copied()));
        let (objects, args) = (self.heap.list(objects), self.heap.tuple(&args[..positional]));
        self.call_embedded(if asynchronous { "call_awaited" } else { "call_described" }, vec![tool, objects, args, kwargs])
    }

    pub(crate) fn ask_tool(&mut self, number: u32, args: &[Object], names: &[Object], described: &boundary::Described) -> Res {
        let call = ledger::outside(|| boundary::tool_call(self, number, args, names, described))?;
        self.calls += 1;
        self.next_call += 1;
        let id = self.next_call;
        if self.policy.tools.get(number as usize).is_some_and(|tool| tool.asynchronous) {
            return Self::effect(Effect::Begin { id, call }, |vm, _| Ok(vm.heap.int(vm.next_call as i64)));
        }
        Err(Box::new(Flow::Effect { effect: Effect::Call { id, call }, decode: boundary::tool_reply }))
    }
}
