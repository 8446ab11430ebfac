//! How two runs are merged: from the front or from the back, pair by pair, and galloping where one run wins for long.

use super::{Doing, GALLOP, Merge, Search, Then, Timsort};

impl<T: Copy> Timsort<T> {
    /// The first of two runs that must be merged now: those deeper in the tree of merges than the one that waits, or all at the end.
    pub(super) fn next_merge(&self) -> Option<usize> {
        let last = self.runs.len().checked_sub(1).filter(|&last| last > 0)?;
        match self.merge.waiting {
            Some(run) => (self.runs[last - 1].power > run.power).then_some(last - 1),
            None if last > 1 && self.runs[last - 2].length < self.runs[last].length => Some(last - 2),
            None => Some(last - 1),
        }
    }

    pub(super) fn start_merge(&mut self, at: usize) -> Doing {
        let next = self.runs.remove(at + 1);
        let start = self.runs[at].start;
        self.runs[at].length += next.length;
        self.merge = Merge { start, middle: next.start, right: next.length, waiting: self.merge.waiting, ..Merge::default() };
        // What is in its place already needs no merging.
        self.find(Then::Start, Search { start, count: next.start - start, hint: 0, key: next.start, equal: true, ..Search::default() })
    }

    fn find(&mut self, then: Then, search: Search) -> Doing {
        self.search = Search { step: 1, ..search };
        Doing::Search(then)
    }

    pub(super) fn searched(&mut self, then: Then, found: usize) -> Doing {
        let Merge { start, middle, right, .. } = self.merge;
        match then {
            Then::Start => {
                self.merge.start = start + found;
                if self.merge.start == middle {
                    return Doing::Merged;
                }
                let search = Search { start: middle, count: right, hint: right - 1, key: middle - 1, ..Search::default() };
                self.find(Then::End, search)
            }
            Then::End if found == 0 => Doing::Merged,
            Then::End => self.first_of_merge(found),
            Then::Left if self.merge.down => self.left_down(found),
            Then::Left => self.left_up(found),
            Then::Right if self.merge.down => self.right_down(found),
            Then::Right => self.right_up(found),
        }
    }

    /// Saves the shorter run aside; the first place is known.
    fn first_of_merge(&mut self, right: usize) -> Doing {
        let Merge { start, middle, .. } = self.merge;
        let left = middle - start;
        let down = left > right;
        self.saved.clear();
        self.saved.extend_from_slice(if down { &self.items[middle..middle + right] } else { &self.items[start..middle] });
        self.merge = Merge { down, to: start, a: 0, b: middle, left, right, gallop: self.gallop, ..self.merge };
        if down {
            self.take_left_down()
        } else {
            self.take_right_up()
        };
        if self.is_over() { self.finish() } else { self.new_pairs() }
    }

    /// Is only one run left, or the one item of the saved run that goes to the end?
    fn is_over(&self) -> bool {
        let Merge { down, left, right, .. } = self.merge;
        if down { left == 0 || right <= 1 } else { right == 0 || left <= 1 }
    }

    fn new_pairs(&mut self) -> Doing {
        (self.merge.from_left, self.merge.from_right) = (0, 0);
        Doing::Pairs
    }

    /// The next item of one run goes to its place: from the front, then from the back.
    fn take_right_up(&mut self) {
        let merge = &mut self.merge;
        self.items[merge.to] = self.items[merge.b];
        (merge.to, merge.b, merge.right) = (merge.to + 1, merge.b + 1, merge.right - 1);
    }
    fn take_left_up(&mut self) {
        let merge = &mut self.merge;
        self.items[merge.to] = self.saved[merge.a];
        (merge.to, merge.a, merge.left) = (merge.to + 1, merge.a + 1, merge.left - 1);
    }
    fn take_left_down(&mut self) {
        let merge = &mut self.merge;
        self.items[merge.start + merge.left + merge.right - 1] = self.items[merge.start + merge.left - 1];
        merge.left -= 1;
    }
    fn take_right_down(&mut self) {
        let merge = &mut self.merge;
        self.items[merge.start + merge.left + merge.right - 1] = self.saved[merge.right - 1];
        merge.right -= 1;
    }

    pub(super) fn pair_up(&mut self, less: bool) -> Doing {
        if less {
            self.take_right_up()
        } else {
            self.take_left_up()
        };
        self.after_pair(!less)
    }
    pub(super) fn pair_down(&mut self, less: bool) -> Doing {
        if less {
            self.take_left_down()
        } else {
            self.take_right_down()
        };
        self.after_pair(less)
    }
    fn after_pair(&mut self, from_left: bool) -> Doing {
        let merge = &mut self.merge;
        (merge.from_left, merge.from_right) = if from_left { (merge.from_left + 1, 0) } else { (0, merge.from_right + 1) };
        if self.is_over() {
            return self.finish();
        }
        let merge = &mut self.merge;
        if merge.from_left.max(merge.from_right) < merge.gallop {
            return Doing::Pairs;
        }
        merge.gallop += 1;
        Doing::Gallop
    }

    /// Galloping: as many as come next from the left run, one of the right; as many of the right, one of the left.
    pub(super) fn search_left(&mut self) -> Doing {
        let Merge { down, start, a, b, left, right, .. } = self.merge;
        let search = if down {
            Search { start, count: left, hint: left - 1, key: right - 1, key_saved: true, equal: true, ..Search::default() }
        } else {
            Search { start: a, count: left, hint: 0, key: b, run_saved: true, equal: true, ..Search::default() }
        };
        self.find(Then::Left, search)
    }
    fn search_right(&mut self) -> Doing {
        let Merge { down, start, a, b, left, right, .. } = self.merge;
        let search = if down {
            Search { start: 0, count: right, hint: right - 1, key: start + left - 1, run_saved: true, ..Search::default() }
        } else {
            Search { start: b, count: right, hint: 0, key: a, key_saved: true, ..Search::default() }
        };
        self.find(Then::Right, search)
    }
    fn left_up(&mut self, found: usize) -> Doing {
        let Merge { to, a, .. } = self.merge;
        self.items[to..to + found].copy_from_slice(&self.saved[a..a + found]);
        let merge = &mut self.merge;
        (merge.to, merge.a, merge.left, merge.from_left) = (to + found, a + found, merge.left - found, found);
        if found > 0 && merge.left <= 1 {
            return self.finish();
        }
        self.take_right_up();
        if self.merge.right == 0 { self.finish() } else { self.search_right() }
    }
    fn right_up(&mut self, found: usize) -> Doing {
        let Merge { to, b, .. } = self.merge;
        self.items.copy_within(b..b + found, to);
        let merge = &mut self.merge;
        (merge.to, merge.b, merge.right, merge.from_right) = (to + found, b + found, merge.right - found, found);
        if found > 0 && merge.right == 0 {
            return self.finish();
        }
        self.take_left_up();
        if self.merge.left == 1 { self.finish() } else { self.after_gallop() }
    }
    fn left_down(&mut self, found: usize) -> Doing {
        let Merge { start, left, right, .. } = self.merge;
        let taken = left - found;
        self.items.copy_within(start + found..start + left, start + found + right);
        (self.merge.left, self.merge.from_left) = (found, taken);
        if taken > 0 && found == 0 {
            return self.finish();
        }
        self.take_right_down();
        if self.merge.right == 1 { self.finish() } else { self.search_right() }
    }
    fn right_down(&mut self, found: usize) -> Doing {
        let Merge { start, left, right, .. } = self.merge;
        let taken = right - found;
        self.items[start + left + found..start + left + right].copy_from_slice(&self.saved[found..right]);
        (self.merge.right, self.merge.from_right) = (found, taken);
        if taken > 0 && found <= 1 {
            return self.finish();
        }
        self.take_left_down();
        if self.merge.left == 0 { self.finish() } else { self.after_gallop() }
    }
    fn after_gallop(&mut self) -> Doing {
        if self.merge.from_left >= GALLOP || self.merge.from_right >= GALLOP {
            return Doing::Gallop;
        }
        self.merge.gallop += 1;
        self.gallop = self.merge.gallop;
        self.new_pairs()
    }

    /// What is left of both runs goes to its place.
    fn finish(&mut self) -> Doing {
        let Merge { down, start, to, a, b, left, right, .. } = self.merge;
        if down {
            // The first of the right run comes before the rest of the left one.
            self.items.copy_within(start..start + left, start + right);
            self.items[start..start + right].copy_from_slice(&self.saved[..right]);
        } else {
            // The rest of the right run comes before the last of the left one.
            self.items.copy_within(b..b + right, to);
            self.items[to + right..to + right + left].copy_from_slice(&self.saved[a..a + left]);
        }
        Doing::Merged
    }
}
