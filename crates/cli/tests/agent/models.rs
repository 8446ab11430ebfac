//! Models behind HTTP: what is sent, and patience with endpoints that fail.

use crate::server::{Reply, Server};
use crate::{anthropic, openai};
use fumehood_agent::model::{Completion, Message, Part, Request, Role, Watch};
use fumehood_agent::{Image, Model, ModelError};
use fumehood_executors::block_on;
use std::sync::Mutex;
use std::time::{Duration, Instant};

#[derive(Default)]
struct Notes(Mutex<Vec<String>>);

impl Watch for Notes {
    fn text(&self, piece: &str) {
        self.0.lock().unwrap().push(piece.to_owned());
    }

    fn retry(&self, reason: &str, _: Duration) {
        self.0.lock().unwrap().push(format!("retry: {reason}"));
    }
}

fn ask(model: &dyn Model) -> (Result<Completion, ModelError>, Vec<String>) {
    let image = Image { media_type: "image/png".to_owned(), data: b"png".to_vec() };
    let messages = vec![
        Message::text(Role::System, "Be brief."),
        Message { role: Role::User, parts: vec![Part::Text("Look.".to_owned()), Part::Image(image)] },
    ];
    let notes = Notes::default();
    let answer = block_on(model.complete(Request { messages, stop: vec!["\nObservation:".to_owned()], structured: false }, &notes));
    (answer, notes.0.into_inner().unwrap())
}

#[test]
fn requests_are_what_the_interfaces_want() {
    let server = Server::start(vec![Reply::Text("hello"), Reply::Text("hello")]);
    assert_eq!(ask(&openai(&server)).0.unwrap().text, "hello");
    assert_eq!(ask(&anthropic(&server)).0.unwrap().text, "hello");
    let [chat, messages] = <[_; 2]>::try_from(server.requests()).unwrap();
    assert_eq!(chat["_path"], "/v1/chat/completions");
    assert!(chat["_headers"].as_str().unwrap().contains("authorization: bearer secret"));
    assert_eq!(chat["messages"][0]["content"], "Be brief.");
    assert_eq!(chat["messages"][1]["content"][1]["image_url"]["url"], "data:image/png;base64,cG5n");
    assert_eq!(chat["stop"][0], "\nObservation:");
    assert_eq!(messages["_path"], "/v1/messages");
    assert!(messages["_headers"].as_str().unwrap().contains("x-api-key: secret"));
    assert_eq!(messages["system"][0]["text"], "Be brief.");
    assert_eq!(messages["messages"][0]["content"][1]["source"]["data"], "cG5n");
    assert_eq!(messages["stop_sequences"][0], "\nObservation:");
}

#[test]
fn what_passes_is_tried_again() {
    for shape in 0..2 {
        let server = Server::start(vec![
            Reply::Status(429, "retry-after: 0\r\n", r#"{"error": {"message": "slow down"}}"#),
            Reply::Status(503, "", "overloaded"),
            Reply::Broken("half an ans"),
            Reply::Text("whole"),
        ]);
        let model: Box<dyn Model> = if shape == 0 { Box::new(openai(&server)) } else { Box::new(anthropic(&server)) };
        let (answer, notes) = ask(&*model);
        assert_eq!(answer.unwrap().text, "whole");
        assert!(notes[0].starts_with("retry: the model at") && notes[0].ends_with("answered 429: slow down"), "{notes:?}");
        assert!(notes[1].ends_with("answered 503: overloaded"), "{notes:?}");
        assert_eq!(notes[2], "half an ans");
        assert!(notes[3].starts_with("retry: ") && notes[3].contains("broke off"), "{notes:?}");
        assert_eq!(notes[4..].concat(), "whole");
    }
}

#[test]
fn what_does_not_pass_is_told() {
    let wrong_key = Server::start(vec![Reply::Status(401, "", r#"{"error": {"message": "wrong key"}}"#)]);
    let error = ask(&openai(&wrong_key)).0.unwrap_err();
    assert!(error.to_string().ends_with("answered 401: wrong key"), "{error}");
    assert!(error.hint().contains("OPENAI_API_KEY"));
    assert_eq!(wrong_key.requests().len(), 1, "there is no use in trying again");

    let no_money = Server::start(vec![Reply::Status(429, "", r#"{"error": {"message": "no", "code": "insufficient_quota"}}"#)]);
    assert!(ask(&openai(&no_money)).0.is_err());
    assert_eq!(no_money.requests().len(), 1);

    let garbage = || (0..5).map(|_| Reply::Garbage("<html>")).collect();
    let server = Server::start(garbage());
    assert!(matches!(ask(&openai(&server)).0, Err(ModelError::Unreadable { .. })));
    assert_eq!(server.requests().len(), 5);

    let mut nowhere = openai(&server);
    nowhere.connection.base_url = "http://127.0.0.1:1/v1".to_owned();
    nowhere.connection.tries = 2;
    let (answer, notes) = ask(&nowhere);
    assert!(matches!(answer, Err(ModelError::Unreachable { .. })));
    assert_eq!(notes.len(), 1);
}

#[test]
fn a_silent_endpoint_runs_into_its_timeout() {
    let server = Server::start(vec![Reply::Silence, Reply::Text("at last")]);
    let mut model = openai(&server);
    model.connection.timeout = Duration::from_millis(300);
    let (answer, notes) = ask(&model);
    assert_eq!(answer.unwrap().text, "at last");
    assert!(notes[0].contains("no answer for 300ms"), "{notes:?}");
}

#[test]
fn models_that_know_no_stop_sequences_are_asked_without() {
    let server = Server::start(vec![
        Reply::Status(400, "", r#"{"error": {"message": "Unsupported parameter: 'stop' is not supported with this model."}}"#),
        Reply::Text("a\nObservation: made up"),
        Reply::Text("b"),
    ]);
    let model = openai(&server);
    assert_eq!(ask(&model).0.unwrap().text, "a", "it is cut here instead");
    assert_eq!(ask(&model).0.unwrap().text, "b");
    let requests = server.requests();
    assert!(requests[0].get("stop").is_some() && requests[1].get("stop").is_none() && requests[2].get("stop").is_none());
}

/// What a model reads from an endpoint that answers with these bytes.
fn read(speaks_openai: bool, reply: Reply) -> (Completion, Vec<String>) {
    let server = Server::start(vec![reply]);
    let (answer, notes) = if speaks_openai { ask(&openai(&server)) } else { ask(&anthropic(&server)) };
    (answer.unwrap(), notes)
}

#[test]
fn streams_of_every_legal_kind_are_read() {
    const EVENTS: &str = "text/event-stream; charset=utf-8";
    let odd = "\u{feff}: a comment\r\rretry: 10\rdata: {\"error\": null, \"choices\": [{\"delta\": {\"role\": \"assistant\", \"content\": null}, \
               \"finish_reason\": \"\"}]}\r\rdata:\r\rdata: {\"choices\": [{\"delta\":\rdata: {\"content\": \"hé\"}}]}\r\r\
               data:{\"choices\":[{\"delta\":{\"content\":[{\"type\":\"text\",\"text\":\"llo\"}]},\"finish_reason\":\"length\"}],\"usage\":null}\r\r\
               data: {\"usage\": {\"prompt_tokens\": 3, \"completion_tokens\": 4}, \"choices\": []}\r\rdata: [DONE] ";
    let (answer, notes) = read(true, Reply::Raw("Text/Event-Stream", odd));
    assert_eq!((answer.text.as_str(), answer.tokens.input, answer.tokens.output, answer.cut), ("héllo", 3, 4, true));
    assert_eq!(notes, ["hé", "llo"]);
    let unsaid =
        read(true, Reply::Raw("text/plain", "data: {\"choices\": [{\"delta\": {\"content\": \"x\"}, \"finish_reason\": \"stop\"}]}\n\n"));
    assert_eq!(unsaid.0.text, "x");
    let done = "data: {\"choices\": [{\"delta\": {\"content\": \"x\"}}]}\n\ndata: [DONE]\n\n";
    let began = Instant::now();
    assert_eq!(read(true, Reply::Held(EVENTS, done)).0.text, "x", "the end is what is said, not that of the connection");
    let over = "event: message_start\ndata: {\"type\": \"message_start\", \"message\": {\"usage\": {\"input_tokens\": 7, \
                \"cache_read_input_tokens\": 2, \"output_tokens\": 1}}}\n\nevent: content_block_delta\ndata: {\"type\": \
                \"content_block_delta\", \"delta\": {\"type\": \"thinking_delta\", \"thinking\": \"hm\"}}\n\ndata: {\"type\": \
                \"content_block_delta\", \"delta\": {\"type\": \"text_delta\", \"text\": \"y\"}}\n\ndata: {\"type\": \"message_delta\", \
                \"delta\": {\"stop_reason\": \"max_tokens\"}, \"usage\": {\"output_tokens\": 5}}\n\ndata: {\"type\": \"message_stop\"}\n\n";
    let (answer, _) = read(false, Reply::Held(EVENTS, over));
    assert_eq!((answer.text.as_str(), answer.tokens.input, answer.tokens.output, answer.cut), ("y", 9, 5, true));
    let ended = over.trim_end();
    assert_eq!(read(false, Reply::Raw(EVENTS, ended)).0.text, "y", "the last empty line is missing");
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn an_answer_that_is_an_error_says_which() {
    let wrong = || Reply::Raw("application/json", r#"{"error": {"message": "no such key: secret", "code": 502}}"#);
    let server = Server::start(vec![
        wrong(),
        Reply::Raw("application/json", r#"{"choices": [{"message": {"content": [{"type": "text", "text": "a"}]}}]}"#),
    ]);
    let (answer, notes) = ask(&openai(&server));
    assert_eq!(answer.unwrap().text, "a");
    assert!(notes[0].ends_with("cannot be read: no such key: …"), "{notes:?}");
    let refuses = Server::start(vec![Reply::Status(401, "", r#"{"error": "Incorrect API key provided: secret"}"#)]);
    let error = ask(&openai(&refuses)).0.unwrap_err();
    assert!(error.to_string().ends_with("answered 401: Incorrect API key provided: …"), "{error}");
}

#[test]
fn endpoints_without_structured_answers_are_asked_in_words() {
    let refusal = || Reply::Status(422, "", r#"{"detail": "x", "message": "response_format: unsupported"}"#);
    let server = Server::start(vec![refusal(), Reply::Text("{}"), refusal()]);
    let request = || Request { messages: vec![Message::text(Role::User, "Go.")], stop: Vec::new(), structured: true };
    let model = openai(&server);
    assert_eq!(block_on(model.complete(request(), &Notes::default())).unwrap().text, "{}");
    assert!(block_on(model.complete(request(), &Notes::default())).is_err(), "there is nothing left to leave out");
    let asked: Vec<bool> = server.requests().iter().map(|request| request.get("response_format").is_some()).collect();
    assert_eq!(asked, [true, false, false]);
}

#[test]
fn the_version_may_be_part_of_the_address() {
    let server = Server::start(vec![Reply::Text("x")]);
    let mut model = anthropic(&server);
    model.connection.base_url += "/v1";
    assert_eq!(ask(&model).0.unwrap().text, "x");
    assert_eq!(server.requests()[0]["_path"], "/v1/messages");
}
