//! Diffs of lines in the unified and in the context form, and the words that are most like another, from `Search`'s blocks.
//! Only texts are compared here: other items, and matchers of the guest, are left to `difflib.py`.

use super::{Block, PLAIN, Search, Span};
use crate::native::Res;
use crate::object::{Kind, Object};
use crate::pace;
use crate::stdlib::slowly;
use crate::types::timsort;
use crate::vm::Vm;
use ahash::AHashMap as HashMap;

/// Items that are so frequent in a long sequence that they begin no match.
const POPULAR: i64 = 2;

/// What becomes of a part of the first sequence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Equal,
    Replace,
    Delete,
    Insert,
}

/// A step that turns the first sequence into the second: which part of it becomes which part of the other.
#[derive(Clone, Copy)]
struct Step {
    what: What,
    a: (i64, i64),
    b: (i64, i64),
}

impl Step {
    /// Its first items, and its last ones.
    fn head(self, count: i64) -> Step {
        let end = |part: (i64, i64)| (part.0, part.1.min(part.0.saturating_add(count)));
        Step { a: end(self.a), b: end(self.b), ..self }
    }
    fn tail(self, count: i64) -> Step {
        let start = |part: (i64, i64)| (part.0.max(part.1.saturating_sub(count)), part.1);
        Step { a: start(self.a), b: start(self.b), ..self }
    }
}

/// The lines of a diff: whether it is a unified one, both lists of lines, the names and dates of both files, the lines around a change,
/// and how lines that are added end.
pub fn lines(vm: &mut Vm, args: &[Object]) -> Res {
    let (a, b) = (texts(vm, args[1])?, texts(vm, args[2])?);
    let around = vm.int_arg(args, 7)?;
    let end = vm.owned_text(vm.payload(args[8]))?;
    let mut search = searched(vm, &a, &b)?;
    vm.poll()?;
    let whole = Span { a: (0, search.a.len()), b: (0, search.b.len()) };
    let blocks = search.blocks(vm, whole)?;
    let groups = grouped(steps(blocks, a.len(), b.len()), around);
    vm.reserve_many((a.len() + b.len()) as u64, 64, 1)?;
    let mut out = Vec::new();
    let is_unified = args[0].is_true();
    let marks = if is_unified { ["---", "+++"] } else { ["***", "---"] };
    for (number, group) in pace::items(groups.iter()).enumerate() {
        if number == 0 {
            for (mark, at) in marks.into_iter().zip([3, 4]) {
                let (name, date) = (vm.text_of(args[at]), vm.text_of(args[at + 2]));
                let line = if date.is_empty() { format!("{mark} {name}{end}") } else { format!("{mark} {name}\t{date}{end}") };
                out.push(vm.heap.string(line));
            }
        }
        if is_unified { unified(vm, group, (&a, &b), &end, &mut out)? } else { context(vm, group, (&a, &b), &end, &mut out)? }
    }
    Ok(vm.heap.list(out))
}

/// Both sequences.
type Both<'a> = (&'a [Object], &'a [Object]);

fn unified(vm: &mut Vm, group: &[Step], (a, b): Both<'_>, end: &str, out: &mut Vec<Object>) -> Res<()> {
    let range = |(start, stop): (i64, i64)| match stop - start {
        1 => (start + 1).to_string(),
        0 => format!("{start},0"),
        count => format!("{},{count}", start + 1),
    };
    let (all_a, all_b) = extent(group);
    out.push(vm.heap.string(format!("@@ -{} +{} @@{end}", range(all_a), range(all_b))));
    for step in group {
        if step.what == What::Equal {
            marked(vm, " ", part(a, step.a), out)?;
        } else {
            marked(vm, "-", part(a, step.a), out)?;
            marked(vm, "+", part(b, step.b), out)?;
        }
    }
    Ok(())
}

fn context(vm: &mut Vm, group: &[Step], (a, b): Both<'_>, end: &str, out: &mut Vec<Object>) -> Res<()> {
    let range = |(start, stop): (i64, i64)| match stop - start {
        0 => start.to_string(),
        1 => (start + 1).to_string(),
        _ => format!("{},{stop}", start + 1),
    };
    let mark = |what: What| match what {
        What::Equal => "  ",
        What::Replace => "! ",
        What::Delete => "- ",
        What::Insert => "+ ",
    };
    let (all_a, all_b) = extent(group);
    out.push(vm.heap.string(format!("***************{end}")));
    out.push(vm.heap.string(format!("*** {} ****{end}", range(all_a))));
    if group.iter().any(|step| matches!(step.what, What::Replace | What::Delete)) {
        for step in group {
            marked(vm, mark(step.what), part(a, step.a), out)?;
        }
    }
    out.push(vm.heap.string(format!("--- {} ----{end}", range(all_b))));
    if group.iter().any(|step| matches!(step.what, What::Replace | What::Insert)) {
        for step in group {
            marked(vm, mark(step.what), part(b, step.b), out)?;
        }
    }
    Ok(())
}

/// What a group is about in both sequences.
fn extent(group: &[Step]) -> ((i64, i64), (i64, i64)) {
    match (group.first(), group.last()) {
        (Some(first), Some(last)) => ((first.a.0, last.a.1), (first.b.0, last.b.1)),
        _ => ((0, 0), (0, 0)),
    }
}
fn part(lines: &[Object], (start, stop): (i64, i64)) -> &[Object] {
    let place = |at: i64| usize::try_from(at).unwrap_or(0).min(lines.len());
    lines.get(place(start)..place(stop)).unwrap_or_default()
}
fn marked(vm: &mut Vm, mark: &str, lines: &[Object], out: &mut Vec<Object>) -> Res<()> {
    for &line in lines {
        let text = vm.text_of(line);
        let size = text.len() + mark.len();
        let mut made = String::with_capacity(size);
        made.push_str(mark);
        made.push_str(text);
        vm.reserve(size)?;
        out.push(vm.heap.string(made));
        if pace::halted_after_bytes(size) {
            vm.poll()?;
        }
    }
    Ok(())
}

/// The items of a list, if all are texts.
fn texts(vm: &mut Vm, list: Object) -> Res<Vec<Object>> {
    let Some(index) = list.index_of(Kind::List) else { return Err(vm.type_error("a list of lines is needed")) };
    let items = pace::copied(&vm.heap.lists[index]);
    if let Some(&other) = pace::items(items.iter()).find(|&&item| !vm.payload(item).is(Kind::Str)) {
        let message = format!("can only concatenate str (not \"{}\") to str", vm.type_name(other));
        return Err(vm.type_error(&message));
    }
    Ok(items)
}

/// A search in two sequences of texts.
fn searched(vm: &mut Vm, a: &[Object], b: &[Object]) -> Res<Search> {
    vm.reserve((3 * a.len() + 9 * b.len()) * 8)?;
    let mut known: HashMap<&str, i64> = HashMap::new();
    let mut counts = Vec::new();
    let mut numbers = Vec::with_capacity(b.len());
    for &item in b {
        let (fresh, text) = (known.len() as i64, vm.text_of(item));
        if pace::halted_after_bytes(2 * text.len()) {
            break;
        }
        let number = *known.entry(text).or_insert(fresh);
        if number == fresh {
            counts.push(0);
        }
        counts[number as usize] += 1;
        numbers.push(number);
    }
    let number = |&item: &Object| {
        let text = vm.text_of(item);
        (!pace::halted_after_bytes(2 * text.len())).then(|| known.get(text).copied().unwrap_or(-1))
    };
    let others = a.iter().map_while(number).collect();
    vm.poll()?;
    Ok(Search::of(others, numbers, &kinds(&counts, b.len())))
}

/// Which items of the second sequence begin matches, by how often each occurs.
fn kinds(counts: &[usize], total: usize) -> Vec<i64> {
    let is_popular = |count: usize| total >= 200 && count > total / 100 + 1;
    counts.iter().map(|&count| if is_popular(count) { POPULAR } else { PLAIN }).collect()
}

fn steps(blocks: Vec<Block>, a: usize, b: usize) -> Vec<Step> {
    let mut steps = Vec::new();
    let (mut left, mut right) = (0, 0);
    for block in pace::items(blocks.into_iter().chain([Block { a, b, size: 0 }])) {
        let (at, to, size) = (block.a as i64, block.b as i64, block.size as i64);
        let what = match (at > left, to > right) {
            (true, true) => Some(What::Replace),
            (true, false) => Some(What::Delete),
            (false, true) => Some(What::Insert),
            (false, false) => None,
        };
        steps.extend(what.map(|what| Step { what, a: (left, at), b: (right, to) }));
        (left, right) = (at + size, to + size);
        if size > 0 {
            steps.push(Step { what: What::Equal, a: (at, left), b: (to, right) });
        }
    }
    steps
}

/// The steps in groups, each with at most so many items around it that are equal.
fn grouped(mut steps: Vec<Step>, around: i64) -> Vec<Vec<Step>> {
    if let Some(first) = steps.first_mut().filter(|step| step.what == What::Equal) {
        *first = first.tail(around);
    }
    if let Some(last) = steps.last_mut().filter(|step| step.what == What::Equal) {
        *last = last.head(around);
    }
    let (mut groups, mut group) = (Vec::new(), Vec::new());
    for mut step in pace::items(steps.into_iter()) {
        if step.what == What::Equal && step.a.1 - step.a.0 > around.saturating_mul(2) {
            group.push(step.head(around));
            groups.push(std::mem::take(&mut group));
            step = step.tail(around);
        }
        group.push(step);
    }
    if group.iter().any(|step| step.what != What::Equal) {
        groups.push(group);
    }
    groups
}

/// `difflib.get_close_matches(word, possibilities, n=3, cutoff=0.6)`.
pub fn close_matches(vm: &mut Vm, args: &[Object]) -> Res {
    let (most, cutoff) = (args[2].or(Object::small(3)), args[3].or(Object::float(0.6)));
    let limit = match cutoff.kind() {
        Kind::Float => Some(cutoff.float_value()),
        Kind::Int => Some(cutoff.int_value() as f64),
        _ => None,
    };
    let limit = limit.filter(|limit| (0.0..=1.0).contains(limit));
    let count = if most.is_int() { usize::try_from(most.int_value()).ok().filter(|&count| count > 0) } else { None };
    let is_plain = matches!(args[1].kind(), Kind::List | Kind::Tuple | Kind::Dict | Kind::Set | Kind::FrozenSet);
    let items = if is_plain { vm.items_native(args[1])? } else { None };
    let items = items.filter(|items| pace::every(items, |item| item.is(Kind::Str)));
    let (Some(limit), Some(count), Some(items), true) = (limit, count, items, args[0].is(Kind::Str)) else {
        return slowly(vm, "difflib", "_close_matches", vec![args[0], args[1], most, cutoff]);
    };
    let mut scored: Vec<(f64, Object)> = Vec::new();
    let mut word = Word::read(vm, args[0])?;
    for item in items {
        if let Some(score) = word.likeness(vm, item, limit)? {
            scored.push((score, item));
        }
    }
    let mut places: Vec<usize> = (0..scored.len()).collect();
    timsort(&mut places, &mut |a, b| {
        let [(score, text), (other, other_text)] = [a, b].map(|at| (scored[at].0, vm.heap.text(scored[at].1)));
        let is_ahead = score > other || score == other && text > other_text;
        (!pace::halted_after_bytes(text.len())).then_some(is_ahead)
    });
    vm.poll()?;
    Ok(vm.heap.list(places.into_iter().take(count).map(|at| scored[at].1).collect()))
}

/// A word that others are compared with.
struct Word {
    search: Search,
    known: HashMap<char, i64>,
    /// How often each of its characters occurs.
    counts: Vec<usize>,
}

impl Word {
    fn read(vm: &mut Vm, word: Object) -> Res<Word> {
        vm.reserve_many(vm.heap.text(word).len() as u64, 80, 1)?;
        let (mut known, mut counts, mut numbers) = (HashMap::new(), Vec::new(), Vec::new());
        for c in pace::items(vm.heap.text(word).chars()) {
            let fresh = known.len() as i64;
            let number = *known.entry(c).or_insert(fresh);
            if number == fresh {
                counts.push(0);
            }
            counts[number as usize] += 1;
            numbers.push(number);
        }
        vm.poll()?;
        let kinds = kinds(&counts, numbers.len());
        Ok(Word { search: Search::of(Vec::new(), numbers, &kinds), known, counts })
    }

    /// How much another word is like this one, if that is not below a limit; the cheap bounds go first.
    fn likeness(&mut self, vm: &mut Vm, other: Object, limit: f64) -> Res<Option<f64>> {
        let length = vm.heap.strs[other.index()].chars as usize;
        let own = self.search.b.len();
        let share = |matches: usize| if length + own == 0 { 1.0 } else { 2.0 * matches as f64 / (length + own) as f64 };
        if share(length.min(own)) < limit {
            return Ok(None);
        }
        vm.reserve_many(length as u64, 8, 1)?;
        let numbers: Vec<i64> = pace::items(vm.heap.text(other).chars()).map(|c| self.known.get(&c).copied().unwrap_or(-1)).collect();
        let mut left = self.counts.clone();
        let mut matches = 0;
        for &number in &numbers {
            if let Some(count) = usize::try_from(number).ok().and_then(|number| left.get_mut(number)).filter(|count| **count > 0) {
                *count -= 1;
                matches += 1;
            }
        }
        let _ = pace::halted_after(length + left.len());
        vm.poll()?;
        if share(matches) < limit {
            return Ok(None);
        }
        self.search.a = numbers;
        let blocks = self.search.blocks(vm, Span { a: (0, self.search.a.len()), b: (0, own) })?;
        let score = share(blocks.iter().map(|block| block.size).sum());
        Ok((score >= limit).then_some(score))
    }
}
