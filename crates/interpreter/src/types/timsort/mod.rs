//! Sorting in the order in which CPython compares when it sorts: runs as they are found, binary insertion into short ones, merges by
//! their power, and galloping. Where an order is not total (a nan, sets) the result depends on it. It never trusts the order to be
//! consistent. It compares nothing: it asks, waits for the answer, and goes on, so that guest code can answer as well as a native.

mod merge;
mod search;

use crate::pace;
use search::Search;
use serde::{Deserialize, Serialize};

/// What merging starts to gallop at.
const GALLOP: usize = 7;

/// Sorts stably. `None` as soon as `less` cannot tell, or the cell must stop; the items are then worthless.
pub fn timsort<T: Copy>(items: &mut Vec<T>, less: &mut dyn FnMut(T, T) -> Option<bool>) -> Option<()> {
    let mut sort = Timsort::new(std::mem::take(items));
    let mut question = sort.begin();
    while let Some((a, b)) = question {
        if pace::halted_after(8) {
            return None;
        }
        question = sort.answered(less(a, b)?);
    }
    *items = sort.items;
    Some(())
}

/// A sort that is under way, and asks which of two items is less.
#[derive(Clone, Serialize, Deserialize)]
pub struct Timsort<T> {
    pub items: Vec<T>,
    /// The run that is merged from aside.
    saved: Vec<T>,
    runs: Vec<Run>,
    gallop: usize,
    asked: Asked,
    search: Search,
    merge: Merge,
}

#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Run {
    start: usize,
    length: usize,
    power: u32,
}

/// What the last question was about.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
enum Asked {
    #[default]
    Nothing,
    /// Does the run that starts here fall?
    First {
        start: usize,
    },
    Next {
        start: usize,
        end: usize,
        falling: bool,
    },
    /// Where in `start..at` the item at `at` belongs.
    Insert {
        start: usize,
        at: usize,
        end: usize,
        low: usize,
        high: usize,
    },
    Search(Then),
    Pair,
}

/// What the result of a search is for.
#[derive(Clone, Copy, Serialize, Deserialize)]
enum Then {
    /// The start, then the end of what two runs have to merge.
    Start,
    End,
    /// How many items come next from the left, then from the right run.
    Left,
    Right,
}

/// What to do next.
enum Doing {
    Begin(usize),
    Run {
        start: usize,
        end: usize,
        falling: bool,
    },
    Ended {
        start: usize,
        end: usize,
    },
    Insert {
        start: usize,
        at: usize,
        end: usize,
    },
    Found {
        start: usize,
        end: usize,
    },
    /// Merges what has to be merged before a run is taken, or before all is done.
    Merges,
    Merged,
    Pairs,
    Gallop,
    Search(Then),
}

/// Two runs that are merged: from the front where the left one is saved, from the back where the right one is.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Merge {
    down: bool,
    start: usize,
    middle: usize,
    /// The next places: to write to, of the left run, of the right run (from the front).
    to: usize,
    a: usize,
    b: usize,
    /// Items left in each run.
    left: usize,
    right: usize,
    gallop: usize,
    from_left: usize,
    from_right: usize,
    /// The run that was found and waits for merges, if there is one.
    waiting: Option<Run>,
}

impl<T: Copy> Timsort<T> {
    pub fn new(items: Vec<T>) -> Self {
        Self {
            items,
            saved: Vec::new(),
            runs: Vec::new(),
            gallop: GALLOP,
            asked: Asked::Nothing,
            search: Search::default(),
            merge: Merge::default(),
        }
    }

    /// Is every place inside the items? What was read from a snapshot may lie.
    pub fn is_whole(&self) -> bool {
        let (count, aside) = (self.items.len(), self.saved.len());
        let side = |saved: bool| if saved { aside } else { count };
        let fits = |run: &Run| run.length > 0 && run.start < count && run.length <= count - run.start;
        let follow = self.runs.windows(2).all(|pair| pair[0].start + pair[0].length == pair[1].start);
        let Merge { down, start, middle, to, a, b, left, right, waiting, .. } = self.merge;
        let small = [start, middle, to, a, b, left, right].iter().all(|&place| place <= count);
        let Search { start: from, count: many, hint, key, key_saved, run_saved, last, step, low, high, .. } = self.search;
        let searching = [from, many, hint, last, low].iter().all(|&place| place <= count)
            && key < side(key_saved)
            && from + many <= side(run_saved)
            && hint < many
            && last <= hint.max(many - hint)
            && step <= 2 * count + 1
            && low <= high
            && high <= many;
        let merging = if down {
            start + left + right <= count && right <= aside
        } else {
            a + left <= aside && b + right <= count && to + left + right <= count
        };
        let asked = match self.asked {
            Asked::Nothing => true,
            Asked::First { start } => start < count && start + 1 < count,
            Asked::Next { start, end, .. } => start < end && end < count,
            Asked::Insert { start, at, end, low, high } => start <= low && low < high && high <= at && at < end && end <= count,
            Asked::Search(Then::Start | Then::End) => searching && start < middle && middle < count && right <= count - middle && right > 0,
            Asked::Search(Then::Left | Then::Right) => searching && merging && left > 0 && right > 0,
            Asked::Pair => merging && left > 0 && right > 0,
        };
        small && asked && follow && self.runs.iter().chain(waiting.iter()).all(fits)
    }

    /// The first question, if there is one.
    pub fn begin(&mut self) -> Option<(T, T)> {
        self.go_on(Doing::Begin(0))
    }

    /// The next question, once the last is answered; none where all is sorted.
    pub fn answered(&mut self, less: bool) -> Option<(T, T)> {
        let next = match self.asked {
            Asked::Nothing => return None,
            Asked::First { start } => self.run_goes_on(start, start + 2, less),
            Asked::Next { start, end, falling } if less == falling => self.run_goes_on(start, end + 1, falling),
            Asked::Next { start, end, falling } => self.run_ends(start, end, falling),
            Asked::Insert { start, at, end, low, high } => {
                let middle = low + (high - low) / 2;
                let (low, high) = if less { (low, middle) } else { (middle + 1, high) };
                if low < high {
                    return self.ask_insert(start, at, end, low, high);
                }
                let item = self.items[at];
                self.items.copy_within(low..at, low + 1);
                self.items[low] = item;
                Doing::Insert { start, at: at + 1, end }
            }
            Asked::Search(then) => {
                let counts = less != self.search.equal;
                self.search.answered(counts);
                Doing::Search(then)
            }
            Asked::Pair if self.merge.down => self.pair_down(less),
            Asked::Pair => self.pair_up(less),
        };
        self.go_on(next)
    }

    fn go_on(&mut self, mut next: Doing) -> Option<(T, T)> {
        loop {
            next = match next {
                Doing::Begin(start) if start >= self.items.len() => Doing::Merges,
                Doing::Begin(start) if start + 1 == self.items.len() => Doing::Ended { start, end: start + 1 },
                Doing::Begin(start) => {
                    self.asked = Asked::First { start };
                    return Some((self.items[start + 1], self.items[start]));
                }
                Doing::Run { start, end, falling } => {
                    self.asked = Asked::Next { start, end, falling };
                    return Some((self.items[end], self.items[end - 1]));
                }
                Doing::Ended { start, end } => {
                    let wanted = self.items.len().min(start + shortest_run(self.items.len()));
                    if end < wanted { Doing::Insert { start, at: end, end: wanted } } else { Doing::Found { start, end } }
                }
                Doing::Insert { start, at, end } if at < end => return self.ask_insert(start, at, end, start, at),
                Doing::Insert { start, end, .. } => Doing::Found { start, end },
                Doing::Found { start, end } => {
                    let power = self.runs.last().map_or(0, |last| power(last.start, last.length, end - start, self.items.len()));
                    self.merge.waiting = Some(Run { start, length: end - start, power });
                    Doing::Merges
                }
                Doing::Merges => match self.next_merge() {
                    Some(at) => self.start_merge(at),
                    None => match self.merge.waiting.take() {
                        Some(run) => {
                            if let Some(last) = self.runs.last_mut() {
                                last.power = run.power;
                            }
                            self.runs.push(Run { power: 0, ..run });
                            Doing::Begin(run.start + run.length)
                        }
                        None => {
                            self.asked = Asked::Nothing;
                            return None;
                        }
                    },
                },
                Doing::Merged => {
                    self.saved.clear();
                    Doing::Merges
                }
                Doing::Pairs => {
                    self.asked = Asked::Pair;
                    let Merge { down, start, a, b, left, right, .. } = self.merge;
                    return Some(if down { (self.saved[right - 1], self.items[start + left - 1]) } else { (self.items[b], self.saved[a]) });
                }
                Doing::Gallop => {
                    self.merge.gallop -= usize::from(self.merge.gallop > 1);
                    self.gallop = self.merge.gallop;
                    self.search_left()
                }
                Doing::Search(then) => match self.search.place() {
                    Ok(place) => {
                        self.asked = Asked::Search(then);
                        let Search { key, key_saved, run_saved, equal, .. } = self.search;
                        let key = if key_saved { self.saved[key] } else { self.items[key] };
                        let item = if run_saved { self.saved[place] } else { self.items[place] };
                        return Some(if equal { (key, item) } else { (item, key) });
                    }
                    Err(found) => self.searched(then, found),
                },
            };
        }
    }

    fn run_goes_on(&mut self, start: usize, end: usize, falling: bool) -> Doing {
        if end < self.items.len() { Doing::Run { start, end, falling } } else { self.run_ends(start, end, falling) }
    }

    /// A falling run is turned round.
    fn run_ends(&mut self, start: usize, end: usize, falling: bool) -> Doing {
        if falling {
            self.items[start..end].reverse();
        }
        Doing::Ended { start, end }
    }

    fn ask_insert(&mut self, start: usize, at: usize, end: usize, low: usize, high: usize) -> Option<(T, T)> {
        self.asked = Asked::Insert { start, at, end, low, high };
        Some((self.items[at], self.items[low + (high - low) / 2]))
    }
}

/// How long runs are made: so that their number is a power of two, or a little less.
fn shortest_run(mut count: usize) -> usize {
    let mut rest = 0;
    while count >= 64 {
        rest |= count & 1;
        count >>= 1;
    }
    count + rest
}

/// The level of the tree of merges at which two neighbouring runs meet.
fn power(start: usize, left: usize, right: usize, count: usize) -> u32 {
    let mut a = 2 * start + left;
    let mut b = a + left + right;
    let mut power = 0;
    loop {
        power += 1;
        if a >= count {
            a -= count;
            b -= count;
        } else if b >= count {
            return power;
        }
        a *= 2;
        b *= 2;
    }
}
