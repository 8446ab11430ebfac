//! Tools of a real MCP server, from PyPI: `tools/setup` installs it in `.venv`.

use crate::server::{Reply, Server};
use crate::{executor, executors, openai};
use fumehood_agent::mcp::Server as McpServer;
use fumehood_agent::{CodeAgent, Replay};
use fumehood_core::Value;
use fumehood_executors::block_on;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

#[test]
fn a_server_from_pypi_serves_tools_to_a_run() {
    let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.venv/bin/mcp-server-time");
    assert!(program.exists(), "run `make setup`: {} is not there", program.display());
    let tools = block_on(McpServer::parse(&format!("'{}' --local-timezone UTC", program.display())).tools()).unwrap();
    let names: Vec<&str> = tools.iter().map(fumehood_agent::Tool::name).collect();
    assert_eq!(names, ["get_current_time", "convert_time"]);
    assert_eq!(tools[1].signature(), "def convert_time(source_timezone: str, time: str, target_timezone: str) -> dict:");
    for name in executors() {
        let server = Server::start(vec![
            Reply::Text("<code>\nconvert_time('UTC', '25:99', 'Asia/Tokyo')\n</code>"),
            Reply::Text(
                "<code>\ngiven = convert_time(source_timezone='UTC', time='12:00', target_timezone='Asia/Tokyo')\nfinal_answer(given['target']['datetime'][11:16])\n</code>",
            ),
        ]);
        let mut agent = CodeAgent::builder(openai(&server), executor(name)).tools(tools.clone()).build().unwrap();
        let run = block_on(agent.run("What time is it in Tokyo when it is noon in UTC?")).unwrap();
        assert_eq!(run.answer, Some(Value::from("21:00")));
        assert!(server.last_message(1).contains("RuntimeError: "), "{}", server.last_message(1));
    }
}

#[test]
fn a_server_behind_http_gives_structured_results() {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut python = Command::new(folder.join("../../.venv/bin/python"));
    python.arg(folder.join("tests/agent/adder.py")).arg(port.to_string()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = python.spawn().unwrap();
    for _ in 0..600 {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let connected = block_on(McpServer::parse(&format!("http://127.0.0.1:{port}/mcp")).tools());
    let answer = connected.map(|tools| {
        let code = "<code>\ntry:\n    fail()\nexcept RuntimeError:\n    final_answer(add(2, b=40)['sum'])\n</code>";
        let mut agent = CodeAgent::builder(Replay::new([code]), executor("local")).tools(tools).build().unwrap();
        block_on(agent.run("Add.")).unwrap().answer
    });
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(answer.unwrap(), Some(Value::from(42)));
}

#[test]
fn a_server_that_is_not_there_is_told() {
    for wrong in ["no-such-program-anywhere", "true", "http://127.0.0.1:1/mcp"] {
        let error = block_on(McpServer::parse(wrong).tools()).unwrap_err();
        assert_eq!(error.to_string(), format!("cannot use the MCP server `{wrong}`"));
    }
    let complains = "sh -c 'echo first >&2; echo no database >&2'";
    let error = block_on(McpServer::parse(complains).tools()).unwrap_err();
    let cause = std::error::Error::source(&error).unwrap().to_string();
    assert!(cause.ends_with(": no database"), "{cause}");
}
