//! "Did you mean": the name closest to a missing one, by the distance that CPython 3.11 uses.

use super::Vm;
use crate::object::{Kind, Object};
use crate::types;

const MOVE: usize = 2;
const CASE: usize = 1;
const LONGEST: usize = 40;
const MOST: usize = 750;

impl Vm {
    /// What to add to the text of an uncaught NameError or AttributeError.
    pub(crate) fn suggestion(&mut self, exception: Object) -> Option<String> {
        let state = self.exception_state(exception)?;
        let (name, object) = (state.fields[0], state.fields[1]);
        let place = state.traceback.first().copied();
        if !name.is(Kind::Str) {
            return None;
        }
        let wrong = self.heap.text(name).to_owned();
        let candidates = if self.is_instance(exception, types::ATTRIBUTE_ERROR) {
            if object.is_unbound() {
                return None;
            }
            let names = types::dir(self, &[object]).ok()?;
            self.heap.lists[names.index()].iter().map(|&name| self.heap.text(name).to_owned()).collect()
        } else if self.is_instance(exception, types::NAME_ERROR) {
            let mut names: Vec<String> = place.map(|place| self.proto(place.code).varnames.clone()).unwrap_or_default();
            names.extend(
                self.heap.dicts[self.globals.index()]
                    .iter()
                    .filter(|entry| entry.key.is(Kind::Str))
                    .map(|entry| self.heap.text(entry.key).to_owned()),
            );
            let mut builtins: Vec<String> = self.registry.builtins.keys().map(|name| (*name).to_owned()).collect();
            builtins.sort();
            names.extend(builtins);
            names
        } else {
            return None;
        };
        closest(&wrong, &candidates)
    }
}

/// The candidate nearest to a name, if it is near enough.
fn closest(wrong: &str, candidates: &[String]) -> Option<String> {
    if candidates.len() >= MOST {
        return None;
    }
    let mut best: Option<(usize, &String)> = None;
    for candidate in candidates {
        if candidate == wrong {
            continue;
        }
        let most = (wrong.len() + candidate.len() + 3) * MOVE / 6;
        let most = best.map_or(most, |(distance, _)| most.min(distance - 1));
        let distance = distance(wrong.as_bytes(), candidate.as_bytes(), most);
        if distance <= most {
            best = Some((distance, candidate));
            if distance == 0 {
                break;
            }
        }
    }
    best.map(|(_, candidate)| candidate.clone())
}

fn cost(a: u8, b: u8) -> usize {
    if a == b {
        0
    } else if a.eq_ignore_ascii_case(&b) {
        CASE
    } else {
        MOVE
    }
}

/// Edits from one name to the other; a change of case is cheaper than other changes.
fn distance(a: &[u8], b: &[u8], most: usize) -> usize {
    let prefix = a.iter().zip(b).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[prefix..], &b[prefix..]);
    let suffix = a.iter().rev().zip(b.iter().rev()).take_while(|(x, y)| x == y).count();
    let (a, b) = (&a[..a.len() - suffix], &b[..b.len() - suffix]);
    if a.is_empty() || b.is_empty() {
        return (a.len() + b.len()) * MOVE;
    }
    if a.len() > LONGEST || b.len() > LONGEST {
        return most + 1;
    }
    let (a, b) = if b.len() < a.len() { (b, a) } else { (a, b) };
    if (b.len() - a.len()) * MOVE > most {
        return most + 1;
    }
    let mut row: Vec<usize> = (1..=a.len()).map(|at| at * MOVE).collect();
    let mut result = 0;
    for (at, &y) in b.iter().enumerate() {
        let mut diagonal = at * MOVE;
        result = diagonal;
        let mut smallest = usize::MAX;
        for (slot, &x) in row.iter_mut().zip(a) {
            let substitute = diagonal + cost(y, x);
            diagonal = *slot;
            result = substitute.min(result.min(diagonal) + MOVE);
            *slot = result;
            smallest = smallest.min(result);
        }
        if smallest > most {
            return most + 1;
        }
    }
    result
}
