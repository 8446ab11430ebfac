//! Frames: four bytes of length, little-endian, then that many bytes of JSON.
//!
//! Bounded twice: by length, and by how many values the text can hold, since a value takes more room than its text.

use fumehood_core::Value;
use std::io::{self, Read};

/// What a session's frames may come to. Both sides keep to it: one by not sending more, the other by
/// not reading it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    pub bytes: usize,
    pub values: usize,
}

impl Bounds {
    /// Before a session has a policy.
    pub const GREETING: Self = Self { bytes: 64 << 10, values: 1_000 };

    /// For a session that may hold `memory` bytes: what it can hold, it can say.
    pub fn of_memory(memory: u64) -> Self {
        let memory = usize::try_from(memory).unwrap_or(usize::MAX).max(16 << 20);
        Self { bytes: memory.saturating_mul(2).min(LARGEST), values: memory / 16 }
    }

    /// Whether a text is within them.
    pub fn hold(self, text: &[u8]) -> bool {
        // Every value but the first follows one of these; they may also stand in strings, which only errs on the safe side.
        text.len() <= self.bytes && (text.len() / 2 <= self.values || memchr::memchr3_iter(b',', b'[', b'{', text).count() <= self.values)
    }
}

/// What four bytes can say, and a `Vec` hold everywhere.
const LARGEST: usize = (1 << 31) - 1;

/// A message as a frame; `None` where it is past the bounds.
pub fn write(message: &Value, bounds: Bounds) -> Option<Vec<u8>> {
    let mut text = String::from("\0\0\0\0");
    message.write_json(&mut text);
    let mut frame = text.into_bytes();
    if !bounds.hold(&frame[4..]) {
        return None;
    }
    let length = u32::try_from(frame.len() - 4).ok()?;
    frame[..4].copy_from_slice(&length.to_le_bytes());
    Some(frame)
}

/// Takes a whole frame from the front of what was read; `None` where there is none yet.
pub fn take(read: &mut Vec<u8>, bounds: Bounds) -> io::Result<Option<Value>> {
    let Some(length) = read.first_chunk::<4>().map(|length| u32::from_le_bytes(*length) as usize) else { return Ok(None) };
    if length > bounds.bytes {
        return Err(too_large());
    }
    if read.len() < 4 + length {
        return Ok(None);
    }
    let message = parse(&read[4..4 + length], bounds)?;
    read.drain(..4 + length);
    Ok(Some(message))
}

/// Waits for a frame; `None` at the end of the stream.
pub fn read(from: &mut impl Read, bounds: Bounds) -> io::Result<Option<Value>> {
    let mut length = [0; 4];
    match from.read_exact(&mut length) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        done => done?,
    }
    let length = u32::from_le_bytes(length);
    if length as usize > bounds.bytes {
        return Err(too_large());
    }
    let mut text = Vec::new();
    // Grows as bytes come, so that a length alone allocates nothing.
    if from.take(length.into()).read_to_end(&mut text)? < length as usize {
        return Ok(None);
    }
    parse(&text, bounds).map(Some)
}

fn parse(text: &[u8], bounds: Bounds) -> io::Result<Value> {
    if !bounds.hold(text) {
        return Err(too_large());
    }
    let text = std::str::from_utf8(text).map_err(|_| io::Error::new(io::ErrorKind::InvalidData, "a message is not UTF-8"))?;
    Value::from_message(text).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))
}

fn too_large() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "a message is larger than this session's may be")
}

#[cfg(test)]
mod tests {
    use super::{Bounds, read, take, write};
    use fumehood_core::Value;

    const SMALL: Bounds = Bounds { bytes: 64, values: 8 };

    #[test]
    fn a_frame_comes_back_whole_or_not_at_all() {
        let message = Value::from(vec![Value::from(1), Value::from("é")]);
        let frame = write(&message, SMALL).unwrap();
        for cut in 0..frame.len() {
            assert_eq!(take(&mut frame[..cut].to_vec(), SMALL).unwrap(), None);
            assert_eq!(read(&mut &frame[..cut], SMALL).unwrap(), None);
        }
        let mut two = [frame.clone(), frame.clone()].concat();
        assert_eq!(take(&mut two, SMALL).unwrap().as_ref(), Some(&message));
        assert_eq!(two, frame);
        assert_eq!(read(&mut frame.as_slice(), SMALL).unwrap(), Some(message));
    }

    #[test]
    fn what_is_past_the_bounds_is_neither_sent_nor_read() {
        let long = Value::from("x".repeat(100));
        let many = Value::from(vec![Value::from(0); 9]);
        for message in [long, many] {
            assert_eq!(write(&message, SMALL), None);
            let mut frame = write(&message, Bounds { bytes: 1_000, values: 1_000 }).unwrap();
            assert!(read(&mut frame.as_slice(), SMALL).is_err());
            assert!(take(&mut frame, SMALL).is_err());
        }
        assert!(take(&mut u32::MAX.to_le_bytes().to_vec(), SMALL).is_err());
    }
}
