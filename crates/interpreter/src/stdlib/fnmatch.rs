//! `fnmatch`: texts and bytes against shell patterns, without a regular expression in between; `translate` writes one.

use super::{asking, module_native};
use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::pace;
use crate::types::LIST;
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("fnmatch", "name, pat", |vm, args| match asked_paths(vm, args, 2) {
        Some(flow) => flow,
        None => is_match(vm, args),
    }),
    function("fnmatchcase", "name, pat", is_match),
    function("filter", "names, pat", filter),
    function("translate", "pat", translate),
];

pub fn init(vm: &mut Vm, dict: Object) -> Res<()> {
    let names = ["filter", "fnmatch", "fnmatchcase", "translate"].map(|name| vm.heap.intern(name));
    let names = vm.heap.list(names.to_vec());
    vm.dict_set_str(dict, "__all__", names);
    Ok(())
}

/// One place of a pattern.
enum Part {
    Char(char),
    Any,
    Star,
    Set { negated: bool, ranges: Vec<(char, char)> },
}

impl Part {
    fn takes(&self, c: char) -> bool {
        match self {
            Self::Char(own) => *own == c,
            Self::Any => true,
            Self::Star => false,
            Self::Set { negated, ranges } => ranges.iter().any(|&(low, high)| (low..=high).contains(&c)) != *negated,
        }
    }
    /// Steps that this takes.
    fn work(&self) -> usize {
        if let Self::Set { ranges, .. } = self { 1 + ranges.len() } else { 1 }
    }
}

/// A pattern that was read, for whoever has many names.
pub struct Pattern(Vec<Part>);

impl Pattern {
    pub fn new(pattern: &str) -> Self {
        Self(read(&pattern.chars().collect::<Vec<char>>()))
    }
    /// Does it take all of a name?
    pub fn takes(&self, vm: &mut Vm, name: &str) -> Res<bool> {
        matches(vm, &self.0, &name.chars().collect::<Vec<char>>())
    }
}

fn read(chars: &[char]) -> Vec<Part> {
    let last = last_end(chars);
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        at += 1;
        parts.push(match c {
            '*' if matches!(parts.last(), Some(Part::Star)) => continue,
            '*' => Part::Star,
            '?' => Part::Any,
            '[' => match set(chars, at, last) {
                Some((part, end)) => {
                    at = end;
                    part
                }
                None => Part::Char('['),
            },
            c => Part::Char(c),
        });
    }
    parts
}
/// The set that begins behind a bracket, and where it ends; a bracket that is never closed is none.
fn set(chars: &[char], start: usize, last: usize) -> Option<(Part, usize)> {
    let negated = chars.get(start) == Some(&'!');
    let first = start + usize::from(negated);
    let end = set_end(chars, start, last)?;
    let inside = &chars[first..end];
    let mut ranges = Vec::new();
    let mut at = 0;
    while at < inside.len() {
        let low = inside[at];
        // A hyphen between two characters makes a range; an empty one takes nothing.
        if inside.get(at + 1) == Some(&'-') && at + 2 < inside.len() {
            ranges.push((low, inside[at + 2]));
            at += 3;
        } else {
            ranges.push((low, low));
            at += 1;
        }
    }
    Some((Part::Set { negated, ranges }, end + 1))
}

/// Whether a pattern takes all of a text. Only the last star seen is tried again: linear but for stars times characters.
fn matches(vm: &mut Vm, parts: &[Part], text: &[char]) -> Res<bool> {
    let (mut part, mut at) = (0, 0);
    let mut retry = None;
    while at < text.len() {
        if pace::halted_after(parts.get(part).map_or(1, Part::work)) {
            vm.poll()?;
        }
        match parts.get(part) {
            Some(Part::Star) => {
                part += 1;
                retry = Some((part, at));
            }
            Some(one) if one.takes(text[at]) => {
                part += 1;
                at += 1;
            }
            _ => match retry {
                Some((star, from)) => {
                    (part, at) = (star, from + 1);
                    retry = Some((star, from + 1));
                }
                None => return Ok(false),
            },
        }
    }
    Ok(parts[part..].iter().all(|part| matches!(part, Part::Star)))
}

/// The characters of a text or of bytes, and whether they were bytes.
fn chars(vm: &mut Vm, object: Object) -> Res<Option<(Vec<char>, bool)>> {
    let plain = vm.payload(object);
    let length = match plain.kind() {
        Kind::Str => vm.heap.text(plain).len(),
        Kind::Bytes | Kind::ByteArray => vm.heap.bytes[plain.index()].data.len(),
        _ => return Ok(None),
    };
    vm.reserve_many(length as u64, 4, 1)?;
    Ok(Some(match plain.kind() {
        Kind::Str => (vm.heap.text(plain).chars().collect(), false),
        _ => (vm.heap.bytes[plain.index()].data.iter().map(|&byte| char::from(byte)).collect(), true),
    }))
}
/// Asks those of the last arguments that are neither texts nor bytes for their paths, and calls the function again.
fn asked_paths(vm: &mut Vm, args: &[Object], last: usize) -> Option<Res> {
    let fspath = module_native(vm, "posix", "fspath");
    let is_path = |vm: &Vm, arg: Object| matches!(vm.payload(arg).kind(), Kind::Str | Kind::Bytes);
    let plan: Vec<(usize, Object)> = (args.len() - last..args.len()).filter(|&at| !is_path(vm, args[at])).map(|at| (at, fspath)).collect();
    (!plan.is_empty()).then(|| asking::again(vm, args, &plan))
}

/// A pattern that was read, and whether it is one of bytes.
fn pattern(vm: &mut Vm, object: Object) -> Res<(Vec<Part>, bool)> {
    // Patterns are kept by their hash, and then measured.
    let message = match vm.payload(object).kind() {
        Kind::Str | Kind::Bytes => String::new(),
        Kind::ByteArray | Kind::List | Kind::Dict | Kind::Set => format!("unhashable type: '{}'", vm.type_name(object)),
        _ => format!("object of type '{}' has no len()", vm.type_name(object)),
    };
    match chars(vm, object)? {
        Some((chars, is_bytes)) if message.is_empty() => {
            vm.reserve_many(chars.len() as u64, size_of::<Part>() as u64, 1)?;
            Ok((read(&chars), is_bytes))
        }
        _ => Err(vm.type_error(&message)),
    }
}
fn matched(vm: &mut Vm, (parts, is_bytes): &(Vec<Part>, bool), name: Object) -> Res<bool> {
    let message = match chars(vm, name)? {
        Some((chars, of_bytes)) if of_bytes == *is_bytes => return matches(vm, parts, &chars),
        Some((_, true)) => "cannot use a string pattern on a bytes-like object".to_owned(),
        Some((_, false)) => "cannot use a bytes pattern on a string-like object".to_owned(),
        None => format!("expected string or bytes-like object, got '{}'", vm.type_name(name)),
    };
    Err(vm.type_error(&message))
}
fn is_match(vm: &mut Vm, args: &[Object]) -> Res {
    let pattern = pattern(vm, args[1])?;
    Ok(Object::bool(matched(vm, &pattern, args[0])?))
}
fn filter(vm: &mut Vm, args: &[Object]) -> Res {
    if let Some(asked) = asked_paths(vm, args, 1) {
        return asked;
    }
    let pattern = pattern(vm, args[1])?;
    let names = match args[0].kind() {
        Kind::List => vm.heap.lists[args[0].index()].clone(),
        Kind::Tuple => vm.heap.tuples[args[0].index()].to_vec(),
        // Whatever else can be iterated over becomes a list first.
        _ => return asking::again(vm, args, &[(0, Vm::class_object(LIST))]),
    };
    let mut found = Vec::new();
    for name in names {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        if matched(vm, &pattern, name)? {
            found.push(name);
        }
    }
    Ok(vm.heap.list(found))
}

/// A regular expression that takes the same texts.
fn translate(vm: &mut Vm, args: &[Object]) -> Res {
    let chars = pattern_chars(vm, args[0])?;
    vm.reserve_many(chars.len() as u64, 32, 1)?;
    let last = last_end(&chars);
    // Pieces between stars.
    let mut runs = vec![String::new()];
    let mut at = 0;
    while let Some(&c) = chars.get(at) {
        if pace::halted_in_steps() {
            vm.poll()?;
        }
        at += 1;
        let run = runs.last_mut().expect("there is always one");
        match c {
            '*' => {
                while chars.get(at) == Some(&'*') {
                    at += 1;
                }
                runs.push(String::new());
            }
            '?' => run.push('.'),
            '[' => match set_end(&chars, at, last) {
                Some(end) => {
                    run.push_str(&set_text(&chars[at..end]));
                    at = end + 1;
                }
                None => run.push_str("\\["),
            },
            c => escape(run, c),
        }
    }
    vm.poll()?;
    // Between stars the shortest match is final: it is put into an atomic group.
    let last = runs.len() - 1;
    let mut made = String::from("(?s:");
    for (number, run) in runs.iter().enumerate() {
        match number {
            0 => made.push_str(run),
            _ if number == last => {
                made.push_str(".*");
                made.push_str(run);
            }
            _ => {
                made.push_str("(?>.*?");
                made.push_str(run);
                made.push(')');
            }
        }
    }
    made.push_str(")\\Z");
    Ok(vm.heap.string(made))
}
/// What a pattern is made of: a text, or a sequence of texts. Anything else is refused as an index into it would be.
fn pattern_chars(vm: &mut Vm, given: Object) -> Res<Vec<char>> {
    let plain = vm.payload(given);
    if plain.is(Kind::Str) {
        return Ok(chars(vm, given)?.map_or_else(Vec::new, |(chars, _)| chars));
    }
    let has_length = matches!(
        plain.kind(),
        Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet | Kind::Bytes | Kind::ByteArray | Kind::Range
    );
    if has_length && vm.truth_native(plain) == Some(false) {
        return Ok(Vec::new());
    }
    let items = match plain.kind() {
        Kind::List => vm.heap.lists[plain.index()].clone(),
        Kind::Tuple => vm.heap.tuples[plain.index()].to_vec(),
        Kind::Dict => return Err(vm.key_error(Object::small(0))),
        _ => Vec::new(),
    };
    let mut made = Vec::new();
    for &item in &items {
        if !item.is(Kind::Str) {
            let message = format!("decoding to str: need a bytes-like object, {} found", vm.type_name(item));
            return Err(vm.type_error(&message));
        }
        vm.reserve_many(vm.heap.text(item).len() as u64, 4, 1)?;
        if pace::halted_after_bytes(vm.heap.text(item).len()) {
            vm.poll()?;
        }
        made.extend(vm.heap.text(item).chars());
    }
    if !items.is_empty() {
        return Ok(made);
    }
    let message = match plain.kind() {
        Kind::Bytes | Kind::ByteArray | Kind::Range => "decoding to str: need a bytes-like object, int found".to_owned(),
        Kind::Set | Kind::FrozenSet => format!("'{}' object is not subscriptable", vm.type_name(given)),
        _ => format!("object of type '{}' has no len()", vm.type_name(given)),
    };
    Err(vm.type_error(&message))
}
/// Where the last set of a pattern may end.
fn last_end(chars: &[char]) -> usize {
    chars.iter().rposition(|&c| c == ']').unwrap_or(0)
}
/// Where the set that begins behind a bracket ends.
fn set_end(chars: &[char], start: usize, last: usize) -> Option<usize> {
    let first = start + usize::from(chars.get(start) == Some(&'!'));
    let search = first + usize::from(chars.get(first) == Some(&']'));
    // Behind the last bracket there is none to look for, however many sets begin there.
    (search <= last).then_some(())?;
    Some(search + chars.get(search..)?.iter().position(|&c| c == ']')?)
}
fn set_text(inside: &[char]) -> String {
    let mut made = String::new();
    if inside.contains(&'-') {
        let chunks = ranges(inside);
        for (number, chunk) in chunks.iter().enumerate() {
            if number > 0 {
                made.push('-');
            }
            for &c in chunk {
                if matches!(c, '\\' | '-') {
                    made.push('\\');
                }
                made.push(c);
            }
        }
    } else {
        for &c in inside {
            if c == '\\' {
                made.push('\\');
            }
            made.push(c);
        }
    }
    let mut escaped = String::new();
    for c in made.chars() {
        if matches!(c, '&' | '~' | '|') {
            escaped.push('\\');
        }
        escaped.push(c);
    }
    match escaped.chars().next() {
        // A set of nothing takes nothing, and its opposite everything.
        None => "(?!)".to_owned(),
        Some('!') if escaped.len() == 1 => ".".to_owned(),
        Some('!') => format!("[^{}]", &escaped[1..]),
        Some('^' | '[') => format!("[\\{escaped}]"),
        Some(_) => format!("[{escaped}]"),
    }
}
/// A set cut at the hyphens that make ranges; ranges of nothing are taken out.
fn ranges(inside: &[char]) -> Vec<Vec<char>> {
    let mut chunks: Vec<Vec<char>> = Vec::new();
    let mut start = 0;
    let mut search = if inside.first() == Some(&'!') { 2 } else { 1 };
    while let Some(dash) = inside.get(search..).and_then(|rest| rest.iter().position(|&c| c == '-')).map(|at| search + at) {
        chunks.push(inside[start..dash].to_vec());
        start = dash + 1;
        search = dash + 3;
    }
    let last = &inside[start.min(inside.len())..];
    match chunks.last_mut() {
        Some(chunk) if last.is_empty() => chunk.push('-'),
        _ => chunks.push(last.to_vec()),
    }
    let mut number = chunks.len();
    while number > 1 {
        number -= 1;
        if let (Some(&low), Some(&high)) = (chunks[number - 1].last(), chunks[number].first())
            && low > high
        {
            let rest = chunks.remove(number);
            if pace::halted_after_bytes(rest.len()) {
                break;
            }
            chunks[number - 1].pop();
            chunks[number - 1].extend_from_slice(&rest[1..]);
        }
    }
    chunks
}
/// As `re.escape`.
fn escape(out: &mut String, c: char) {
    if matches!(c, '\t'..='\r' | ' ' | '#' | '$' | '&' | '('..='+' | '-' | '.' | '?' | '['..='^' | '{'..='~') {
        out.push('\\');
    }
    out.push(c);
}
