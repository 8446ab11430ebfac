//! An agent in ten lines: `cargo run --release --example agent`.
//!
//! Its model is a recording, so that it needs no key; `OpenAi::new("gpt-5-mini")` and `Anthropic::new("claude-sonnet-4-5")` are others.
#![expect(clippy::print_stdout, reason = "an example shows its result")]

use fumehood_agent::{AgentError, CodeAgent, Replay, Tool};
use fumehood_executors::{block_on, local::Local};

fn main() -> Result<(), AgentError> {
    let model = Replay::new([
        "I ask for the weather in both cities.\n<code>\nrainy = [city for city in ('Bergen', 'Cairo') if weather(city) == 'rain']\nprint(rainy)\n</code>",
        "Only Bergen has rain.\n<code>\nfinal_answer(f'Take an umbrella to {rainy[0]}.')\n</code>",
    ]);
    let weather = Tool::function("weather", ["city"], |city: String| if city == "Bergen" { "rain" } else { "sun" });
    let mut agent = CodeAgent::builder(model, Local::in_process()).tool(weather.describe("The weather in a city: rain or sun.")).build()?;
    let run = block_on(agent.run("Where do I need an umbrella?"))?;
    println!("{:?} after {} steps", run.answer.unwrap_or_default(), run.steps.len());
    Ok(())
}
