//! Arrangements of items one after another: what `product`, `permutations` and the two kinds of `combinations` go
//! through. Only places are counted here; the caller makes tuples of what stands there.

use super::Object;
use super::misc::Items;
use serde::{Deserialize, Serialize};

/// Which arrangements, in the order of the places of their items.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rule {
    /// One item of each pool.
    Product,
    /// Items of one pool, in every order.
    Permutations,
    /// Items of one pool in their order.
    Combinations,
    /// As combinations, with items repeated.
    Replaced,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Arrangement {
    pub rule: Rule,
    /// The pools; one only, but for products.
    pub pools: Vec<Box<[Object]>>,
    /// The places of the items; for permutations those of the items left out follow.
    places: Vec<u32>,
    width: usize,
    state: State,
    /// The items of the last arrangement; none of one that was read.
    #[serde(skip)]
    last: Vec<Object>,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
enum State {
    New,
    Going,
    Done,
}

/// Where it stands: before the first, at some places, or past the last. For permutations it is said how many turns each place has left.
pub enum Told {
    First,
    At { places: Vec<u32>, turns: Option<Vec<u32>> },
    Past,
}

impl Arrangement {
    #[must_use]
    pub fn new(rule: Rule, pools: Vec<Box<[Object]>>, width: usize) -> Self {
        let count = pools.first().map_or(0, |pool| pool.len());
        let (places, empty) = match rule {
            Rule::Product => (vec![0; width], pools.iter().any(|pool| pool.is_empty())),
            Rule::Permutations => ((0..count as u32).collect(), width > count),
            Rule::Combinations if width > count => (Vec::new(), true),
            Rule::Combinations => ((0..width as u32).collect(), false),
            Rule::Replaced => (vec![0; width], count == 0 && width > 0),
        };
        Self { rule, pools, places, width, last: Vec::new(), state: if empty { State::Done } else { State::New } }
    }

    /// The items of the next arrangement, if there is one.
    pub fn advance(&mut self) -> Option<Items> {
        self.turn().then(|| Items::from_slice(&self.last))
    }
    /// As `advance`, of two items each; none, and nothing is passed, if there are more or fewer.
    pub fn advance_pair(&mut self) -> Option<(Object, Object)> {
        if self.width != 2 || !self.turn() {
            return None;
        }
        Some((self.last[0], self.last[1]))
    }
    /// Lays out the next arrangement; false if there is none.
    fn turn(&mut self) -> bool {
        // The first place that differs from the last time.
        let changed = match self.state {
            State::New => Some(0),
            State::Going => match self.rule {
                Rule::Product => self.next_product(),
                Rule::Permutations => self.next_permutation(),
                Rule::Combinations | Rule::Replaced => self.next_combination(),
            },
            State::Done => None,
        };
        self.state = if changed.is_some() { State::Going } else { State::Done };
        let Some(mut from) = changed else { return false };
        if self.last.len() != self.width {
            self.last.resize(self.width, Object::UNBOUND);
            from = 0;
        }
        let changed = self.last.iter_mut().zip(&self.places).skip(from);
        match self.rule {
            Rule::Product => changed.zip(&self.pools[from..]).for_each(|((item, &place), pool)| *item = pool[place as usize]),
            _ => {
                let pool = &self.pools[0];
                changed.for_each(|(item, &place)| *item = pool[place as usize]);
            }
        }
        true
    }

    /// Do its parts fit together, as those of one that was read must?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let count = self.pools.first().map_or(0, |pool| pool.len());
        match (self.state, self.rule) {
            (State::Done, _) => true,
            (_, Rule::Product) => {
                self.width == self.pools.len()
                    && self.width == self.places.len()
                    && self.pools.iter().zip(&self.places).all(|(pool, &place)| (place as usize) < pool.len())
            }
            (_, Rule::Permutations) => {
                let mut sorted = self.places.clone();
                sorted.sort_unstable();
                self.pools.len() == 1 && self.width <= count && sorted.iter().copied().eq(0..count as u32)
            }
            (_, rule) => {
                self.pools.len() == 1
                    && self.width == self.places.len()
                    && (rule == Rule::Replaced || self.width <= count)
                    && self.places.iter().all(|&place| (place as usize) < count)
            }
        }
    }

    #[must_use]
    pub fn told(&self) -> Told {
        match self.state {
            State::Done => Told::Past,
            State::New => Told::First,
            State::Going if self.rule == Rule::Permutations => {
                let left = |at: usize| {
                    let (place, after) = (self.places[at], &self.places[at + 1..]);
                    (after.len() + 1 - after.iter().filter(|&&other| other < place).count()) as u32
                };
                Told::At { places: self.places.clone(), turns: Some((0..self.width).map(left).collect()) }
            }
            State::Going => Told::At { places: self.places.clone(), turns: None },
        }
    }
    /// Goes on behind the arrangement with these places; false if they are too few or too many. Others that do not fit are left as they are.
    #[must_use]
    pub fn go_on_from(&mut self, places: &[usize]) -> bool {
        if places.len() != self.places.len() {
            return false;
        }
        if self.state == State::Done {
            return true;
        }
        let most = |at: usize| self.pools.get(at).or(self.pools.first()).map_or(0, |pool| pool.len().saturating_sub(1));
        let limited = places.iter().enumerate().map(|(at, &place)| place.min(most(at)) as u32).collect();
        let before = std::mem::replace(&mut self.places, limited);
        if self.is_whole() {
            self.state = State::Going;
            self.last.clear();
        } else {
            self.places = before;
        }
        true
    }

    /// How many items an arrangement has.
    #[must_use]
    pub fn width(&self) -> usize {
        self.width
    }

    /// Bytes that it holds.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.pools.iter().map(|pool| pool.len() * 8 + 16).sum::<usize>() + self.places.len() * 12
    }

    /// Counts up as a mileage counter does.
    fn next_product(&mut self) -> Option<usize> {
        for (at, (place, pool)) in self.places.iter_mut().zip(&self.pools).enumerate().rev() {
            if *place as usize + 1 < pool.len() {
                *place += 1;
                return Some(at);
            }
            *place = 0;
        }
        None
    }

    /// The next order of all places whose first part differs: the rest is put backwards, so that it is the last of its kind.
    fn next_permutation(&mut self) -> Option<usize> {
        let places = &mut self.places;
        places[self.width..].reverse();
        let pivot = places.windows(2).rposition(|pair| pair[0] < pair[1])?;
        let bigger = places.iter().rposition(|&place| place > places[pivot]).unwrap_or(pivot);
        places.swap(pivot, bigger);
        places[pivot + 1..].reverse();
        Some(pivot)
    }

    /// Moves the last place that can still move, and sets those after it as low as they may be.
    fn next_combination(&mut self) -> Option<usize> {
        let (count, width, apart) = (self.pools[0].len(), self.width, u32::from(self.rule == Rule::Combinations));
        let highest = |at: usize| if apart == 1 { count - width + at } else { count - 1 };
        let at = (0..width).rposition(|at| (self.places[at] as usize) < highest(at))?;
        let mut place = self.places[at] + 1;
        for slot in &mut self.places[at..] {
            *slot = place;
            place += apart;
        }
        Some(at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(rule: Rule, count: i64, width: usize) -> Vec<Vec<i64>> {
        let pool: Box<[Object]> = (0..count).map(Object::small).collect();
        let pools = if rule == Rule::Product { vec![pool; width] } else { vec![pool] };
        let mut arrangement = Arrangement::new(rule, pools, width);
        std::iter::from_fn(|| arrangement.advance()).map(|items| items.iter().map(|item| item.as_int().unwrap_or(-1)).collect()).collect()
    }

    #[test]
    fn arrangements_come_in_the_order_of_places() {
        assert_eq!(all(Rule::Permutations, 3, 2), [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
        assert_eq!(all(Rule::Combinations, 4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
        assert_eq!(all(Rule::Replaced, 2, 2), [[0, 0], [0, 1], [1, 1]]);
        assert_eq!(all(Rule::Product, 2, 2), [[0, 0], [0, 1], [1, 0], [1, 1]]);
    }

    #[test]
    fn nothing_is_one_arrangement_and_too_much_is_none() {
        for rule in [Rule::Product, Rule::Permutations, Rule::Combinations, Rule::Replaced] {
            assert_eq!(all(rule, 3, 0), [[0i64; 0]]);
        }
        assert!(all(Rule::Permutations, 2, 3).is_empty());
        assert!(all(Rule::Combinations, 2, 3).is_empty());
        assert!(all(Rule::Replaced, 0, 1).is_empty());
        assert!(all(Rule::Product, 0, 1).is_empty());
    }
}
