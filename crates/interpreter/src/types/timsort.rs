//! The order in which CPython compares when it sorts: runs as they are found, binary insertion into short ones, merges by their power,
//! and galloping. Where an order is not total (a nan, sets) the result depends on it. It never trusts the order to be consistent.

use crate::pace;

/// What merging starts to gallop at.
const GALLOP: usize = 7;

/// Sorts stably. `None` as soon as `less` cannot tell, or the cell must stop; the items are then in some order.
pub fn timsort<T: Copy>(items: &mut [T], less: &mut dyn FnMut(T, T) -> Option<bool>) -> Option<()> {
    let count = items.len();
    let mut sort = Sort { items, less, runs: Vec::new(), gallop: GALLOP };
    let shortest = shortest_run(count);
    let mut at = 0;
    while at < count {
        let mut end = sort.run_end(at)?;
        let wanted = count.min(at + shortest);
        if end < wanted {
            sort.insert(at, end, wanted)?;
            end = wanted;
        }
        sort.found(at, end, count)?;
        at = end;
    }
    while sort.runs.len() > 1 {
        let last = sort.runs.len() - 1;
        let shorter = last > 1 && sort.runs[last - 2].length < sort.runs[last].length;
        sort.merge(if shorter { last - 2 } else { last - 1 })?;
    }
    Some(())
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

struct Run {
    start: usize,
    length: usize,
    power: u32,
}

struct Sort<'a, T> {
    items: &'a mut [T],
    less: &'a mut dyn FnMut(T, T) -> Option<bool>,
    runs: Vec<Run>,
    gallop: usize,
}

impl<T: Copy> Sort<'_, T> {
    fn less(&mut self, a: T, b: T) -> Option<bool> {
        if pace::halted_after(8) { None } else { (self.less)(a, b) }
    }

    /// The end of the run that starts here; a falling one is turned round.
    fn run_end(&mut self, start: usize) -> Option<usize> {
        let count = self.items.len();
        if start + 1 == count {
            return Some(count);
        }
        let falling = self.less(self.items[start + 1], self.items[start])?;
        let mut end = start + 2;
        while end < count && self.less(self.items[end], self.items[end - 1])? == falling {
            end += 1;
        }
        if falling {
            self.items[start..end].reverse();
        }
        Some(end)
    }

    /// Inserts the items from `sorted` on into the run before them.
    fn insert(&mut self, start: usize, sorted: usize, end: usize) -> Option<()> {
        for at in sorted..end {
            let item = self.items[at];
            let (mut low, mut high) = (start, at);
            while low < high {
                let middle = low + (high - low) / 2;
                if self.less(item, self.items[middle])? { high = middle } else { low = middle + 1 }
            }
            self.items.copy_within(low..at, low + 1);
            self.items[low] = item;
        }
        Some(())
    }

    /// Takes a new run, after merging those that are deeper in the tree of merges.
    fn found(&mut self, start: usize, end: usize, count: usize) -> Option<()> {
        if let Some(last) = self.runs.last() {
            let power = power(last.start, last.length, end - start, count);
            while self.runs.len() > 1 && self.runs[self.runs.len() - 2].power > power {
                self.merge(self.runs.len() - 2)?;
            }
            if let Some(last) = self.runs.last_mut() {
                last.power = power;
            }
        }
        self.runs.push(Run { start, length: end - start, power: 0 });
        Some(())
    }

    /// Merges a run with the next.
    fn merge(&mut self, at: usize) -> Option<()> {
        let (mut left, middle) = (self.runs[at].start, self.runs[at + 1].start);
        let next = self.runs.remove(at + 1);
        self.runs[at].length += next.length;
        // What is in its place already needs no merging.
        left += self.after(self.items[middle], left, middle - left, 0, Side::Items)?;
        if left == middle {
            return Some(());
        }
        let right = self.before(self.items[middle - 1], middle, next.length, next.length - 1, Side::Items)?;
        if right == 0 {
            return Some(());
        }
        if middle - left <= right { self.merge_up(left, middle, right) } else { self.merge_down(left, middle, right) }
    }

    /// Merges from the front; the left run is the shorter one.
    fn merge_up(&mut self, start: usize, middle: usize, mut right: usize) -> Option<()> {
        let saved = self.items[start..middle].to_vec();
        let (mut to, mut a, mut b) = (start, 0, middle);
        let mut left = saved.len();
        let gave_up = |sort: &mut Self, to: usize, a: usize| sort.items[to..to + saved.len() - a].copy_from_slice(&saved[a..]);
        macro_rules! ask {
            ($asked:expr) => {
                match $asked {
                    Some(answer) => answer,
                    None => {
                        gave_up(self, to, a);
                        return None;
                    }
                }
            };
        }
        self.items[to] = self.items[b];
        (to, b, right) = (to + 1, b + 1, right - 1);
        'merge: {
            if right == 0 || left == 1 {
                break 'merge;
            }
            let mut gallop = self.gallop;
            loop {
                let (mut from_left, mut from_right) = (0, 0);
                loop {
                    if ask!(self.less(self.items[b], saved[a])) {
                        self.items[to] = self.items[b];
                        (to, b, right) = (to + 1, b + 1, right - 1);
                        (from_left, from_right) = (0, from_right + 1);
                        if right == 0 {
                            break 'merge;
                        }
                        if from_right >= gallop {
                            break;
                        }
                    } else {
                        self.items[to] = saved[a];
                        (to, a, left) = (to + 1, a + 1, left - 1);
                        (from_left, from_right) = (from_left + 1, 0);
                        if left == 1 {
                            break 'merge;
                        }
                        if from_left >= gallop {
                            break;
                        }
                    }
                }
                gallop += 1;
                loop {
                    gallop -= usize::from(gallop > 1);
                    self.gallop = gallop;
                    from_left = ask!(self.after(self.items[b], a, left, 0, Side::Saved(&saved)));
                    self.items[to..to + from_left].copy_from_slice(&saved[a..a + from_left]);
                    (to, a, left) = (to + from_left, a + from_left, left - from_left);
                    if from_left > 0 && left <= 1 {
                        break 'merge;
                    }
                    self.items[to] = self.items[b];
                    (to, b, right) = (to + 1, b + 1, right - 1);
                    if right == 0 {
                        break 'merge;
                    }
                    from_right = ask!(self.before(saved[a], b, right, 0, Side::Items));
                    self.items.copy_within(b..b + from_right, to);
                    (to, b, right) = (to + from_right, b + from_right, right - from_right);
                    if from_right > 0 && right == 0 {
                        break 'merge;
                    }
                    self.items[to] = saved[a];
                    (to, a, left) = (to + 1, a + 1, left - 1);
                    if left == 1 {
                        break 'merge;
                    }
                    if from_left < GALLOP && from_right < GALLOP {
                        break;
                    }
                }
                gallop += 1;
                self.gallop = gallop;
            }
        }
        // The rest of the right run comes before the last of the left one.
        self.items.copy_within(b..b + right, to);
        to += right;
        self.items[to..to + left].copy_from_slice(&saved[a..a + left]);
        Some(())
    }

    /// Merges from the back; the right run is the shorter one.
    fn merge_down(&mut self, start: usize, middle: usize, length: usize) -> Option<()> {
        let saved = self.items[middle..middle + length].to_vec();
        let (mut left, mut right) = (middle - start, length);
        // Places are counted by what is left: the next of the left run is `start + left - 1`, the next place the sum of both.
        let gave_up = |sort: &mut Self, left: usize, right: usize| {
            sort.items[start + left..start + left + right].copy_from_slice(&saved[..right]);
        };
        macro_rules! ask {
            ($asked:expr) => {
                match $asked {
                    Some(answer) => answer,
                    None => {
                        gave_up(self, left, right);
                        return None;
                    }
                }
            };
        }
        self.items[start + left + right - 1] = self.items[start + left - 1];
        left -= 1;
        'merge: {
            if left == 0 || right == 1 {
                break 'merge;
            }
            let mut gallop = self.gallop;
            loop {
                let (mut from_left, mut from_right) = (0, 0);
                loop {
                    let place = start + left + right - 1;
                    if ask!(self.less(saved[right - 1], self.items[start + left - 1])) {
                        self.items[place] = self.items[start + left - 1];
                        left -= 1;
                        (from_left, from_right) = (from_left + 1, 0);
                        if left == 0 {
                            break 'merge;
                        }
                        if from_left >= gallop {
                            break;
                        }
                    } else {
                        self.items[place] = saved[right - 1];
                        right -= 1;
                        (from_left, from_right) = (0, from_right + 1);
                        if right == 1 {
                            break 'merge;
                        }
                        if from_right >= gallop {
                            break;
                        }
                    }
                }
                gallop += 1;
                loop {
                    gallop -= usize::from(gallop > 1);
                    self.gallop = gallop;
                    from_left = left - ask!(self.after(saved[right - 1], start, left, left - 1, Side::Items));
                    self.items.copy_within(start + left - from_left..start + left, start + left - from_left + right);
                    left -= from_left;
                    if from_left > 0 && left == 0 {
                        break 'merge;
                    }
                    self.items[start + left + right - 1] = saved[right - 1];
                    right -= 1;
                    if right == 1 {
                        break 'merge;
                    }
                    from_right = right - ask!(self.before(self.items[start + left - 1], 0, right, right - 1, Side::Saved(&saved)));
                    self.items[start + left + right - from_right..start + left + right].copy_from_slice(&saved[right - from_right..right]);
                    right -= from_right;
                    if from_right > 0 && right <= 1 {
                        break 'merge;
                    }
                    self.items[start + left + right - 1] = self.items[start + left - 1];
                    left -= 1;
                    if left == 0 {
                        break 'merge;
                    }
                    if from_left < GALLOP && from_right < GALLOP {
                        break;
                    }
                }
                gallop += 1;
                self.gallop = gallop;
            }
        }
        // The first of the right run comes before the rest of the left one.
        self.items.copy_within(start..start + left, start + right);
        self.items[start..start + right].copy_from_slice(&saved[..right]);
        Some(())
    }

    /// How many items of a run are less than a key, searched from a hint on.
    fn before(&mut self, key: T, start: usize, count: usize, hint: usize, side: Side<'_, T>) -> Option<usize> {
        self.search(start, count, hint, side, |sort, item| sort.less(item, key))
    }

    /// How many items of a run are not greater than a key.
    fn after(&mut self, key: T, start: usize, count: usize, hint: usize, side: Side<'_, T>) -> Option<usize> {
        self.search(start, count, hint, side, |sort, item| sort.less(key, item).map(|less| !less))
    }

    /// How many items come first, by `first`: in steps that double away from the hint, then by halves between the last two.
    fn search(
        &mut self,
        start: usize,
        count: usize,
        hint: usize,
        side: Side<'_, T>,
        first: impl Fn(&mut Self, T) -> Option<bool>,
    ) -> Option<usize> {
        let item = |sort: &Self, at: usize| match side {
            Side::Items => sort.items[start + at],
            Side::Saved(saved) => saved[start + at],
        };
        let (mut last, mut step) = (0, 1);
        let hinted = item(self, hint);
        let (mut low, mut high) = if first(self, hinted)? {
            let most = count - hint;
            while step < most && {
                let next = item(self, hint + step);
                first(self, next)?
            } {
                last = step;
                step = step * 2 + 1;
            }
            (hint + last + 1, hint + step.min(most))
        } else {
            let most = hint + 1;
            while step < most && {
                let next = item(self, hint - step);
                !first(self, next)?
            } {
                last = step;
                step = step * 2 + 1;
            }
            (most - step.min(most), hint - last)
        };
        while low < high {
            let middle = low + (high - low) / 2;
            let next = item(self, middle);
            if first(self, next)? { low = middle + 1 } else { high = middle }
        }
        Some(high)
    }
}

/// Where a run lies: in place, or saved aside.
#[derive(Clone, Copy)]
enum Side<'a, T> {
    Items,
    Saved(&'a [T]),
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
