//! The web: a search at an endpoint of one's choice, and pages as Markdown.
//!
//! Pages are fetched from the internet only, never from the machine's own network, and never whole where they are large.

use super::address::{PublicOnly, refusal};
use super::{text, text_tool};
use crate::memory::shorten;
use crate::net;
use crate::tool::Tool;
use crate::tool_schema::value_of;
use fumehood_core::{ToolError, Value};
use reqwest::Url;
use reqwest::redirect::Policy;
use serde_json::Value as Json;
use std::time::Duration;

/// Bytes of a page that are read.
const MAX_PAGE: usize = 4 << 20;
/// Characters of a page that are returned.
const MAX_TEXT: usize = 40_000;
const TIMEOUT: Duration = Duration::from_secs(20);

/// `web_search(query)`, at an endpoint that answers with JSON or a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSearch {
    /// The URL, with `{query}` where the query goes.
    pub url: String,
    /// Sent with every search, such as a key.
    pub headers: Vec<(String, String)>,
    /// Results at most.
    pub results: usize,
}

impl Default for WebSearch {
    /// `HOOD_SEARCH_URL`, with the header in `HOOD_SEARCH_HEADER` (`NAME: VALUE`); or DuckDuckGo's plain page.
    fn default() -> Self {
        let url = std::env::var("HOOD_SEARCH_URL").unwrap_or_else(|_| "https://html.duckduckgo.com/html/?q={query}".to_owned());
        let header = std::env::var("HOOD_SEARCH_HEADER").ok();
        let header = header.as_deref().and_then(|header| header.split_once(':'));
        let headers = header.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).into_iter().collect();
        Self { url, headers, results: 10 }
    }
}

impl WebSearch {
    /// The tool.
    pub fn tool(self) -> Tool {
        let mut spec = text_tool(
            "web_search",
            "query",
            "Searches the web. Returns a list of dicts with `title`, `url` and `text`, or the page of results as Markdown text.",
        );
        spec.returns = Some("list[dict] | str".to_owned());
        Tool::future(spec, move |mut values| {
            let (query, search) = (text(values.pop()), self.clone());
            async move {
                let url =
                    Url::parse(&search.url.replace("{query}", &encode(&query?))).map_err(|error| ToolError::new(error.to_string()))?;
                // The endpoint is the user's choice, and may be on the own network.
                let page = net::run(fetch(url, search.headers, false)).await.map_err(|error| ToolError::new(error.to_string()))??;
                match serde_json::from_str::<Json>(&page.body) {
                    Ok(answer) => Ok(value_of(&results(&answer, search.results))),
                    Err(_) => Ok(Value::Str(page.markdown()?)),
                }
            }
        })
    }
}

/// The results in an endpoint's answer: the first list of objects with a title and an address, wherever it is.
fn results(answer: &Json, most: usize) -> Json {
    let text = |item: &Json, names: &[&str]| names.iter().find_map(|name| item.get(name).and_then(Json::as_str)).map(str::to_owned);
    let read = |item: &Json| {
        let (title, url) = (text(item, &["title", "name"])?, text(item, &["url", "link", "href"])?);
        let body = text(item, &["text", "snippet", "description", "content", "body"]).unwrap_or_default();
        Some(serde_json::json!({"title": title, "url": url, "text": body}))
    };
    let mut waiting = vec![answer];
    while let Some(json) = waiting.pop() {
        match json {
            Json::Array(items) => {
                let found: Vec<Json> = items.iter().filter_map(read).take(most).collect();
                if !found.is_empty() {
                    return found.into();
                }
                waiting.extend(items);
            }
            Json::Object(members) => waiting.extend(members.values()),
            _ => {}
        }
    }
    Json::Array(Vec::new())
}

/// `visit_webpage(url)`: a page as Markdown.
pub fn visit_webpage() -> Tool {
    let spec = text_tool("visit_webpage", "url", "Fetches a web page and returns it as Markdown text; a long page is cut in the middle.");
    Tool::future(spec, |mut values| {
        let url = text(values.pop());
        async move {
            let url = Url::parse(&url?).map_err(|error| ToolError { type_name: "ValueError".to_owned(), message: error.to_string() })?;
            let page = net::run(fetch(url, Vec::new(), true)).await.map_err(|error| ToolError::new(error.to_string()))??;
            page.markdown().map(Value::Str)
        }
    })
}

struct Page {
    body: String,
    is_html: bool,
}

impl Page {
    fn markdown(&self) -> Result<String, ToolError> {
        if !self.is_html {
            return Ok(shorten(&self.body, MAX_TEXT));
        }
        let converter = htmd::HtmlToMarkdown::builder().skip_tags(vec!["script", "style", "noscript", "svg", "iframe", "head"]).build();
        let text = converter.convert(&self.body).map_err(|error| ToolError::new(format!("the page cannot be read: {error}")))?;
        Ok(shorten(text.trim(), MAX_TEXT))
    }
}

async fn fetch(url: Url, headers: Vec<(String, String)>, public_only: bool) -> Result<Page, ToolError> {
    let failed = |error: reqwest::Error| {
        let mut text = error.to_string();
        let mut cause = std::error::Error::source(&error);
        while let Some(inner) = cause {
            text += &format!(": {inner}");
            cause = inner.source();
        }
        ToolError { type_name: "ConnectionError".to_owned(), message: text }
    };
    let mut client = net::client().timeout(TIMEOUT);
    if public_only {
        if let Some(why) = refusal(&url) {
            return Err(ToolError { type_name: "PermissionError".to_owned(), message: why });
        }
        // A proxy would resolve names where nobody checks them.
        client = client.no_proxy().dns_resolver(std::sync::Arc::new(PublicOnly)).redirect(Policy::custom(|attempt| {
            match refusal(attempt.url()) {
                Some(why) => attempt.error(why),
                None if attempt.previous().len() > 5 => attempt.error("too many redirects"),
                None => attempt.follow(),
            }
        }));
    }
    let mut request = client.build().map_err(failed)?.get(url);
    for (name, value) in headers {
        request = request.header(name, value);
    }
    let mut response = request.send().await.map_err(failed)?.error_for_status().map_err(failed)?;
    let kind = response.headers().get("content-type").and_then(|kind| kind.to_str().ok()).unwrap_or("text/html").to_owned();
    if !(kind.starts_with("text/") || kind.contains("json") || kind.contains("xml")) {
        return Err(ToolError::new(format!("it is not a page but `{kind}`")));
    }
    let mut bytes = Vec::new();
    while let Some(more) = response.chunk().await.map_err(failed)? {
        bytes.extend_from_slice(&more);
        if bytes.len() > MAX_PAGE {
            bytes.truncate(MAX_PAGE);
            break;
        }
    }
    Ok(Page { body: String::from_utf8_lossy(&bytes).into_owned(), is_html: kind.contains("html") })
}

/// A query as part of a URL.
fn encode(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => out.push(char::from(byte)),
            other => out += &format!("%{other:02X}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{Page, encode, results};
    use serde_json::json;

    #[test]
    fn results_are_found_wherever_they_are() {
        let expected = json!([{"title": "T", "url": "u", "text": "s"}]);
        assert_eq!(results(&json!({"web": {"results": [{"title": "T", "url": "u", "description": "s"}]}}), 5), expected);
        assert_eq!(results(&json!({"organic": [{"title": "T", "link": "u", "snippet": "s"}]}), 5), expected);
        assert_eq!(results(&json!({"nothing": [1]}), 5), json!([]));
    }

    #[test]
    fn pages_become_markdown() {
        let html =
            "<html><head><title>t</title></head><body><script>x()</script><h1>Hi</h1><p>See <a href=\"/a\">it</a>.</p></body></html>";
        let page = Page { body: html.to_owned(), is_html: true };
        assert_eq!(page.markdown().unwrap(), "# Hi\n\nSee [it](/a).");
        assert_eq!(encode("a b/é"), "a%20b%2F%C3%A9");
    }
}
