//! `hood agent` from outside: what it prints, and how it ends.

use crate::server::{Reply, Server};
use serde_json::Value as Json;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn hood(arguments: &[&str], stdin: &str) -> Output {
    let mut child = command(arguments).spawn().unwrap();
    child.stdin.take().unwrap().write_all(stdin.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hood"));
    command.arg("agent").args(arguments).current_dir(root()).env_clear();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

const PRIMES: &str = "replay:examples/agents/primes.json";

#[test]
fn a_recording_is_played_with_real_code_in_every_executor() {
    for executor in crate::executors() {
        let output = hood(&["--model", PRIMES, "--executor", executor, "How many primes below 10,000 end in 7?"], "");
        assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "308\n"), "{}", stderr(&output));
        assert!(stderr(&output).contains("\n  ! NameError: name 'isqrt' is not defined\nstep 2\n"), "{}", stderr(&output));
        assert!(stderr(&output).contains("\n  | 1229 [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]\n"));
    }
}

#[test]
fn every_event_is_a_line_of_json() {
    let output = hood(&["--model", PRIMES, "--json", "--price", "1,10", "Count."], "");
    let events: Vec<Json> = stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(events[0]["event"], "begin");
    let end = events.last().unwrap();
    assert_eq!((&end["event"], &end["answer"], &end["steps"][0]["error"]["kind"]), (&"end".into(), &308.into(), &"raised".into()));
    assert!((end["cost"].as_f64().unwrap() - 0.005_299).abs() < 1e-9, "{}", end["cost"]);
}

#[test]
fn a_saved_run_can_be_replayed() {
    let server = Server::start(vec![Reply::Text("<code>\nfinal_answer(6 * 7)\n</code>")]);
    let file = std::env::temp_dir().join(format!("hood-agent-{}.json", std::process::id()));
    let saved = file.to_str().unwrap();
    let output = hood(&["--model", "scripted", "--base-url", &format!("{}/v1", server.url), "--save", saved, "What is 6 * 7?"], "");
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "42\n"), "{}", stderr(&output));
    let output = hood(&["--replay", saved], "");
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "42\n"), "{}", stderr(&output));
    let run: Json = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!((&run["task"], &run["turns"][0]["output_tokens"]), (&"What is 6 * 7?".into(), &5.into()));
    std::fs::remove_file(file).unwrap();
}

#[test]
fn a_run_whose_model_fails_is_saved_as_far_as_it_came() {
    let wrong_key = || Reply::Status(401, "", r#"{"error": {"message": "wrong key"}}"#);
    let server = Server::start(vec![Reply::Text("<code>\nprint(6 * 7)\n</code>"), wrong_key(), wrong_key()]);
    let file = std::env::temp_dir().join(format!("hood-agent-failed-{}.json", std::process::id()));
    let (base, saved) = (format!("{}/v1", server.url), file.to_str().unwrap());
    let output = hood(&["--model", "scripted", "--base-url", &base, "--save", saved, "Multiply."], "");
    assert_eq!(output.status.code(), Some(125), "{}", stderr(&output));
    assert!(stderr(&output).contains("answered 401: wrong key"), "{}", stderr(&output));
    let run: Json = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!((&run["end"], &run["steps"][0]["logs"], &run["tokens"]["output"]), (&"failed".into(), &"42\n".into(), &5.into()));
    assert!(run["failure"].as_str().unwrap().ends_with("answered 401: wrong key"), "{}", run["failure"]);
    std::fs::remove_file(file).unwrap();
    let output = hood(&["--model", "scripted", "--base-url", &base, "--json", "Multiply."], "");
    let lines: Vec<Json> = stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.iter().any(|line| line["event"] == "end" && line["end"] == "failed"), "{}", stdout(&output));
}

#[test]
fn code_waits_for_approval() {
    let output = hood(&["--model", PRIMES, "--approve", "--max-steps", "2", "Count."], "no not yet\nyes\n");
    let shown = stderr(&output);
    assert_eq!(output.status.code(), Some(124), "{shown}");
    assert!(shown.contains("run this? yes, no REASON, or edit: "), "{shown}");
    assert!(shown.contains("  ! The code was not run: the user refused it. Reason: not yet\n"), "{shown}");
    assert_eq!(shown.matches("    from math import isqrt\n").count(), 1, "{shown}");
    let nobody = hood(&["--model", PRIMES, "--approve", "--max-steps", "1", "Count."], "");
    assert!(stderr(&nobody).contains("nobody was there to approve it"));
}

#[test]
fn code_can_be_edited_before_it_runs() {
    let server = Server::start(vec![Reply::Text("<code>\nfinal_answer(6 * 9)\n</code>")]);
    let mut child = command(&["--model", "scripted", "--base-url", &format!("{}/v1", server.url), "--approve", "Multiply."]);
    let mut child = child.env("EDITOR", "sed -i s/9/7/").env("PATH", "/usr/bin:/bin").spawn().unwrap();
    child.stdin.take().unwrap().write_all(b"edit\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), stdout(&output).as_str()), (Some(0), "42\n"), "{}", stderr(&output));
}

#[test]
fn what_code_shows_is_saved_and_named() {
    let python = root().join(".venv/bin/python");
    assert!(python.exists(), "`.venv` is not there: run `tools/setup`");
    let code = "<code>\nimport matplotlib.pyplot as plt\nimport pandas\n\
                plt.plot([1, 2])\nplt.show()\npandas.DataFrame({'a': [1]})\n</code>";
    let server = Server::start(vec![Reply::Text(code), Reply::Text("<code>\nfinal_answer('drawn')\n</code>")]);
    let folder = std::env::temp_dir().join(format!("hood-agent-figures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("figure-1.png"), "an older one").unwrap();
    let (base, into) = (format!("{}/v1", server.url), folder.to_str().unwrap());
    let arguments = ["--model", "scripted", "--base-url", &base, "--figures", into, "--executor", "jail", "--import", "*"];
    let output = hood(&[&arguments, ["--timeout", "120s", "--python", python.to_str().unwrap(), "Draw."].as_slice()].concat(), "");
    assert_eq!(stdout(&output), "drawn\n", "{}", stderr(&output));
    let named: Vec<String> = stderr(&output).lines().filter_map(|line| line.strip_prefix("  shown: ").map(str::to_owned)).collect();
    assert_eq!(named, ["figure-2.png", "figure-3.html"].map(|name| folder.join(name).to_str().unwrap().to_owned()), "{}", stderr(&output));
    assert!(std::fs::read(&named[0]).unwrap().starts_with(b"\x89PNG"));
    assert!(std::fs::read_to_string(&named[1]).unwrap().contains("<table"));
    assert_eq!(std::fs::read_to_string(folder.join("figure-1.png")).unwrap(), "an older one");
    let code = "<code>\nclass Page:\n    def _repr_html_(self):\n        return '<b>x</b>'\nPage()\n</code>";
    let server = Server::start(vec![Reply::Text(code), Reply::Text("<code>\nfinal_answer(1)\n</code>")]);
    let base = format!("{}/v1", server.url);
    let arguments = ["--model", "scripted", "--base-url", &base, "--figures", into, "--executor", "jail", "--json", "Draw."];
    let output = hood(&arguments, "");
    let events: Vec<Json> = stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let shown: Vec<&Json> = events.iter().filter(|event| event["event"] == "shown").collect();
    assert_eq!(shown.len(), 1, "{}", stdout(&output));
    assert_eq!((&shown[0]["step"], std::fs::read_to_string(shown[0]["file"].as_str().unwrap()).unwrap().as_str()), (&1.into(), "<b>x</b>"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_picture_is_shown_to_the_model() {
    let server = Server::start(vec![Reply::Text("<code>\nfinal_answer('seen')\n</code>")]);
    let file = std::env::temp_dir().join(format!("hood-agent-{}.png", std::process::id()));
    std::fs::write(&file, b"\x89PNG\r\n\x1a\n").unwrap();
    let base = format!("{}/v1", server.url);
    let output = hood(&["--model", "scripted", "--base-url", &base, "--image", file.to_str().unwrap(), "Look."], "");
    assert_eq!(stdout(&output), "seen\n", "{}", stderr(&output));
    let asked = server.requests()[0]["messages"].to_string();
    assert!(asked.contains("data:image/png;base64,iVBORw0KGgo="), "{asked}");
    let planned = Server::start(vec![Reply::Text("I look."), Reply::Text("<code>\nfinal_answer('seen')\n</code>")]);
    let base = format!("{}/v1", planned.url);
    let arguments = ["--model", "scripted", "--base-url", &base, "--planning-interval", "3", "--image", file.to_str().unwrap(), "Look."];
    assert_eq!(stdout(&hood(&arguments, "")), "seen\n");
    for request in planned.requests() {
        let asked = request["messages"].to_string();
        assert_eq!(asked.matches("data:image/png;base64,iVBORw0KGgo=").count(), 1, "{asked}");
    }
    std::fs::remove_file(file).unwrap();
}

#[test]
fn tools_of_a_server_are_named_on_the_command_line() {
    let server = Server::start(vec![Reply::Text(
        "<code>\nfinal_answer(convert_time('UTC', '12:00', 'Asia/Tokyo')['target']['datetime'][11:16])\n</code>",
    )]);
    let program = root().join(".venv/bin/mcp-server-time");
    let (base, tools) = (format!("{}/v1", server.url), format!("mcp:{} --local-timezone UTC", program.display()));
    let output = hood(&["--model", "scripted", "--base-url", &base, "--tools", &tools, "What time is it?"], "");
    assert_eq!(stdout(&output), "21:00\n", "{}", stderr(&output));
}

#[test]
fn the_user_is_asked_and_files_are_read_and_written() {
    let server = Server::start(vec![Reply::Text(
        "<code>\nname = user_input('Who?')\nwrite_file('/data/name.txt', name)\nfinal_answer(read_file('/data/name.txt') + '!')\n</code>",
    )]);
    let folder = std::env::temp_dir().join(format!("hood-agent-files-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (base, mount) = (format!("{}/v1", server.url), format!("{}:/data:rw", folder.display()));
    let tools = ["--tools", "user_input", "--tools", "read_file", "--tools", "write_file", "--mount", &mount];
    let output = hood(&[&["--model", "scripted", "--base-url", &base, "Ask."], tools.as_slice()].concat(), "Ada\n");
    assert_eq!(stdout(&output), "Ada!\n", "{}", stderr(&output));
    assert_eq!(std::fs::read_to_string(folder.join("name.txt")).unwrap(), "Ada");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_web_is_searched_at_an_endpoint_of_choice() {
    let server = Server::start(vec![
        Reply::Text("<code>\nfound = web_search('a b')\nfinal_answer([one['url'] for one in found])\n</code>"),
        Reply::Garbage(r#"{"web": {"results": [{"title": "T", "url": "https://example.com", "description": "d"}]}}"#),
    ]);
    let base = format!("{}/v1", server.url);
    let mut command = command(&["--model", "scripted", "--base-url", &base, "--tools", "web_search", "Search."]);
    let output = command.env("HOOD_SEARCH_URL", format!("{}/search?q={{query}}", server.url)).output().unwrap();
    assert_eq!(stdout(&output), "['https://example.com']\n", "{}", stderr(&output));
}

#[test]
fn private_pages_are_refused() {
    let server = Server::start(vec![Reply::Text(
        "<code>\ntry:\n    visit_webpage(page)\nexcept PermissionError as error:\n    final_answer(str(error))\n</code>",
    )]);
    let (base, page) = (format!("{}/v1", server.url), format!("page=\"{}\"", server.url));
    let output = hood(&["--model", "scripted", "--base-url", &base, "--tools", "visit_webpage", "--set", &page, "Visit."], "");
    assert_eq!(stdout(&output), "`127.0.0.1` is a private address\n", "{}", stderr(&output));
    assert_eq!(server.requests().len(), 1);
}

#[test]
fn an_interrupt_ends_the_run() {
    let server = Server::start(vec![Reply::Text("<code>\nprint('up')\nwhile True: pass\n</code>")]);
    let mut child = command(&["--model", "scripted", "--base-url", &format!("{}/v1", server.url), "Loop."]).spawn().unwrap();
    let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap() == "  | up"));
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(sent.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
}

#[test]
fn spans_are_exported_only_where_a_collector_is_named() {
    let collector = Server::start(vec![Reply::Garbage("{}")]);
    let run = |collector: Option<&str>| {
        let mut command = command(&["--model", PRIMES, "A secret task."]);
        command.envs(collector.map(|url| ("OTEL_EXPORTER_OTLP_ENDPOINT", url))).env("HOOD_LOG", "info").output().unwrap()
    };
    let output = run(None);
    assert!(stderr(&output).contains("\ninfo: the run is over end=\"answered\" steps=3\n"), "{}", stderr(&output));
    assert_eq!(collector.requests().len(), 0);
    assert_eq!(stdout(&run(Some(&collector.url))), "308\n");
    let sent = collector.requests().remove(0);
    assert_eq!(sent["_path"], "/v1/traces");
    let spans = sent["resourceSpans"][0]["scopeSpans"][0]["spans"].as_array().unwrap().clone();
    let named = |name: &str| spans.iter().filter(|span| span["name"] == name).collect::<Vec<_>>();
    let counts = ["invoke_agent agent", "step", "chat recorded", "execute_tool python"].map(|name| named(name).len());
    assert_eq!((counts, spans.len()), ([1, 3, 3, 3], 10));
    let root = named("invoke_agent agent")[0];
    assert!(spans.iter().all(|span| span["traceId"] == root["traceId"]));
    assert_eq!(named("step")[0]["parentSpanId"], root["spanId"]);
    let chat = named("chat recorded")[0]["attributes"].to_string();
    assert!(chat.contains(r#"{"key":"gen_ai.usage.input_tokens","value":{"intValue":"702"}}"#), "{chat}");
    assert!(!sent.to_string().contains("A secret task."));
}

#[test]
fn the_examples_run() {
    // `cargo test` builds the examples beside the program, unless only some targets are asked for.
    let example = |name: &str, argument: &str| {
        let path = Path::new(env!("CARGO_BIN_EXE_hood")).with_file_name("examples").join(name);
        assert!(path.exists(), "run `cargo build --release --examples` first");
        stdout(&Command::new(path).arg(argument).output().unwrap())
    };
    assert_eq!(example("agent", ""), "'Take an umbrella to Bergen.' after 2 steps\n");
    assert!(example("many_agents", "20").starts_with("agents:           20\nright answers:    20\n"));
}

#[test]
fn mistakes_are_told() {
    let usage = |arguments: &[&str], expected: &str| {
        let output = hood(arguments, "");
        assert_eq!((output.status.code(), stderr(&output).lines().next()), (Some(2), Some(expected)));
    };
    usage(&["Task."], "error: no model is named");
    usage(&["--model", PRIMES, "--tools", "magic", "Task."], "error: there is no tool `magic`");
    usage(&["--model", PRIMES, "--tools", "mcp:no-such-program", "Task."], "error: cannot use the MCP server `no-such-program`");
    let output = hood(&["--model", "replay:/dev/null", "Task."], "");
    assert!(stderr(&output).starts_with("error: `/dev/null` is not a recording"));
}
