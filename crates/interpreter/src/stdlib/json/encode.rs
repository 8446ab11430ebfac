//! The writer: objects to text, one step per item.

use super::super::native_ids as ids;
use super::scan::plain_end;
use crate::native::Res;
use crate::object::misc::{Misc, NativeState};
use crate::object::{Kind, Object};
use crate::text::{float_repr, int_text, surrogate};
use crate::vm::Vm;
use crate::vm::compare::{Order, order_native};
use crate::{ledger, pace, types};
use std::any::Any;

/// Steps that are made before the meter looks, and bytes that they may write meanwhile.
const STEPS: usize = 64;
const LITTLE: usize = 1 << 10;

/// How to write.
#[derive(Clone)]
struct Style {
    skip_keys: bool,
    ascii: bool,
    check_circular: bool,
    allow_nan: bool,
    indent: Option<String>,
    item_separator: String,
    key_separator: String,
    sort_keys: bool,
    has_default: bool,
}

/// A container being written.
#[derive(Clone)]
enum Items {
    List(Object),
    Tuple(Object),
    /// By entry of its table.
    Dict(Object),
    Sorted(Vec<(Object, Object)>),
    /// What `default` returned in place of an object: nothing to write at its end.
    Stand,
}

#[derive(Clone)]
struct Level {
    /// The object itself, for the search for cycles.
    object: Object,
    items: Items,
    at: usize,
    empty: bool,
}

/// Writing that waits for `default`.
#[derive(Clone)]
struct Work {
    style: Style,
    out: String,
    levels: Vec<Level>,
    /// Levels that are written with indentation.
    depth: usize,
    /// Bytes of the text that are on the account.
    accounted: usize,
}

impl NativeState for Work {
    fn class(&self) -> u32 {
        ids::JSON_ENCODING
    }
    fn trace(&self, visit: &mut dyn FnMut(Object)) {
        for level in &self.levels {
            visit(level.object);
            match &level.items {
                Items::List(object) | Items::Tuple(object) | Items::Dict(object) => visit(*object),
                Items::Sorted(items) => items.iter().for_each(|&(key, value)| {
                    visit(key);
                    visit(value);
                }),
                Items::Stand => {}
            }
        }
    }
    fn clone_state(&self) -> Box<dyn NativeState> {
        Box::new(self.clone())
    }
    fn save(&self) -> Result<Vec<u8>, &'static str> {
        Err("json is at work")
    }
    fn bytes(&self) -> usize {
        self.out.capacity() + 128
    }
    fn as_any(&self) -> &dyn Any {
        self
    }
    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

/// The text of a value; or `(work, object, sorted)` where `default` must say what to write for an object, or a dict of the guest's
/// class what its items are.
pub fn encode(vm: &mut Vm, args: &[Object]) -> Res {
    let flag = |vm: &Vm, object: Object| vm.truth_native(object).unwrap_or(true);
    let indent = match args[5].some() {
        None => None,
        Some(indent) => {
            let plain = vm.payload(indent);
            Some(match plain.kind() {
                Kind::Str => vm.owned_text(plain)?,
                _ if plain.is_float() => return Err(vm.type_error("can't multiply sequence by non-int of type 'float'")),
                _ => {
                    let count = vm.int_arg(args, 5)?.max(0) as usize;
                    vm.reserve(count)?;
                    " ".repeat(count)
                }
            })
        }
    };
    let separator = |vm: &mut Vm, object: Object, place: u8| -> Res<String> {
        let plain = vm.payload(object);
        if plain.is(Kind::Str) {
            return vm.owned_text(plain);
        }
        let message = format!("make_encoder() argument {place} must be str, not {}", vm.type_name(object));
        Err(vm.type_error(&message))
    };
    let key_separator = separator(vm, args[7], 5)?;
    let style = Style {
        skip_keys: flag(vm, args[1]),
        ascii: flag(vm, args[2]),
        check_circular: flag(vm, args[3]),
        allow_nan: flag(vm, args[4]),
        indent,
        item_separator: separator(vm, args[6], 6)?,
        key_separator,
        sort_keys: flag(vm, args[8]),
        has_default: !args[9].is_none(),
    };
    let mut work = Work { style, out: String::new(), levels: Vec::new(), depth: 0, accounted: 0 };
    let wanted = work.value(vm, args[0])?;
    advance(vm, work, wanted, None)
}
/// Goes on with what `default` returned.
pub fn go_on(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut work) = taken(vm, args[0]) else { return Err(vm.runtime_error("nothing to go on with")) };
    work.check_depth(vm)?;
    let object = work.levels.last().map_or(Object::NONE, |level| level.object);
    let wanted = if args[1] == object && work.style.check_circular {
        return Err(vm.value_error("Circular reference detected"));
    } else {
        work.value(vm, args[1])?
    };
    advance(vm, work, wanted, Some(args[0]))
}
/// Goes on with the items that a dict of the guest's class gave.
pub fn go_on_with_items(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(mut work) = taken(vm, args[0]) else { return Err(vm.runtime_error("nothing to go on with")) };
    let items = vm.items_native(args[1])?.unwrap_or_default();
    vm.reserve(items.len() * 16)?;
    let mut pairs = Vec::with_capacity(items.len());
    for (number, item) in items.into_iter().enumerate() {
        if pace::halted_at(number) {
            vm.poll()?;
        }
        match vm.payload(item).index_of(Kind::Tuple).map(|tuple| &vm.heap.tuples[tuple][..]) {
            Some(&[key, value]) => pairs.push((key, value)),
            _ => return Err(vm.value_error("items must return 2-tuples")),
        }
    }
    if let Some(level) = work.levels.last_mut() {
        level.items = Items::Sorted(pairs);
        work.depth += 1;
        work.out.push('{');
    }
    advance(vm, work, None, Some(args[0]))
}
/// Does the class of a dict say itself what its items are?
fn has_own_items(vm: &mut Vm, dict: Object) -> bool {
    let name = vm.heap.intern("items");
    let class = vm.class_of(dict);
    vm.lookup(class, name).is_some_and(|found| !found.is(Kind::Native))
}
pub fn string(vm: &mut Vm, args: &[Object]) -> Res {
    let plain = vm.payload(args[0]);
    if !plain.is(Kind::Str) {
        let message = format!("first argument must be a string, not {}", vm.type_name(args[0]));
        return Err(vm.type_error(&message));
    }
    vm.reserve(vm.heap.text(plain).len())?;
    let text = vm.heap.text(plain);
    let mut out = String::with_capacity(text.len() + 2);
    push_string(&mut out, text, args[1].is_true());
    vm.reserve(out.len())?;
    Ok(vm.heap.string(out))
}
fn taken(vm: &mut Vm, object: Object) -> Option<Work> {
    match &mut vm.heap.miscs[object.index_of(Kind::Misc)?] {
        Misc::Native(state) => {
            let work = state.as_any_mut().downcast_mut::<Work>()?;
            let empty = Work { style: work.style.clone(), out: String::new(), levels: Vec::new(), depth: 0, accounted: 0 };
            Some(std::mem::replace(work, empty))
        }
        _ => None,
    }
}
/// The object in which the work waits: always the same one, with what was written since on the account.
fn put_down(vm: &mut Vm, mut work: Work, state: Option<Object>) -> Object {
    let capacity = work.out.capacity();
    let more = capacity - std::mem::replace(&mut work.accounted, capacity).min(capacity);
    let Some(state) = state else { return vm.heap.misc(Misc::boxed(work)) };
    if let Misc::Native(place) = &mut vm.heap.miscs[state.index()]
        && let Some(place) = place.as_any_mut().downcast_mut::<Work>()
    {
        *place = work;
        vm.heap.charge(more);
    }
    state
}
/// Writes until the end, or until an object that only `default` knows; `state` is the object that the work was in meanwhile, if there is one.
fn advance(vm: &mut Vm, mut work: Work, mut wanted: Option<Object>, state: Option<Object>) -> Res {
    loop {
        if let Some(object) = wanted {
            work.enter(vm, object, Items::Stand)?;
            let is_sorted = Object::bool(work.style.sort_keys);
            let state = put_down(vm, work, state);
            return Ok(vm.heap.tuple([state, object, is_sorted]));
        }
        if work.levels.is_empty() {
            vm.reserve(work.out.len())?;
            return Ok(vm.heap.string(work.out));
        }
        let style = &work.style;
        let indent = style.indent.as_ref().map_or(0, String::len);
        let layout = style.item_separator.len() + style.key_separator.len() + indent.saturating_mul(work.depth + 1);
        vm.reserve(layout)?;
        if !ledger::counts() {
            // Nobody else counts what was written so far.
            vm.reserve_memory(work.out.len().saturating_add(layout))?;
        }
        let before = work.out.len();
        // Where a step writes little, the meter need not look at each.
        let most = if layout < LITTLE { STEPS } else { 1 };
        let mut steps = 0;
        while steps < most && wanted.is_none() && !work.levels.is_empty() && work.out.len() - before < LITTLE {
            wanted = work.step(vm)?;
            steps += 1;
        }
        if pace::halted_after_bytes(work.out.len() - before + steps * 16) {
            vm.poll()?;
        }
    }
}

impl Work {
    /// Writes the next item of the innermost container, or its end. An object for `default` is returned.
    fn step(&mut self, vm: &mut Vm) -> Res<Option<Object>> {
        let Some(level) = self.levels.last_mut() else { return Ok(None) };
        let (key, value) = match &level.items {
            Items::Stand => {
                self.levels.pop();
                return Ok(None);
            }
            Items::List(list) => match vm.heap.lists[list.index()].get(level.at) {
                Some(&value) => {
                    level.at += 1;
                    (None, value)
                }
                None => return Ok(self.close(']')),
            },
            Items::Tuple(tuple) => match vm.heap.tuples[tuple.index()].get(level.at) {
                Some(&value) => {
                    level.at += 1;
                    (None, value)
                }
                None => return Ok(self.close(']')),
            },
            Items::Dict(dict) => {
                let entries = &vm.heap.dicts[dict.index()].entries;
                while entries.get(level.at).is_some_and(|entry| entry.key.is_unbound()) {
                    level.at += 1;
                }
                match entries.get(level.at) {
                    Some(entry) => {
                        level.at += 1;
                        (Some(entry.key), entry.value)
                    }
                    None => return Ok(self.close('}')),
                }
            }
            Items::Sorted(items) => match items.get(level.at) {
                Some(&(key, value)) => {
                    level.at += 1;
                    (Some(key), value)
                }
                None => return Ok(self.close('}')),
            },
        };
        let first = std::mem::replace(&mut level.empty, false);
        if let Some(key) = key {
            let before = self.out.len();
            self.separate(first);
            if !self.key(vm, key)? {
                // Keys that are left out leave no separator.
                self.out.truncate(before);
                if let Some(level) = self.levels.last_mut() {
                    level.empty = first;
                }
                return Ok(None);
            }
            self.out.push_str(&self.style.key_separator);
        } else {
            self.separate(first);
        }
        self.value(vm, value)
    }
    #[inline]
    fn separate(&mut self, first: bool) {
        if !first {
            self.out.push_str(&self.style.item_separator);
        }
        if self.style.indent.is_some() {
            self.new_line(self.depth);
        }
    }
    fn new_line(&mut self, depth: usize) {
        if let Some(indent) = &self.style.indent {
            self.out.push('\n');
            for _ in 0..depth {
                self.out.push_str(indent);
            }
        }
    }
    fn close(&mut self, bracket: char) -> Option<Object> {
        self.depth -= 1;
        if let Some(level) = self.levels.pop() {
            // What has entries of which all were left out has their line.
            let is_left_out = level.empty && level.at > 0;
            if is_left_out {
                self.new_line(self.depth + 1);
            }
            if !level.empty || is_left_out {
                self.new_line(self.depth);
            }
        }
        self.out.push(bracket);
        None
    }
    fn check_depth(&self, vm: &mut Vm) -> Res<()> {
        if self.levels.len() + vm.frames.len() >= vm.recursion_limit {
            return Err(vm.recursion_error(" while encoding a JSON object"));
        }
        Ok(())
    }
    fn enter(&mut self, vm: &mut Vm, object: Object, items: Items) -> Res<()> {
        if self.style.check_circular && self.levels.iter().any(|level| level.object == object) {
            return Err(vm.value_error("Circular reference detected"));
        }
        self.check_depth(vm)?;
        self.depth += usize::from(!matches!(items, Items::Stand));
        self.levels.push(Level { object, items, at: 0, empty: true });
        Ok(())
    }
    /// Writes a value, or its opening bracket. An object that is not known is returned.
    fn value(&mut self, vm: &mut Vm, object: Object) -> Res<Option<Object>> {
        let plain = vm.payload(object);
        match plain.kind() {
            Kind::Str => {
                vm.reserve(vm.heap.text(plain).len())?;
                push_string(&mut self.out, vm.heap.text(plain), self.style.ascii);
            }
            Kind::Int => push_int(&mut self.out, plain.int_value()),
            Kind::Float => self.float(vm, plain.float_value())?,
            Kind::Bool => self.out.push_str(if plain.is_true() { "true" } else { "false" }),
            Kind::Special if plain.is_none() => self.out.push_str("null"),
            Kind::Big => self.big(vm, plain)?,
            Kind::List | Kind::Tuple => {
                if vm.len_native(plain) == Some(0) {
                    self.out.push_str("[]");
                    return Ok(None);
                }
                self.enter(vm, object, if plain.is(Kind::List) { Items::List(plain) } else { Items::Tuple(plain) })?;
                self.out.push('[');
            }
            Kind::Dict => {
                if vm.heap.dicts[plain.index()].is_empty() {
                    self.out.push_str("{}");
                    return Ok(None);
                }
                if object != plain && has_own_items(vm, object) {
                    return Ok(Some(object));
                }
                let items = if self.style.sort_keys { Items::Sorted(sorted(vm, plain)?) } else { Items::Dict(plain) };
                self.enter(vm, object, items)?;
                self.out.push('{');
            }
            _ if self.style.has_default => return Ok(Some(object)),
            _ => {
                let message = format!("Object of type {} is not JSON serializable", vm.bare_name(vm.class_of(object)));
                return Err(vm.type_error(&message));
            }
        }
        Ok(None)
    }
    fn float(&mut self, vm: &mut Vm, value: f64) -> Res<()> {
        if !value.is_finite() && !self.style.allow_nan {
            return Err(vm.value_error("Out of range float values are not JSON compliant"));
        }
        push_float(&mut self.out, value);
        Ok(())
    }
    fn big(&mut self, vm: &mut Vm, object: Object) -> Res<()> {
        match int_text::decimal(&vm.to_big(object), vm.digit_limit()) {
            Ok(text) => {
                self.out.push_str(&text);
                Ok(())
            }
            Err(error) => Err(vm.text_error(error)),
        }
    }
    /// Writes a key; false if it is to be left out.
    fn key(&mut self, vm: &mut Vm, key: Object) -> Res<bool> {
        let plain = vm.payload(key);
        if plain.is(Kind::Str) {
            push_string(&mut self.out, vm.heap.text(plain), self.style.ascii);
            return Ok(true);
        }
        self.out.push('"');
        match plain.kind() {
            Kind::Int => push_int(&mut self.out, plain.int_value()),
            Kind::Float => self.float(vm, plain.float_value())?,
            Kind::Bool => self.out.push_str(if plain.is_true() { "true" } else { "false" }),
            Kind::Special if plain.is_none() => self.out.push_str("null"),
            Kind::Big => self.big(vm, plain)?,
            _ if self.style.skip_keys => return Ok(false),
            _ => {
                let message = format!("keys must be str, int, float, bool or None, not {}", vm.type_name(key));
                return Err(vm.type_error(&message));
            }
        }
        self.out.push('"');
        Ok(true)
    }
}

fn sorted(vm: &mut Vm, dict: Object) -> Res<Vec<(Object, Object)>> {
    let mut items: Vec<(Object, Object)> = vm.heap.dicts[dict.index()].iter().map(|entry| (entry.key, entry.value)).collect();
    if items.iter().all(|(key, _)| key.is(Kind::Str)) {
        items.sort_by(|a, b| vm.heap.text(a.0).cmp(vm.heap.text(b.0)));
        return Ok(items);
    }
    let mut unordered = None;
    items.sort_by(|a, b| match order_native(vm, a.0, b.0) {
        Order::Is(order) => order,
        Order::No => std::cmp::Ordering::Equal,
        Order::Unknown => {
            unordered.get_or_insert((a.0, b.0));
            std::cmp::Ordering::Equal
        }
    });
    if let Some((a, b)) = unordered {
        let message = format!("'<' not supported between instances of '{}' and '{}'", vm.type_name(a), vm.type_name(b));
        return Err(vm.error(types::TYPE_ERROR, &message));
    }
    Ok(items)
}

fn push_int(out: &mut String, value: i64) {
    out.push_str(itoa::Buffer::new().format(value));
}
fn push_float(out: &mut String, value: f64) {
    if value.is_nan() {
        out.push_str("NaN");
    } else if value.is_infinite() {
        out.push_str(if value > 0.0 { "Infinity" } else { "-Infinity" });
    } else {
        float_repr::push_repr(out, value);
    }
}
/// Writes a string with its quotes.
fn push_string(out: &mut String, text: &str, ascii: bool) {
    out.reserve(text.len() + 2);
    out.push('"');
    if text.len() < LITTLE {
        push_escaped(out, text, ascii);
    } else {
        pace::pieces(text).for_each(|(_, piece)| push_escaped(out, piece, ascii));
    }
    out.push('"');
}
/// `\uXXXX` of a code unit.
fn push_unit(out: &mut String, unit: u32) {
    out.push_str("\\u");
    for shift in [12, 8, 4, 0] {
        out.push(char::from(b"0123456789abcdef"[(unit >> shift & 15) as usize]));
    }
}
fn push_escaped(out: &mut String, text: &str, ascii: bool) {
    let mut at = 0;
    loop {
        let end = plain_end(text.as_bytes(), at, ascii);
        out.push_str(&text[at..end]);
        let Some(&byte) = text.as_bytes().get(end) else { return };
        at = end + 1;
        match byte {
            b'"' => out.push_str("\\\""),
            b'\\' => out.push_str("\\\\"),
            b'\n' => out.push_str("\\n"),
            b'\r' => out.push_str("\\r"),
            b'\t' => out.push_str("\\t"),
            8 => out.push_str("\\b"),
            12 => out.push_str("\\f"),
            _ => {
                let c = text[end..].chars().next().unwrap_or('\0');
                let code = surrogate::code_of(c);
                if code >= 0x1_0000 {
                    let rest = code - 0x1_0000;
                    push_unit(out, 0xD800 + (rest >> 10));
                    push_unit(out, 0xDC00 + (rest & 0x3FF));
                } else {
                    push_unit(out, code);
                }
                at = end + c.len_utf8();
            }
        }
    }
}
