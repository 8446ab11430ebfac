//! `str.format` and `%`: templates read by `text/`, values fetched and formatted natively where no guest code is needed.

use crate::native::{Args, Flow, Res};
use crate::object::misc::Items;
use crate::object::{Kind, Object};
use crate::pace;
use crate::text::format_spec::Bounds;
use crate::text::format_string::{First, Numbering, Step, Template, unknown_conversion};
use crate::text::int_text::Int;
use crate::text::percent::{self, Conversion, Count, Flavor, Piece};
use crate::text::short::{Plan, Short};
use crate::text::{TextError, float_parse};
use crate::types::{self, str_format_guests};
use crate::vm::Vm;

/// Keys of a mapping that are looked through one by one.
const FEW_NAMES: usize = 32;

/// `template.format(*args, **kwargs)`.
pub fn str_format(vm: &mut Vm, args: Args<'_>) -> Res {
    let template = vm.payload(args.all[0]);
    let positional = &args.positional()[1..];
    let named: Vec<(Object, Object)> = args.named().collect();
    match format_natively(vm, template, Some(positional), &named)? {
        Some(text) => Ok(text),
        None => {
            if named.is_empty()
                && let Some(plan) = str_format_guests::format_plan(vm, template, positional.len())?
            {
                let values = vm.heap.list(positional[..plan.values].to_vec());
                return vm.call_embedded(plan.function, vec![plan.told, values]);
            }
            let tuple = vm.heap.tuple(positional);
            let dict = vm.dict_from(named);
            vm.call_embedded("str_format", vec![template, tuple, dict])
        }
    }
}
/// `template.format_map(mapping)`.
pub fn str_format_map(vm: &mut Vm, args: &[Object]) -> Res {
    let template = vm.payload(args[0]);
    if let Some(dict) = args[1].index_of(Kind::Dict)
        && vm.heap.dicts[dict].len() <= FEW_NAMES
    {
        let named: Vec<(Object, Object)> = vm.heap.dicts[dict].iter().map(|entry| (entry.key, entry.value)).collect();
        if named.iter().all(|(name, _)| name.is(Kind::Str))
            && let Some(text) = format_natively(vm, template, None, &named)?
        {
            return Ok(text);
        }
    }
    vm.call_embedded("str_format", vec![template, Object::NONE, args[1]])
}

/// What a template is filled with: positions, where there can be some, and names.
struct Given<'a> {
    positional: Option<&'a [Object]>,
    named: &'a [(Object, Object)],
}

/// Formats simple templates of builtin values; `None` where guest code or look-ups are needed, or there can be no positions.
fn format_natively(vm: &mut Vm, template: Object, positional: Option<&[Object]>, named: &[(Object, Object)]) -> Res<Option<Object>> {
    let source = vm.owned_text(template)?;
    let mut out = String::with_capacity(source.len() * 2);
    let is_done = fill_in(vm, &source, &Given { positional, named }, &mut Numbering::default(), false, &mut out)?;
    Ok(is_done.then(|| vm.heap.string(out)))
}

/// As `format_natively`, of a template or, within one, of a specification: false for `None`.
fn fill_in(vm: &mut Vm, source: &str, given: &Given<'_>, numbering: &mut Numbering, within: bool, out: &mut String) -> Res<bool> {
    for piece in Template::new(source) {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let piece = match piece {
            Ok(piece) => piece,
            Err(_) => return Ok(false),
        };
        out.push_str(piece.literal);
        let Some(field) = piece.field else { continue };
        if field.nested && within {
            return Ok(false);
        }
        let Ok((first, steps)) = field.path() else { return Ok(false) };
        if given.positional.is_none() && !matches!(first, First::Name(_)) {
            return Ok(false);
        }
        let index = match numbering.index(first) {
            Ok(index) => index,
            Err(error) => return Err(vm.text_error(error)),
        };
        let mut value = match (index, first) {
            (Some(index), _) => match given.positional.and_then(|all| all.get(index)) {
                Some(&value) => value,
                None => {
                    let message = format!("Replacement index {index} out of range for positional args tuple");
                    return Err(vm.index_error(&message));
                }
            },
            (None, First::Name(name)) => match given.named.iter().find(|(key, _)| vm.heap.text(*key) == name) {
                Some(&(_, value)) => value,
                None => {
                    let key = vm.heap.str(name);
                    return Err(vm.key_error(key));
                }
            },
            _ => return Ok(false),
        };
        for step in steps {
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            let Ok(step) = step else { return Ok(false) };
            match natively(step_into(vm, value, step))? {
                Some(found) => value = found,
                None => return Ok(false),
            }
        }
        let converted = match field.conversion {
            None => Ok(value),
            Some('s') => types::str_of(vm, value),
            Some('r') => types::repr_of(vm, value),
            Some('a') => types::ascii_of(vm, value),
            Some(other) => return Err(vm.text_error(unknown_conversion(other))),
        };
        let Some(value) = natively(converted)? else { return Ok(false) };
        let spec = if field.nested {
            let mut spec = String::new();
            if !fill_in(vm, field.spec, given, numbering, true, &mut spec)? {
                return Ok(false);
            }
            vm.heap.string(spec)
        } else if field.spec.is_empty() {
            Object::UNBOUND
        } else {
            vm.heap.str(field.spec)
        };
        match natively(types::format_object(vm, value, spec))? {
            Some(text) => out.push_str(vm.text_of(text)),
            None => return Ok(false),
        }
        if out.len() > vm.room() {
            return Err(vm.memory_error());
        }
        // Names are looked through one by one.
        if pace::halted_after(1 + given.named.len() / 8) {
            vm.poll()?;
        }
    }
    Ok(true)
}

/// What was found or made, `None` where guest code would have to run: that begins anew, and raises what is to be raised.
fn natively(done: Res) -> Res<Option<Object>> {
    match done {
        Ok(value) => Ok(Some(value)),
        Err(flow) if matches!(*flow, Flow::Raise(_)) => Err(flow),
        Err(_) => Ok(None),
    }
}

/// An attribute or an item of a value in a field.
fn step_into(vm: &mut Vm, value: Object, step: Step<'_>) -> Res {
    match step {
        Step::Attribute(name) => {
            let name = vm.heap.intern(name);
            vm.getattr(value, name)
        }
        Step::Index(index) => {
            let index = vm.heap.int(index as i64);
            vm.load_item(value, index)
        }
        Step::Key(key) => {
            let key = vm.heap.str(key);
            vm.load_item(value, key)
        }
    }
}

/// The pieces of a template, for embedded code: tuples (literal, first, steps, conversion, spec, nested), or (literal, None).
/// `first` is -1 for an automatic number. What is wrong is an exception, in the place of what comes before the text (`literal`, after the
/// pieces that are in order) or of a step: it is raised when its turn has come.
pub fn parse_format(vm: &mut Vm, template: Object) -> Res {
    let source = vm.owned_text(vm.payload(template))?;
    let mut pieces = Vec::new();
    for piece in Template::new(&source) {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        let piece = match piece {
            Ok(piece) => piece,
            Err(error) => {
                let error = exception_of(vm, error)?;
                pieces.push(vm.heap.tuple([error]));
                break;
            }
        };
        let literal = vm.heap.str(piece.literal);
        let Some(field) = piece.field else {
            pieces.push(vm.heap.tuple([literal, Object::NONE]));
            continue;
        };
        let (first, steps) = match field.path() {
            Ok(path) => path,
            Err(error) => {
                let error = exception_of(vm, error)?;
                pieces.push(vm.heap.tuple([error]));
                break;
            }
        };
        let first = match first {
            First::Auto => Object::small(-1),
            First::Index(index) => Object::small(index as i64),
            First::Name(name) => vm.heap.str(name),
        };
        let mut path = Vec::new();
        for step in steps {
            if pace::halted_in_steps() {
                vm.poll()?;
            }
            match step {
                Ok(Step::Attribute(name)) => path.extend([Object::small(0), vm.heap.str(name)]),
                Ok(Step::Index(index)) => path.extend([Object::small(1), vm.heap.int(index as i64)]),
                Ok(Step::Key(key)) => path.extend([Object::small(1), vm.heap.str(key)]),
                Err(error) => path.extend([Object::small(2), exception_of(vm, error)?]),
            }
        }
        let conversion = match field.conversion {
            None => Object::NONE,
            Some(c @ ('r' | 's' | 'a')) => vm.heap.code_point(c),
            Some(other) => {
                path.extend([Object::small(2), exception_of(vm, unknown_conversion(other))?]);
                Object::NONE
            }
        };
        let path = vm.heap.list(path);
        let spec = vm.heap.str(field.spec);
        pieces.push(vm.heap.tuple([literal, first, path, conversion, spec, Object::bool(field.nested)]));
    }
    Ok(vm.heap.list(pieces))
}
/// The exception that an error of a template is, not raised yet.
pub fn exception_of(vm: &mut Vm, error: TextError) -> Res {
    match *vm.text_error(error) {
        Flow::Raise(exception) => Ok(exception),
        other => Err(Box::new(other)),
    }
}
/// The number of a field, and the state of numbering after it (-2 undecided, -1 by hand, else the next automatic number).
pub fn format_index(vm: &mut Vm, args: &[Object]) -> Res {
    let Some(first) = args[0].as_int() else { return Ok(vm.heap.tuple([args[0], args[1]])) };
    let mut numbering = match args[1].int_value() {
        -2 => Numbering::Unknown,
        -1 => Numbering::Manual,
        next => Numbering::Auto(next as usize),
    };
    let first = if first < 0 { First::Auto } else { First::Index(first as usize) };
    let index = match numbering.index(first) {
        Ok(index) => index.unwrap_or(0),
        Err(error) => return Err(vm.text_error(error)),
    };
    let state = match numbering {
        Numbering::Unknown => -2,
        Numbering::Manual => -1,
        Numbering::Auto(next) => next as i64,
    };
    Ok(vm.heap.tuple([Object::small(index as i64), Object::small(state)]))
}
/// Plain conversions of texts and numbers, where the result is short.
fn percent_short(vm: &Vm, template: Object, values: Object) -> Option<Short> {
    let mapping = values.index_of(Kind::Dict).map(|dict| &vm.heap.dicts[dict]);
    let values = match values.kind() {
        Kind::Tuple => vm.heap.tuples[values.index()].as_slice(),
        Kind::Int | Kind::Float | Kind::Str => std::slice::from_ref(&values),
        Kind::Dict if mapping.is_some_and(|dict| dict.len() <= FEW_NAMES) => &[],
        _ => return None,
    };
    let (mut values, mut text) = (values.iter(), Short::new());
    let mut rest = vm.heap.text(template);
    while let Some((before, after)) = rest.split_once('%') {
        text.try_push_str(before).ok()?;
        if let Some(after) = after.strip_prefix('%') {
            text.try_push('%').ok()?;
            rest = after;
            continue;
        }
        let (value, after) = match mapping {
            Some(dict) => {
                let (name, after) = after.strip_prefix('(')?.split_once(')').filter(|(name, _)| !name.contains('('))?;
                let entry = dict.iter().find(|entry| entry.key.is(Kind::Str) && vm.heap.text(entry.key) == name)?;
                (entry.value, after)
            }
            None => (*values.next()?, after),
        };
        let (plan, after) = Plan::of_conversion(after)?;
        plan.put(&mut text, types::short_field(vm, value)?)?;
        rest = after;
    }
    text.try_push_str(rest).ok()?;
    values.next().is_none().then_some(text)
}

/// The values of a template with nothing but `%s`, as texts, where some are instances that write themselves without a frame.
fn texts_of_guests(vm: &mut Vm, template: Object, values: Object) -> Res<Option<Object>> {
    let given = match values.kind() {
        Kind::Tuple => vm.heap.tuples[values.index()].as_slice(),
        Kind::Instance if vm.payload(values) == values => std::slice::from_ref(&values),
        _ => return Ok(None),
    };
    if given.len() > FEW_NAMES || !given.iter().any(|value| value.is(Kind::Instance)) {
        return Ok(None);
    }
    let mut conversions = vm.heap.text(template).split('%').skip(1);
    if !conversions.all(|conversion| conversion.starts_with('s')) {
        return Ok(None);
    }
    let mut texts = Items::from_slice(given);
    for text in texts.iter_mut().filter(|text| text.is(Kind::Instance)) {
        match vm.text_of_instance(*text)? {
            Some(written) => *text = written,
            None => return Ok(None),
        }
    }
    Ok(Some(vm.heap.tuple(texts)))
}

/// `template % values`.
pub fn str_percent(vm: &mut Vm, template: Object, values: Object) -> Res {
    if let Some(text) = percent_short(vm, template, values) {
        return Ok(vm.heap.short(&text));
    }
    if let Some(texts) = texts_of_guests(vm, template, values)?
        && let Some(text) = percent_short(vm, template, texts)
    {
        return Ok(vm.heap.short(&text));
    }
    vm.reserve(vm.heap.text(template).len() * 3)?;
    let source = vm.owned_text(template)?;
    let mut run = Percent::new(vm, values);
    let mut out = String::with_capacity(source.len() * 2);
    let mut pieces = percent::Template::of_str(&source);
    loop {
        let piece = match pieces.next_piece(run.is_mapping) {
            Ok(Some(piece)) => piece,
            Ok(None) => break,
            Err(error) => return Err(vm.text_error(error)),
        };
        match piece {
            Piece::Literal(range) => out.push_str(&source[range]),
            Piece::Percent => out.push('%'),
            Piece::Conversion(mut conversion) => {
                let value = match run.fetch(vm, &mut conversion, |vm, range| vm.heap.str(&source[range])) {
                    Ok(value) => value,
                    Err(Stop::Flow(flow)) => return Err(flow),
                    Err(Stop::Guest) => return percent_of_guests(vm, template, values, run.is_mapping),
                };
                match convert(vm, &conversion, value) {
                    Ok(text) => {
                        if text.len() > 1 << 16 {
                            out.reserve_exact(text.len());
                        }
                        out.push_str(&text);
                    }
                    Err(Stop::Flow(flow)) => return Err(flow),
                    Err(Stop::Guest) => return percent_of_guests(vm, template, values, run.is_mapping),
                }
            }
        }
        vm.poll()?;
    }
    run.finish(vm, "string")?;
    Ok(vm.heap.string(out))
}

/// As `str_percent`, where values write themselves.
fn percent_of_guests(vm: &mut Vm, template: Object, values: Object, is_mapping: bool) -> Res {
    let plain = vm.payload(values);
    let mut given = if plain.is(Kind::Tuple) { vm.heap.tuples[plain.index()].to_vec() } else { vec![values] };
    match str_format_guests::percent_plan(vm, template, given.len(), is_mapping)? {
        Some(plan) => {
            given.truncate(plan.values);
            let given = vm.heap.list(given);
            vm.call_embedded(plan.function, vec![plan.told, given])
        }
        None => vm.call_embedded("str_percent", vec![template, values]),
    }
}

/// Why a conversion stopped.
pub enum Stop {
    Guest,
    Flow(Box<Flow>),
}

impl From<Box<Flow>> for Stop {
    fn from(flow: Box<Flow>) -> Self {
        if matches!(*flow, Flow::Call(_)) { Self::Guest } else { Self::Flow(flow) }
    }
}

/// The arguments of a `%` operation.
pub struct Percent {
    values: Vec<Object>,
    whole: Object,
    at: usize,
    pub is_mapping: bool,
    used_key: bool,
    single: bool,
}

impl Percent {
    pub fn new(vm: &mut Vm, whole: Object) -> Self {
        let plain = vm.payload(whole);
        let is_tuple = plain.is(Kind::Tuple);
        let values = if is_tuple { vm.heap.tuples[plain.index()].to_vec() } else { vec![whole] };
        let is_mapping =
            !is_tuple && !plain.is(Kind::Str) && (plain.is(Kind::Dict) || vm.special(whole, crate::vm::Name::Getitem).is_some());
        Self { values, whole, at: 0, is_mapping, used_key: false, single: !is_tuple }
    }
    fn next(&mut self, vm: &mut Vm) -> Result<Object, Stop> {
        match self.values.get(self.at) {
            Some(&value) => {
                self.at += 1;
                Ok(value)
            }
            None => Err(Stop::Flow(vm.type_error("not enough arguments for format string"))),
        }
    }
    fn star(&mut self, vm: &mut Vm, size: &str) -> Result<i64, Stop> {
        let value = self.next(vm)?;
        match vm.small_int(vm.payload(value)) {
            Some(number) => Ok(number),
            None if vm.payload(value).is(Kind::Big) => {
                let message = format!("Python int too large to convert to C {size}");
                Err(Stop::Flow(vm.overflow_error(&message)))
            }
            None => Err(Stop::Flow(vm.type_error("* wants int"))),
        }
    }
    /// The value of a conversion; `*` widths are put in place.
    pub fn fetch(
        &mut self,
        vm: &mut Vm,
        conversion: &mut Conversion,
        key: impl Fn(&mut Vm, std::ops::Range<usize>) -> Object,
    ) -> Result<Object, Stop> {
        if let Some(range) = conversion.key.clone() {
            self.used_key = true;
            let key = key(vm, range);
            let value = vm.load_item(self.whole, key).map_err(Stop::from)?;
            self.values = vec![value];
            self.at = 0;
        }
        if conversion.width == Count::Star {
            let width = self.star(vm, "ssize_t")?;
            conversion.set_width(width);
        }
        if conversion.precision == Count::Star {
            let precision = self.star(vm, "int")?;
            conversion.set_precision(precision);
        }
        self.next(vm)
    }
    /// All arguments must have been used, unless they were a mapping.
    pub fn finish(&self, vm: &mut Vm, what: &str) -> Res<()> {
        if self.at < self.values.len() && !self.used_key && !(self.single && self.is_mapping) {
            let message = format!("not all arguments converted during {what} formatting");
            return Err(vm.type_error(&message));
        }
        Ok(())
    }
}

fn bounds(vm: &Vm) -> Bounds {
    Bounds { size: vm.room(), digits: vm.digit_limit() }
}
fn text_error(vm: &mut Vm, error: TextError) -> Stop {
    Stop::Flow(vm.text_error(error))
}

/// Wide fields and long fractions take their time.
pub fn charge_padding(vm: &mut Vm, conversion: &Conversion) -> Res<()> {
    let count = |count: Count| if let Count::Given(value) = count { value as u64 } else { 0 };
    let padding = count(conversion.width).saturating_add(count(conversion.precision));
    if padding > 1 << 16 && padding <= vm.limits.memory { vm.charge_work(padding / 100) } else { Ok(()) }
}

/// The text of one conversion.
pub fn convert(vm: &mut Vm, conversion: &Conversion, value: Object) -> Result<String, Stop> {
    charge_padding(vm, conversion)?;
    let limits = bounds(vm);
    let result = match conversion.code {
        's' | 'r' | 'a' => {
            let text = match conversion.code {
                's' => types::str_of(vm, value)?,
                'r' => types::repr_of(vm, value)?,
                _ => types::ascii_of(vm, value)?,
            };
            vm.reserve(vm.text_of(text).len() * 3)?;
            conversion.text(vm.text_of(text), limits)
        }
        'd' | 'i' | 'u' | 'o' | 'x' | 'X' => {
            let number = whole_number(vm, conversion.code, value)?;
            conversion.int(&number, limits)
        }
        'e' | 'E' | 'f' | 'F' | 'g' | 'G' => {
            let plain = vm.payload(value);
            let float = match plain.kind() {
                Kind::Float => plain.float_value(),
                Kind::Int | Kind::Big | Kind::Bool => vm.int_to_float(plain)?,
                _ if vm.special(value, crate::vm::Name::Float).is_some() || vm.special(value, crate::vm::Name::Index).is_some() => {
                    return Err(Stop::Guest);
                }
                _ => {
                    let message = format!("must be real number, not {}", vm.type_name(value));
                    return Err(Stop::Flow(vm.type_error(&message)));
                }
            };
            conversion.float(float, limits)
        }
        'c' => {
            let plain = vm.payload(value);
            match plain.kind() {
                Kind::Str => {
                    if vm.heap.strs[plain.index()].chars != 1 {
                        return Err(Stop::Flow(vm.type_error("%c requires int or char")));
                    }
                    let c = vm.heap.text(plain).chars().next().unwrap_or('\0');
                    conversion.char(i64::from(crate::text::surrogate::code_of(c)), limits)
                }
                Kind::Int | Kind::Bool | Kind::Big => conversion.char(vm.clamped(plain), limits),
                _ if vm.special(value, crate::vm::Name::Index).is_some() => return Err(Stop::Guest),
                _ => return Err(Stop::Flow(vm.type_error("%c requires int or char"))),
            }
        }
        _ => Err(conversion.unsupported(Flavor::Str)),
    };
    result.map_err(|error| text_error(vm, error))
}

fn whole_number(vm: &mut Vm, code: char, value: Object) -> Result<Int, Stop> {
    let plain = vm.payload(value);
    match plain.kind() {
        Kind::Int | Kind::Big | Kind::Bool => Ok(vm.int_text(plain)),
        Kind::Float if matches!(code, 'd' | 'i' | 'u') => float_parse::truncate(plain.float_value()).map_err(|error| text_error(vm, error)),
        _ if vm.special(value, crate::vm::Name::Index).is_some()
            || matches!(code, 'd' | 'i' | 'u') && vm.special(value, crate::vm::Name::Int).is_some() && !plain.is(Kind::Str) =>
        {
            Err(Stop::Guest)
        }
        _ => {
            let (what, wanted) =
                if matches!(code, 'd' | 'i' | 'u') { ("a real number is required", "") } else { ("an integer is required", "") };
            let _ = wanted;
            let message = format!("%{code} format: {what}, not {}", vm.type_name(value));
            Err(Stop::Flow(vm.type_error(&message)))
        }
    }
}

/// Conversion letters of a template in the order they take arguments, `*` included, with keys: for embedded code.
pub fn percent_plan(vm: &mut Vm, template: Object, mapping: bool) -> Res {
    let source = vm.owned_text(template)?;
    let mut pieces = percent::Template::of_str(&source);
    let mut plan = Vec::new();
    loop {
        match pieces.next_piece(mapping) {
            Ok(None) => break,
            Ok(Some(Piece::Conversion(conversion))) => {
                for count in [conversion.width, conversion.precision] {
                    if count == Count::Star {
                        let star = vm.heap.str("*");
                        plan.push(vm.heap.tuple([star, Object::NONE]));
                    }
                }
                let code = vm.heap.code_point(conversion.code);
                let key = conversion.key.map_or(Object::NONE, |range| vm.heap.str(&source[range]));
                plan.push(vm.heap.tuple([code, key]));
            }
            Ok(Some(_)) => {}
            Err(error) => return Err(vm.text_error(error)),
        }
    }
    Ok(vm.heap.list(plan))
}

/// A template with keys taken out and every `%r`, `%a` turned into `%s`: for values that are ready.
pub fn percent_plain(vm: &mut Vm, args: &[Object]) -> Res {
    let source = vm.owned_text(vm.payload(args[0]))?;
    let mut out = String::with_capacity(source.len());
    let mut chars = source.chars().peekable();
    while let Some(c) = chars.next() {
        out.push(c);
        if c != '%' {
            continue;
        }
        if chars.peek() == Some(&'(') {
            let mut depth = 0;
            for c in chars.by_ref() {
                depth += i32::from(c == '(') - i32::from(c == ')');
                if depth == 0 {
                    break;
                }
            }
        }
        while let Some(&c) = chars.peek() {
            chars.next();
            if matches!(c, 'r' | 'a') {
                out.push('s');
                break;
            }
            out.push(c);
            if c.is_ascii_alphabetic() && !matches!(c, 'h' | 'l' | 'L') || c == '%' {
                break;
            }
        }
    }
    Ok(vm.heap.string(out))
}
