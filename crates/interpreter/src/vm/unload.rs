//! Code that goes: what `exec`, `eval` and `compile` made is freed once nothing can run or show it, and its places in the tables are
//! used again. A program that evaluates a million texts holds no more than one that evaluates a thousand.
//! Code of cells and modules is not looked at: it stays as long as the session.

use super::{Site, Vm};
use crate::code::{Mode, Proto, Source};
use crate::object::Object;
use crate::object::function::{Code, Row, Stay};
use crate::object::misc::Misc;
use std::sync::{Arc, LazyLock};

/// So much code may lie about before any is sought that nothing reaches.
const FEW: usize = 256;

/// What stands in for code that is gone.
static NOTHING: LazyLock<Arc<Proto>> = LazyLock::new(|| {
    let compiled = crate::compile::compile(&Arc::new(Source::new("<gone>", "")), Mode::Exec, false);
    compiled.expect("an empty text compiles")
});

/// The code of a session that may go, and the places of what has gone.
#[derive(Clone, Default)]
pub(crate) struct Passing {
    /// The numbers of such code.
    numbers: Vec<u32>,
    /// How much of it was reached when it was last looked at.
    reached: usize,
    /// The numbers of all code, passing or not, whose object may be known.
    pub shown: Vec<u32>,
    /// Numbers that wait for other code.
    free: Vec<u32>,
    /// Where constants and sites can be put, by the logarithm of how many.
    consts: Vec<Vec<u32>>,
    sites: Vec<Vec<u32>>,
}

impl Passing {
    /// Is there enough of it to look which is still reached?
    pub fn is_due(&self) -> bool {
        self.numbers.len() > FEW + 2 * self.reached
    }
}

/// What stands where code has gone. The loop leaves calls of it, which has no known count of parameters, to the steps: they find the code
/// that has the number by then.
pub(crate) fn gone() -> Code {
    Code { stay: Stay::Gone, simple_args: u16::MAX, ..Code::new(&NOTHING, Box::default(), 0, 0) }
}

/// How many places are taken for so many constants or sites that may go: what goes leaves room for what is about as long.
fn room(count: usize) -> usize {
    if count == 0 { 0 } else { count.next_power_of_two() }
}

/// Takes a free place for so many.
fn take(free: &mut [Vec<u32>], room: usize) -> Option<usize> {
    free.get_mut(room.trailing_zeros() as usize)?.pop().map(|place| place as usize)
}

/// Gives back a place for so many.
fn give(free: &mut Vec<Vec<u32>>, count: usize, place: u32) {
    let class = room(count).trailing_zeros() as usize;
    if count > 0 {
        free.resize_with(free.len().max(class + 1), Vec::new);
        free[class].push(place);
    }
}

impl Vm {
    /// Where the constants and the sites of new code go. The sites are empty.
    pub(super) fn places_for(&mut self, consts: usize, sites: usize, stay: Stay) -> (usize, usize) {
        let passing = stay != Stay::Always;
        let (consts, sites) = if passing { (room(consts), room(sites)) } else { (consts, sites) };
        let known = if passing { take(&mut self.passing.consts, consts) } else { None };
        let const_base = known.unwrap_or(self.consts.len());
        self.consts.resize(self.consts.len().max(const_base + consts), Object::UNBOUND);
        let known = if passing { take(&mut self.passing.sites, sites) } else { None };
        let site_base = known.unwrap_or(self.sites.len());
        self.sites.resize(self.sites.len().max(site_base + sites), Site::default());
        self.second_sites.resize(self.sites.len(), Site::default());
        (const_base, site_base)
    }

    /// The number that new code gets.
    pub(super) fn number_for(&mut self, code: &Code) -> usize {
        if code.stay != Stay::WhileReached {
            return self.codes.len();
        }
        let number = self.passing.free.pop().map_or(self.codes.len(), |number| number as usize);
        self.passing.numbers.push(number as u32);
        number
    }

    /// Tells the loop of what was loaded or went since it last looked.
    #[inline]
    pub(super) fn place_rows(&mut self, rows: &mut Vec<Row>) {
        if !self.new_rows.is_empty() {
            self.place_new_rows(rows);
        }
    }

    /// Only now the number of code that went can be given to other code: the loop must not take the one for the other.
    #[cold]
    fn place_new_rows(&mut self, rows: &mut Vec<Row>) {
        for row in self.new_rows.drain(..) {
            if Arc::ptr_eq(&row.proto, &NOTHING) {
                self.passing.free.push(row.number);
            }
            match rows.get_mut(row.number as usize) {
                Some(known) => *known = row,
                None => rows.push(row),
            }
        }
    }

    /// Every object that passing code refers to.
    pub(super) fn visit_passing(&self, visit: &mut dyn FnMut(Object)) {
        for &number in &self.passing.numbers {
            let code = &self.codes[number as usize];
            self.consts_of(code).iter().for_each(|&object| visit(object));
            let sites = &self.sites[code.site_base as usize..];
            sites[..code.proto.sites.len()].iter().for_each(|site| visit(site.name));
            code.parameters.iter().for_each(|&object| visit(object));
        }
    }

    /// The constants of some code.
    pub(crate) fn consts_of(&self, code: &Code) -> &[Object] {
        &self.consts[code.const_base as usize..][..code.proto.consts.len()]
    }

    /// Forgets the objects that sites remember: a function that calls itself would never go, nor a class whose method was met.
    pub(super) fn forget_values(&mut self) {
        for site in std::mem::take(&mut self.valued_sites) {
            let site = site as usize;
            self.sites[site] = Site { name: self.sites[site].name, ..Site::default() };
            self.second_sites[site] = Site::default();
        }
    }

    /// Frees the code that nothing can run or show, after a collection that freed every object that could.
    pub(super) fn unload(&mut self) {
        let reached = self.reached_code();
        let numbers = std::mem::take(&mut self.passing.numbers);
        let (stay, go): (Vec<u32>, Vec<u32>) = numbers.into_iter().partition(|&number| reached[number as usize]);
        self.passing.reached = stay.len();
        self.passing.numbers = stay;
        for number in go {
            self.unload_one(number);
        }
    }

    /// Which code can something run or show?
    fn reached_code(&self) -> Vec<bool> {
        let mut work = Vec::new();
        let mut reached = vec![false; self.codes.len()];
        let mut reach = |code: u32, work: &mut Vec<u32>| {
            if let Some(known @ false) = reached.get_mut(code as usize) {
                *known = true;
                work.push(code);
            }
        };
        let (heap, work_list) = (&self.heap, &mut work);
        heap.functions.indices().for_each(|index| reach(heap.functions[index].code, work_list));
        let resting = heap.generators.indices().filter_map(|index| heap.generators[index].frame.as_ref());
        let fibers = self.fibers.at_rest().flat_map(|(frames, ..)| frames);
        resting.chain(fibers).chain(&self.frames).for_each(|frame| reach(frame.code, work_list));
        for index in heap.miscs.indices() {
            match &heap.miscs[index] {
                Misc::CodeObject(code) => reach(*code, work_list),
                Misc::Exception(state) => state.traceback.iter().for_each(|entry| reach(entry.code, work_list)),
                _ => {}
            }
        }
        for code in self.codes.iter().filter(|code| code.stay == Stay::Always) {
            reach(code.in_namespace, work_list);
        }
        while let Some(number) = work.pop() {
            let code = &self.codes[number as usize];
            code.children.iter().chain([&code.in_namespace]).for_each(|&code| reach(code, &mut work));
        }
        reached
    }

    fn unload_one(&mut self, number: u32) {
        let nothing = gone();
        self.new_rows.push(Row::new(&nothing, number as usize));
        let code = std::mem::replace(&mut self.codes[number as usize], nothing);
        self.code_bytes -= super::load::loaded_bytes(&code.proto);
        let (first, count) = (code.site_base as usize, code.proto.sites.len());
        self.sites[first..first + count].fill(Site::default());
        self.second_sites[first..first + count].fill(Site::default());
        give(&mut self.passing.consts, code.proto.consts.len(), code.const_base);
        give(&mut self.passing.sites, count, code.site_base);
    }
}
