//! A real analysis in the jail: numpy, pandas, scikit-learn and matplotlib, from the example to what a reader sees.
//!
//! It needs the packages of `.venv`, which `tools/setup` installs; without them it fails, and says so.

use crate::{hood, hood_in};
use fumehood_core::Value;
use std::path::Path;

/// The virtual environment of the tests.
pub fn python() -> String {
    let python = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/python");
    assert!(python.exists(), "`.venv` is not there: run `tools/setup`");
    python.to_str().expect("the tree has a readable path").to_owned()
}

#[test]
fn an_analysis_ends_in_a_figure_and_a_frame() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let arguments = ["run", "--executor", "jail", "--python", &python(), "--json", "--timeout", "120s", "examples/cells/analysis.py"];
    let output = hood_in(&root, &arguments, "");
    let outcome = Value::from_json(String::from_utf8_lossy(&output.stdout).trim()).expect("one object");
    assert_eq!(text(member(&outcome, "logs")), "each visitor is worth 4.6; the fit explains 78%\n", "{outcome:?}");
    let Value::List(shown) = member(&outcome, "display") else { panic!("{outcome:?}") };
    let [frame, figure] = shown.as_slice() else { panic!("{} things are shown", shown.len()) };
    let html = text(member(frame, "text/html"));
    assert!(html.contains("<table") && html.contains("<th>visitors</th>") && html.contains("<td>6939</td>"), "{html}");
    let Value::Bytes(png) = member(figure, "image/png") else { panic!("{figure:?}") };
    let (width, height, chunks) = png_chunks(png);
    assert!((400..900).contains(&width) && (250..700).contains(&height), "{width} x {height}");
    assert!(chunks.iter().any(|chunk| chunk == "IDAT") && chunks.last().is_some_and(|chunk| chunk == "IEND"), "{chunks:?}");
}

#[test]
fn a_notebooks_commands_say_how_packages_are_added() {
    for command in ["%pip install pandas", "!pip install pandas"] {
        let output = hood(&["run", "--executor", "jail", "-c", command], "");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains("--with pandas") && output.status.code() == Some(1), "{said}");
    }
}

/// The size that a PNG says it has, and its chunks, each of which has the checksum it says it has.
fn png_chunks(png: &[u8]) -> (u32, u32, Vec<String>) {
    let mut rest = png.strip_prefix(b"\x89PNG\r\n\x1a\n").expect("the signature of a PNG");
    let number = |bytes: &[u8]| u32::from_be_bytes(bytes[..4].try_into().expect("four bytes"));
    let (width, height) = (number(&rest[8..]), number(&rest[12..]));
    let mut chunks = Vec::new();
    while !rest.is_empty() {
        let length = number(rest) as usize;
        let (body, after) = rest[4..].split_at(4 + length);
        assert_eq!(checksum(body), number(after));
        chunks.push(String::from_utf8_lossy(&body[..4]).into_owned());
        rest = &after[4..];
    }
    (width, height, chunks)
}

/// CRC-32, as PNG has it.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, byte: &u8| (0..8).fold(sum ^ u32::from(*byte), |sum, _| (sum >> 1) ^ (0xEDB8_8320 * (sum & 1)));
    !bytes.iter().fold(u32::MAX, step)
}

fn member<'a>(value: &'a Value, name: &str) -> &'a Value {
    let Value::Dict(members) = value else { panic!("{value:?} is no object") };
    members.iter().find(|(key, _)| *key == Value::from(name)).map_or_else(|| panic!("no `{name}` in {value:?}"), |(_, value)| value)
}

fn text(value: &Value) -> &str {
    if let Value::Str(text) = value { text } else { panic!("{value:?} is no text") }
}
