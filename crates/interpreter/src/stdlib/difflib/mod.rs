//! The native part of `difflib`: the blocks that two sequences have in common. Items come as numbers, equal items as
//! equal ones; what an item is, and what counts as junk, is decided by the Python part.

mod diff;

use crate::native::{NativeDef, Res, function};
use crate::object::{Kind, Object};
use crate::vm::Vm;

pub static TABLE: &[NativeDef] = &[
    function("_longest", "a, b, kinds, alo, ahi, blo, bhi, /", |vm, args| {
        let (mut search, span) = (Search::new(vm, args)?, span(vm, args)?);
        let found = search.longest(vm, span)?;
        block(vm, found)
    }),
    function("_blocks", "a, b, kinds, alo, ahi, blo, bhi, /", |vm, args| {
        let (mut search, span) = (Search::new(vm, args)?, span(vm, args)?);
        let found = search.blocks(vm, span)?;
        vm.reserve_many(found.len() as u64, 1, 64)?;
        let mut items = Vec::with_capacity(found.len());
        for one in found {
            items.push(block(vm, one)?);
        }
        Ok(vm.heap.list(items))
    }),
    function("_diff_lines", "unified, a, b, fromfile, tofile, fromfiledate, tofiledate, n, lineterm, /", diff::lines),
    function("get_close_matches", "word, possibilities, n=3, cutoff=0.6", diff::close_matches),
    function("IS_CHARACTER_JUNK", "ch, ws=' \\t'", |vm, args| {
        let blanks = args[1].given().unwrap_or_else(|| vm.heap.intern(" \t"));
        vm.contains(blanks, args[0], false)
    }),
];

/// Items that may begin a match; others can only lengthen one.
const PLAIN: i64 = 0;
/// Items that lengthen a match only after the others have.
const JUNK: i64 = 1;
/// Steps between two looks at the clock.
const STEPS: usize = 1 << 14;

/// A run of equal items: where it begins in either sequence, and how long it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Block {
    a: usize,
    b: usize,
    size: usize,
}

/// The parts of both sequences that are looked at.
#[derive(Clone, Copy)]
struct Span {
    a: (usize, usize),
    b: (usize, usize),
}

struct Search {
    a: Vec<i64>,
    b: Vec<i64>,
    junk: Vec<bool>,
    /// For each plain number, its places in `b`.
    places: Vec<Vec<usize>>,
    /// How long a run ends before each place of `b`, for the item of `a` before this one and for this one.
    runs: (Vec<usize>, Vec<usize>),
    steps: usize,
}

impl Search {
    fn new(vm: &mut Vm, args: &[Object]) -> Res<Search> {
        let (a, b, kinds) = (numbers(vm, args[0])?, numbers(vm, args[1])?, numbers(vm, args[2])?);
        vm.reserve((a.len() + 6 * b.len() + 4 * kinds.len()) * 8)?;
        Ok(Search::of(a, b, &kinds))
    }

    /// A search in two sequences of numbers, where each number of the second is of a kind.
    fn of(a: Vec<i64>, b: Vec<i64>, kinds: &[i64]) -> Search {
        let mut places = vec![Vec::new(); kinds.len()];
        for (at, &item) in b.iter().enumerate() {
            let item = usize::try_from(item).unwrap_or(usize::MAX);
            if kinds.get(item) == Some(&PLAIN) {
                places[item].push(at);
            }
        }
        let junk = kinds.iter().map(|&kind| kind == JUNK).collect();
        let runs = (vec![0; b.len() + 1], vec![0; b.len() + 1]);
        Search { a, b, junk, places, runs, steps: 0 }
    }

    fn is_junk(&self, at: usize) -> bool {
        usize::try_from(self.b[at]).ok().and_then(|item| self.junk.get(item).copied()).unwrap_or(false)
    }

    /// The longest run of plain items, the first of several, with what can be added to either end.
    fn longest(&mut self, vm: &mut Vm, span: Span) -> Res<Block> {
        let mut best = Block { a: span.a.0, b: span.b.0, size: 0 };
        let (mut before, mut now) = std::mem::take(&mut self.runs);
        let mut marked: (&[usize], &[usize]) = (&[], &[]);
        for i in span.a.0..span.a.1 {
            let item = usize::try_from(self.a[i]).unwrap_or(usize::MAX);
            let all = self.places.get(item).map_or(&[][..], Vec::as_slice);
            let here = &all[all.partition_point(|&j| j < span.b.0)..all.partition_point(|&j| j < span.b.1)];
            self.steps += here.len() + 1;
            if self.steps >= STEPS {
                self.steps = 0;
                vm.poll()?;
            }
            for &j in here {
                let size = before[j] + 1;
                now[j + 1] = size;
                if size > best.size {
                    best = Block { a: i + 1 - size, b: j + 1 - size, size };
                }
            }
            marked.1 = here;
            for &j in marked.0 {
                before[j + 1] = 0;
            }
            std::mem::swap(&mut before, &mut now);
            marked = (marked.1, &[]);
        }
        for &j in marked.0 {
            before[j + 1] = 0;
        }
        self.runs = (before, now);
        for junk in [false, true] {
            while best.a > span.a.0 && best.b > span.b.0 && self.is_junk(best.b - 1) == junk && self.a[best.a - 1] == self.b[best.b - 1] {
                best = Block { a: best.a - 1, b: best.b - 1, size: best.size + 1 };
            }
            while best.a + best.size < span.a.1
                && best.b + best.size < span.b.1
                && self.is_junk(best.b + best.size) == junk
                && self.a[best.a + best.size] == self.b[best.b + best.size]
            {
                best.size += 1;
            }
        }
        Ok(best)
    }

    /// The longest run, then what lies before it and after it, and so on: in order, neighbours joined.
    fn blocks(&mut self, vm: &mut Vm, whole: Span) -> Res<Vec<Block>> {
        let mut waiting = vec![whole];
        let mut found = Vec::new();
        while let Some(span) = waiting.pop() {
            let best = self.longest(vm, span)?;
            if best.size == 0 {
                continue;
            }
            found.push(best);
            let (a, b) = (best.a + best.size, best.b + best.size);
            for part in [Span { a: (span.a.0, best.a), b: (span.b.0, best.b) }, Span { a: (a, span.a.1), b: (b, span.b.1) }] {
                if part.a.0 < part.a.1 && part.b.0 < part.b.1 {
                    waiting.push(part);
                }
            }
        }
        found.sort_unstable();
        let mut joined: Vec<Block> = Vec::with_capacity(found.len());
        for next in found {
            match joined.last_mut() {
                Some(last) if last.a + last.size == next.a && last.b + last.size == next.b => last.size += next.size,
                _ => joined.push(next),
            }
        }
        Ok(joined)
    }
}

fn numbers(vm: &mut Vm, list: Object) -> Res<Vec<i64>> {
    if !list.is(Kind::List) {
        return Err(vm.type_error("a list of numbers is needed"));
    }
    Ok(vm.heap.lists[list.index()].iter().map(|item| item.as_int().unwrap_or(-1)).collect())
}

/// The bounds in the arguments, kept within the sequences.
fn span(vm: &mut Vm, args: &[Object]) -> Res<Span> {
    let mut bounds = [0; 4];
    for (at, bound) in bounds.iter_mut().enumerate() {
        let length = vm.heap.lists[args[at / 2].index()].len();
        *bound = usize::try_from(vm.int_arg(args, at + 3)?).unwrap_or(0).min(length);
    }
    Ok(Span { a: (bounds[0], bounds[1]), b: (bounds[2], bounds[3]) })
}

fn block(vm: &mut Vm, found: Block) -> Res {
    let items = [found.a, found.b, found.size].map(|number| Object::small(number as i64));
    Ok(vm.heap.tuple(items))
}
