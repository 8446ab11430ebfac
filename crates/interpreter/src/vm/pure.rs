//! Builtin functions that change nothing, called for many items at once: the keys of a sort, and a `map`, `filter`, `accumulate` or
//! group of a `groupby` whose items are all taken.
//! Only a short way: where guest code takes part or something is wrong, the answer is none, nothing has happened yet, and the caller goes
//! the ordinary way from the start.

use super::Vm;
use super::compare::same_native;
use super::hash::Slow;
use super::simple::Simple;
use crate::code::Op;
use crate::native::{Binding, Flow, Res};
use crate::object::function::GeneratorState;
use crate::object::misc::{Iter, Misc};
use crate::object::{Kind, Object};
use crate::stdlib::operator::getters;
use crate::stdlib::{ids, walk};
use crate::types::{self, BOOL, DICT, FLOAT, INT, LIST, STR};

/// Builtin functions of one argument.
const FUNCTIONS: &[&str] =
    &["abs", "all", "any", "ascii", "bin", "chr", "hash", "hex", "len", "max", "min", "oct", "ord", "repr", "sorted", "sum"];
/// Builtin functions of several arguments, and those of `operator`: none that changes its first one.
const FUNCTIONS_OF_MANY: &[&str] = &["divmod", "pow", "round"];
const OPERATORS: &[&str] = &[
    "add", "and_", "concat", "contains", "eq", "floordiv", "ge", "getitem", "gt", "is_", "is_not", "le", "lshift", "lt", "mod", "mul",
    "ne", "neg", "not_", "or_", "pow", "rshift", "sub", "truediv", "truth", "xor",
];
/// Methods of texts that take something from elsewhere.
const OTHER_METHODS: &[&str] = &["format", "format_map", "join", "maketrans", "translate"];

/// Numbers that are added up here at most, and items that are taken ahead of who uses them one by one.
pub(super) const MOST: usize = 1 << 16;

/// Bytes in use beyond those at which a collection is due, from which on a small function is called in the ordinary way.
const GARBAGE: usize = 8 << 20;

/// Such a function, and what comes before the item.
pub(crate) struct Pure {
    native: u32,
    first: Option<Object>,
    /// A method that is not bound is for texts only.
    of_text: bool,
    /// The dict whose `get` it is.
    table: Option<u32>,
}

/// Are these the arguments of an `islice` that takes the first items, one by one, of what iterates without the guest's `__iter__`?
fn is_first_part(registers: &[Object]) -> bool {
    match *registers {
        [source, start, stop, step, ..] => {
            let is_some = stop.is_none() || stop.as_int().is_some_and(|stop| stop > 0);
            matches!(source.kind(), Kind::Generator | Kind::Iter) && start == Object::small(0) && step == Object::small(1) && is_some
        }
        _ => false,
    }
}

impl Vm {
    /// Is this a function that changes nothing, and needs no guest code for builtin objects?
    pub(crate) fn is_pure(&mut self, function: Object) -> bool {
        getters::is_getter(self, function) || self.pure(function).is_some() || self.simple(function, 1).is_some()
    }

    /// Is it, and is a list of what it gives for each item of this container no more than what there is already, or little?
    pub(crate) fn is_pure_for(&mut self, function: Object, source: Object) -> bool {
        let is_listed = matches!(source.kind(), Kind::List | Kind::Tuple | Kind::Set | Kind::FrozenSet | Kind::Dict);
        let is_short = self.is_container(source) && self.len_native(source).is_some_and(|length| length <= MOST);
        (is_short || is_listed && !function.is(Kind::Function)) && self.is_pure(function)
    }

    /// What such a function gives for each of some items.
    pub(crate) fn pure_results(&mut self, function: Object, items: &[Object]) -> Res<Option<Vec<Object>>> {
        if getters::is_getter(self, function) {
            return getters::keys(self, function, items);
        }
        if let Some(simple) = self.simple(function, 1) {
            return self.simple_results(&simple, items);
        }
        let Some(pure) = self.pure(function) else { return Ok(None) };
        self.reserve(items.len() * 8)?;
        let mut results = Vec::with_capacity(grown(items.len()));
        let is_len = pure.first.is_none() && items.len() <= MOST && self.registry.natives[pure.native as usize].def.name == "len";
        if is_len {
            results.extend(items.iter().map_while(|&item| self.plain_length(item)));
        }
        if let Some(table) = pure.table {
            let known = |&item: &Object| self.heap.dicts[table].find_at_once(item).map(|entry| entry.value);
            results.extend(items.iter().take(MOST).map_while(known));
        }
        for &item in &items[results.len()..] {
            match self.pure_result(&pure, &[item])? {
                Some(result) => results.push(result),
                None => return Ok(None),
            }
        }
        Ok(Some(results))
    }
    /// The length of a builtin container.
    fn plain_length(&self, item: Object) -> Option<Object> {
        let length = match item.kind() {
            Kind::Str => self.heap.strs[item.index()].chars as usize,
            Kind::List => self.heap.lists[item.index()].len(),
            Kind::Tuple => self.heap.tuples[item.index()].len(),
            Kind::Dict => self.heap.dicts[item.index()].len(),
            _ => return None,
        };
        Some(Object::small(length as i64))
    }
    fn simple_results(&mut self, simple: &Simple, items: &[Object]) -> Res<Option<Vec<Object>>> {
        self.reserve(items.len() * 8)?;
        let mut results = Vec::with_capacity(grown(items.len()));
        for &item in items {
            if crate::pace::halted_in_steps() {
                self.poll()?;
            }
            let has_garbage = self.has_much_garbage();
            match self.simple_result(simple, &[item])? {
                Some(result) if !has_garbage => results.push(result),
                _ => return Ok(None),
            }
        }
        Ok(Some(results))
    }
    /// Has so much been made that only frames, which see to it that garbage is collected, may make more?
    pub(crate) fn has_much_garbage(&self) -> bool {
        self.heap.used > self.heap.threshold.saturating_add(GARBAGE)
    }
    /// What such a function gives for one item.
    pub(crate) fn pure_key(&mut self, function: Object, item: Object) -> Res<Option<Object>> {
        if getters::is_getter(self, function) {
            return getters::key(self, function, item);
        }
        match self.pure(function) {
            Some(pure) => self.pure_result(&pure, &[item]),
            None => Ok(None),
        }
    }
    /// What such a function gives for some arguments; none where guest code has to say.
    #[inline]
    pub(crate) fn pure_result(&mut self, pure: &Pure, args: &[Object]) -> Res<Option<Object>> {
        self.poll()?;
        // An iterator would be used up.
        let is_plain = |arg: &Object| !matches!(arg.kind(), Kind::Iter | Kind::Generator | Kind::Misc | Kind::Instance);
        if let &[object] = args
            && object.is(Kind::Instance)
            && pure.first == Some(Self::class_object(STR))
        {
            return self.text_of_instance(object);
        }
        if !args.iter().all(is_plain) || pure.of_text && !args.first().is_some_and(|arg| arg.is(Kind::Str)) {
            return Ok(None);
        }
        if let (Some(table), &[key]) = (pure.table, args) {
            return match self.dict_find(table, key) {
                Ok((_, found)) => Ok(Some(found.map_or(Object::NONE, |at| self.heap.dicts[table].entries[at].value))),
                Err(Slow::Guest) => Ok(None),
                Err(Slow::Flow(flow)) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => Err(flow),
                Err(Slow::Flow(_)) => Ok(None),
            };
        }
        let result = match (pure.first, args) {
            (None, args) => self.call_native(pure.native, args, &[]),
            (Some(first), &[arg]) => self.call_native(pure.native, &[first, arg], &[]),
            (Some(_), _) => return Ok(None),
        };
        match result {
            Ok(result) => Ok(Some(result)),
            Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => Err(flow),
            Err(_) => Ok(None),
        }
    }
    /// `str(object)` of an instance whose class says it natively or by a small function.
    pub(crate) fn text_of_instance(&mut self, object: Object) -> Res<Option<Object>> {
        match types::str_of(self, object) {
            Ok(text) => Ok(Some(text).filter(|text| text.is(Kind::Str))),
            Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => Err(flow),
            Err(_) => Ok(None),
        }
    }
    /// Such a function of several arguments.
    pub(crate) fn pure_of_many(&mut self, function: Object) -> Option<Pure> {
        let number = function.index_of(Kind::Native)?;
        let native = &self.registry.natives[number as usize];
        let is_pure = match *native.owner {
            "" if native.class.is_none() => FUNCTIONS_OF_MANY.contains(&native.def.name),
            "_operator" | "operator" => OPERATORS.contains(&native.def.name),
            _ => false,
        };
        if is_pure { Some(Pure { native: number, first: None, of_text: false, table: None }) } else { self.pure(function) }
    }

    pub(super) fn pure(&mut self, function: Object) -> Option<Pure> {
        match function.kind() {
            Kind::Native => {
                let native = &self.registry.natives[function.index() as usize];
                let name = native.def.name;
                let is_pure = match native.class {
                    None => native.owner.is_empty() && FUNCTIONS.contains(&name) || *native.owner == "math",
                    Some(STR) => is_text_method(name, native.def.binding),
                    Some(_) => false,
                };
                is_pure.then_some(Pure { native: function.index(), first: None, of_text: native.class == Some(STR), table: None })
            }
            Kind::Method => {
                let method = self.heap.methods[function.index()];
                let native = &self.registry.natives[method.function.index_of(Kind::Native)? as usize];
                let name = native.def.name;
                let is_pure = match native.class? {
                    STR => method.receiver.is(Kind::Str) && is_text_method(name, native.def.binding),
                    DICT => self.payload(method.receiver).is(Kind::Dict) && name == "get",
                    LIST => method.receiver.is(Kind::List) && matches!(name, "index" | "count"),
                    _ => false,
                };
                let table = if native.class == Some(DICT) { self.payload(method.receiver).index_of(Kind::Dict) } else { None };
                is_pure.then_some(Pure { native: method.function.index(), first: Some(method.receiver), of_text: false, table })
            }
            Kind::Class if matches!(function.index(), BOOL | FLOAT | INT | STR) => {
                let name = self.name(super::Name::New);
                let native = self.lookup(function.index(), name).and_then(|new| new.index_of(Kind::Native))?;
                Some(Pure { native, first: Some(function), of_text: false, table: None })
            }
            _ => None,
        }
    }

    /// All items of a `map` or `filter` that nobody has taken any from yet, of a builtin container, or of what can be stepped through
    /// (`vm/steps.rs`) up to so many items; it has ended then.
    pub(crate) fn drained(&mut self, generator: Object, most: usize) -> Res<Option<Vec<Object>>> {
        let state = &self.heap.generators[generator.index()];
        match state.class {
            ids::ACCUMULATE => {
                return match self.accumulated(generator)? {
                    None => self.all_steps(generator, ids::ACCUMULATE, most),
                    items => Ok(items),
                };
            }
            ids::GROUPER => return self.grouped(generator),
            ids::TAKEWHILE => return self.taken_while(generator),
            class @ (ids::COMPRESS | ids::FILTERFALSE | ids::STARMAP | ids::CHAIN | ids::DROPWHILE | ids::GROUPBY) => {
                return self.all_steps(generator, class, most);
            }
            _ => {}
        }
        let (&[function, source, ..], GeneratorState::Created, Some(frame)) = (&state.registers[..], state.state, &state.frame) else {
            return Ok(None);
        };
        let (class, code) = (state.class, frame.function);
        let is_map = match class {
            types::MAP => true,
            types::FILTER => false,
            _ => return Ok(None),
        };
        if is_map && source.is(Kind::Iter) && code == self.embedded("starmap_items") {
            return self.all_steps(generator, ids::STARMAP, most);
        }
        // What is not kept would take more than the guest's own loop does: of what is filtered that may be nearly all.
        let most_here = if is_map { most.min(64 * MOST) } else { most.min(MOST) };
        let is_too_long = function.is(Kind::Function) && self.len_native(source).is_none_or(|length| length > most_here);
        if is_too_long || !self.is_container(source) || !(self.is_pure(function) || !is_map && function.is_none()) {
            return Ok(None);
        }
        if code != self.embedded(if is_map { "map_items" } else { "filter_items" }) {
            return Ok(None);
        }
        let Some(items) = self.items_native(source)? else { return Ok(None) };
        let results = if function.is_none() { None } else { Some(self.pure_results(function, &items)?) };
        let taken = match results {
            Some(None) => None,
            Some(Some(results)) if is_map => Some(results),
            Some(Some(results)) => self.chosen(&items, &results),
            None => self.chosen(&items, &items),
        };
        let Some(taken) = taken else { return Ok(None) };
        self.end_generator(generator);
        Ok(Some(taken))
    }

    /// Is this a builtin container, or what shows the keys, values or items of one?
    pub(crate) fn is_container(&self, source: Object) -> bool {
        match source.kind() {
            Kind::List | Kind::Tuple | Kind::Str | Kind::Range | Kind::Dict | Kind::Set | Kind::FrozenSet => true,
            Kind::Misc => matches!(self.heap.miscs[source.index()], Misc::DictView { .. }),
            _ => false,
        }
    }

    /// The embedded function that adds all items of a `map`, a group or the like to a list without stepping through it, and its arguments
    /// after the list; what it has taken is gone from the other.
    pub(crate) fn filler(&mut self, generator: Object) -> Option<(&'static str, Vec<Object>)> {
        let state = &self.heap.generators[generator.index_of(Kind::Generator)?];
        let frame = state.frame.as_ref().filter(|_| state.state == GeneratorState::Created)?;
        // How many arguments it needs; where the next one is true, something was taken already.
        let (class, code) = (state.class, frame.function);
        let (of, name, count) = match class {
            types::MAP if state.registers.get(2) == Some(&Object::FALSE) => ("starmap_items", "starmap_fill", 2),
            types::MAP => ("map_items", "map_fill", 2),
            types::FILTER => ("filter_items", "filter_fill", 2),
            ids::GROUPER => ("group_items", "group_fill", 6),
            ids::TAKEWHILE => ("takewhile_items", "takewhile_fill", 2),
            ids::DROPWHILE => ("dropwhile_items", "dropwhile_fill", 2),
            ids::FILTERFALSE => ("filterfalse_items", "filterfalse_fill", 2),
            ids::STARMAP => ("starmap_items", "starmap_fill", 2),
            ids::ACCUMULATE => ("accumulate_items", "accumulate_fill", 3),
            ids::CHAIN => ("chain_items", "chain_fill", 1),
            ids::ISLICE if is_first_part(&state.registers) => ("islice_items", "islice_fill", 4),
            _ => return None,
        };
        if state.registers.get(count) == Some(&Object::TRUE) {
            return None;
        }
        let mut args = state.registers.get(..count)?.to_vec();
        if code != self.embedded(of) {
            return None;
        }
        if matches!(class, types::MAP | types::FILTER | ids::FILTERFALSE | ids::STARMAP) {
            // Both take from one iterator: should the other fail half way, this one goes on behind it.
            if self.is_container(args[1]) {
                args[1] = self.iter(args[1]).ok()?;
            }
            self.heap.generators[generator.index()].registers[1] = args[1];
        } else {
            self.end_generator(generator);
        }
        let at = usize::from(!matches!(class, ids::GROUPER | ids::ACCUMULATE | ids::CHAIN | ids::ISLICE));
        if args[at].is(Kind::Instance) {
            // An iterator of the guest's, which need not have an `__iter__`.
            let items = self.embedded("iterator_items");
            args[at] = self.embedded_generator(items, vec![args[at]], types::ITERATOR).ok()?;
        }
        Some((name, args))
    }

    pub(super) fn end_generator(&mut self, generator: Object) {
        let state = &mut self.heap.generators[generator.index()];
        (state.state, state.frame, state.registers) = (GeneratorState::Done, None, Vec::new());
    }

    /// As `drained`, of a group of a `groupby` over a list or a text, as `group_items` (embedded) would give it.
    fn grouped(&mut self, generator: Object) -> Res<Option<Vec<Object>>> {
        let state = &self.heap.generators[generator.index()];
        let (&[source, key, wanted, first, shared, serial, begun, Object::FALSE, ..], GeneratorState::Created) =
            (&state.registers[..], state.state)
        else {
            return Ok(None);
        };
        let (Some(source), Some(shared)) = (source.index_of(Kind::Iter), shared.index_of(Kind::List)) else { return Ok(None) };
        let simple = self.simple(key, 1);
        if !key.is_none() && simple.is_none() && !getters::is_getter(self, key) {
            return Ok(None);
        }
        let start = match &self.heap.iters[source] {
            start @ (Iter::Sequence { .. } | Iter::Str { .. }) => start.clone(),
            _ => return Ok(None),
        };
        // Another group has begun: this one has nothing more.
        if self.heap.lists[shared].get(2) != Some(&serial) {
            self.end_generator(generator);
            return Ok(Some(Vec::new()));
        }
        let mut items = if begun.is_true() { Vec::new() } else { vec![first] };
        loop {
            let item = self.next_native(source)?;
            if item.is_exhausted() {
                break;
            }
            match self.belongs(item, wanted, key, simple.as_ref(), shared)? {
                Some(true) => items.push(item),
                Some(false) => break,
                // The guest has to say: from the start.
                None => {
                    self.heap.iters[source] = start;
                    return Ok(None);
                }
            }
            if items.len() % 4096 == 0 {
                self.reserve(items.len() * 8)?;
                self.poll()?;
            }
        }
        self.end_generator(generator);
        Ok(Some(items))
    }

    /// Does an item belong to a group, by its key? The first one that does not, and its key, are put down for the next group. None where
    /// the guest has to say.
    pub(super) fn belongs(&mut self, item: Object, wanted: Object, key: Object, simple: Option<&Simple>, shared: u32) -> Res<Option<bool>> {
        let current = match simple {
            Some(simple) => self.simple_result(simple, &[item])?,
            None if key.is_none() => Some(item),
            None => getters::key(self, key, item)?,
        };
        let Some(current) = current else { return Ok(None) };
        let belongs = same_native(self, wanted, current);
        if belongs == Some(false)
            && let Some(rest) = self.heap.lists[shared].get_mut(..2)
        {
            rest.copy_from_slice(&[item, current]);
        }
        Ok(belongs)
    }

    /// As `drained`, of a `takewhile` over a list, a tuple or a text that nobody has taken any from yet.
    fn taken_while(&mut self, generator: Object) -> Res<Option<Vec<Object>>> {
        let state = &self.heap.generators[generator.index()];
        let (&[predicate, source, ..], GeneratorState::Created) = (&state.registers[..], state.state) else { return Ok(None) };
        let (Some(simple), Some(source)) = (self.simple(predicate, 1), source.index_of(Kind::Iter)) else { return Ok(None) };
        let start = match &self.heap.iters[source] {
            start @ (Iter::Sequence { .. } | Iter::Str { .. }) => start.clone(),
            _ => return Ok(None),
        };
        let mut items = Vec::new();
        loop {
            let item = self.next_native(source)?;
            if item.is_exhausted() {
                break;
            }
            match self.simple_result(&simple, &[item])?.and_then(|wanted| self.truth_native(wanted)) {
                Some(true) => self.push_taken(&mut items, item)?,
                Some(false) => break,
                // The guest has to say: from the start.
                None => {
                    self.heap.iters[source] = start;
                    return Ok(None);
                }
            }
        }
        self.end_generator(generator);
        Ok(Some(items))
    }

    /// As `drained`, of an `accumulate` over numbers.
    fn accumulated(&mut self, generator: Object) -> Res<Option<Vec<Object>>> {
        let state = &self.heap.generators[generator.index()];
        let (&[source, function, initial, Object::FALSE, ..], GeneratorState::Created) = (&state.registers[..], state.state) else {
            return Ok(None);
        };
        let native = match function.index_of(Kind::Native) {
            Some(native) => {
                let known = &self.registry.natives[native as usize];
                let is_operator = *known.owner == "_operator" || *known.owner == "operator";
                if !(is_operator || known.owner.is_empty() && matches!(known.def.name, "max" | "min")) {
                    return Ok(None);
                }
                Some(native)
            }
            None if function.is_none() => None,
            None => return Ok(None),
        };
        let Some(Iter::Sequence { over, at }) = source.index_of(Kind::Iter).map(|source| &self.heap.iters[source]) else { return Ok(None) };
        let (over, at) = (*over, *at);
        let all: &[Object] = match over.kind() {
            Kind::List => &self.heap.lists[over.index()],
            Kind::Tuple => &self.heap.tuples[over.index()],
            _ => return Ok(None),
        };
        let rest = all.get(at..).unwrap_or_default();
        let first = Some(initial).filter(|initial| !initial.is_none());
        if rest.len() > MOST || !rest.iter().chain(&first).all(|&item| walk::is_number(item)) {
            return Ok(None);
        }
        let end = at + rest.len();
        let mut totals: Vec<Object> = Vec::with_capacity(grown(rest.len() + 1));
        let items: Vec<Object> = first.into_iter().chain(rest.iter().copied()).collect();
        for item in items {
            // Sums of long numbers are long work.
            self.poll()?;
            let total = match (totals.last(), native) {
                (None, _) => Ok(item),
                (Some(&last), None) => self.arithmetic(Op::Add, last, item),
                (Some(&last), Some(native)) => self.call_native(native, &[last, item], &[]),
            };
            match total {
                Ok(total) => totals.push(total),
                Err(flow) if matches!(*flow, Flow::Stop(_) | Flow::Starved) => return Err(flow),
                Err(_) => return Ok(None),
            }
        }
        self.heap.iters[source.index()] = Iter::Sequence { over, at: end };
        self.end_generator(generator);
        Ok(Some(totals))
    }

    /// The items whose results are true.
    fn chosen(&self, items: &[Object], results: &[Object]) -> Option<Vec<Object>> {
        let mut chosen = Vec::new();
        for (&item, &result) in crate::pace::items(items.iter().zip(results)) {
            if result != Object::small(0) && (result.is_int() || self.truth_native(result)?) {
                chosen.push(item);
            }
        }
        Some(chosen)
    }
}

/// The room of a list that grew to so many items: `sys.getsizeof` shows that nobody knew how many there would be.
const fn grown(count: usize) -> usize {
    if count < 1 << 12 { (count + 1).next_power_of_two() } else { count + 2 }
}

fn is_text_method(name: &str, binding: Binding) -> bool {
    binding == Binding::Method && !name.starts_with("__") && !OTHER_METHODS.contains(&name)
}
