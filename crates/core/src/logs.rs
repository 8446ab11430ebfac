//! `Logs`: what a guest printed, or what its exceptions say; bounded, cut in the middle.
//!
//! Holds at most a few times the bound whatever it is given.

/// A collector of at most `limit` characters.
pub struct Logs {
    limit: usize,
    head: String,
    head_room: usize,
    tail: String,
    tail_length: usize,
    dropped: u64,
}

impl Logs {
    pub fn new(limit: usize) -> Self {
        Self { limit, head: String::new(), head_room: limit / 2, tail: String::new(), tail_length: 0, dropped: 0 }
    }

    /// Adds text as it is printed.
    pub fn push(&mut self, text: &str) {
        let mut rest = text;
        if self.head_room > 0 {
            let is_short = text.len() <= self.head_room;
            let fits = if is_short { None } else { text.char_indices().nth(self.head_room) };
            let fits = fits.map_or(text.len(), |(at, _)| at);
            let (head, left) = text.split_at(fits);
            self.head_room -= if left.is_empty() { head.chars().count() } else { self.head_room };
            self.head.push_str(head);
            rest = left;
        }
        let (length, keep) = (rest.chars().count(), self.limit - self.limit / 2);
        let most = self.limit.saturating_mul(4).saturating_add(1_000);
        if length > most {
            // All but its end would be cut at once.
            let start = rest.char_indices().rev().nth(keep.saturating_sub(1)).map_or(0, |(at, _)| at);
            self.tail.clear();
            self.tail.push_str(if keep == 0 { "" } else { &rest[start..] });
            self.dropped += (self.tail_length + length - keep) as u64;
            self.tail_length = keep;
            return;
        }
        self.tail.push_str(rest);
        self.tail_length += length;
        // Trimming only now and then keeps the cost of a print proportional to its length.
        if self.tail_length > most {
            self.trim();
        }
    }

    /// The text, with a line that says how much was cut.
    pub fn finish(self) -> String {
        let limit = self.limit;
        self.finish_with(|dropped| format!("[{dropped} characters cut here: `max-output` is {limit}]"))
    }
    /// The text, with a line in the words of the caller where something was cut.
    pub fn finish_with(mut self, note: impl FnOnce(u64) -> String) -> String {
        self.trim();
        if self.dropped == 0 {
            return self.head + &self.tail;
        }
        format!("{}\n{}\n{}", self.head, note(self.dropped), self.tail)
    }

    /// Keeps the end of the tail.
    fn trim(&mut self) {
        let excess = self.tail_length.saturating_sub(self.limit - self.limit / 2);
        if excess == 0 {
            return;
        }
        let cut = self.tail.char_indices().nth(excess).map_or(self.tail.len(), |(at, _)| at);
        self.tail.drain(..cut);
        self.tail_length -= excess;
        self.dropped += excess as u64;
    }
}

#[cfg(test)]
mod tests {
    use super::Logs;

    fn logs(limit: usize, parts: &[&str]) -> String {
        let mut logs = Logs::new(limit);
        parts.iter().for_each(|part| logs.push(part));
        logs.finish()
    }

    #[test]
    fn what_fits_is_kept_whole() {
        assert_eq!(logs(6, &["ab", "cdé", "f"]), "abcdéf");
        assert_eq!(logs(7, &[]), "");
    }

    #[test]
    fn the_middle_is_cut_and_said() {
        assert_eq!(logs(4, &["é1", "23", "45", "67é9"]), "é1\n[6 characters cut here: `max-output` is 4]\né9");
        assert_eq!(logs(0, &["abc"]), "\n[3 characters cut here: `max-output` is 0]\n");
        let long = logs(10, &["x".repeat(100_000).as_str(), "end"]);
        assert_eq!(long, "xxxxx\n[99993 characters cut here: `max-output` is 10]\nxxend");
    }
}
