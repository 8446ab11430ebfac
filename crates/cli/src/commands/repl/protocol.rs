//! `hood repl --json`: one request a line, one answer a line, so that any language can drive it.
//!
//! A request is `{"code": "…", "inputs": {"name": value}}`. Each line is answered, a wrong one with
//! an error, and only the end of input ends the session.

use crate::args::{Common, is_name};
use crate::commands::deliver;
use crate::host::Terminal;
use crate::interrupt;
use crate::report::{self, Status};
use fumehood_core::{Cell, Session, Value};
use fumehood_executors::block_on;
use std::io::{BufRead, stdin};

/// Answers requests until there are no more.
pub fn serve(mut session: Box<dyn Session>, common: &Common) -> Status {
    let mut inputs = common.inputs.clone();
    let host = Terminal { streams: false, stdin: None };
    let mut line = Vec::new();
    loop {
        line.clear();
        match stdin().lock().read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return Status::Ended,
            Ok(_) if line.trim_ascii().is_empty() => continue,
            Ok(_) => {}
        }
        interrupt::clear();
        match request(&line) {
            Ok(mut cell) => {
                // What `--set` gave is bound with the first cell; a request's own inputs win.
                cell.inputs.splice(0..0, inputs.drain(..));
                match block_on(session.run(cell, &host)) {
                    Ok(outcome) if !deliver(common, &outcome) => {}
                    Ok(outcome) => report::outcome_json(outcome),
                    Err(error) => report::error(&error, true),
                }
            }
            Err(why) => report::mistake("the request cannot be read", Some(&why), r#"send {"code": "…", "inputs": {}} on one line"#, true),
        }
        if report::reader_is_gone() {
            return Status::Ended;
        }
    }
}

fn request(line: &[u8]) -> Result<Cell, String> {
    let text = std::str::from_utf8(line).map_err(|error| error.to_string())?;
    let Value::Dict(members) = Value::from_json(text).map_err(|error| error.to_string())? else {
        return Err("a request is an object".to_owned());
    };
    let mut code = None;
    let mut inputs = Vec::new();
    for (key, value) in members {
        match (key, value) {
            (Value::Str(key), Value::Str(text)) if key == "code" => code = Some(text),
            (Value::Str(key), Value::Dict(pairs)) if key == "inputs" => {
                for (name, value) in pairs {
                    match name {
                        Value::Str(name) if is_name(&name) => inputs.push((name, value)),
                        other => return Err(format!("the input {} is not a Python name", other.repr())),
                    }
                }
            }
            (key, _) => return Err(format!("the member {} is unknown or of the wrong type", key.repr())),
        }
    }
    let code = code.ok_or_else(|| "`code` is missing".to_owned())?;
    Ok(Cell { inputs, ..Cell::new(code) })
}
