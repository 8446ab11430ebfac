//! A session with one tool: `cargo run --release -p fumehood-executors --example session`.
#![expect(clippy::print_stdout, reason = "an example shows its result")]

use fumehood_core::{BoxFuture, Cell, Host, Policy, Result, Stream, ToolCall, ToolError, ToolSpec, Value};
use fumehood_executors::{block_on, by_name};

/// All the guest can reach: a place to print to, and a thermometer.
struct Kitchen;

impl Host for Kitchen {
    fn print(&self, _: Stream, text: &str) {
        print!("{text}");
    }

    fn call(&self, call: ToolCall) -> BoxFuture<'_, Result<Value, ToolError>> {
        Box::pin(async move {
            match call.args.as_slice() {
                [Value::Str(oven)] if oven == "oven" => Ok(Value::from(180)),
                _ => Err(ToolError::new("there is only an oven")),
            }
        })
    }
}

fn main() -> Result<()> {
    let policy = Policy { tools: vec![ToolSpec::new("temperature")], ..Policy::default() };
    block_on(async {
        let mut session = by_name("local")?.open(&policy).await?;
        session.run(Cell::new("warm = temperature('oven') - 20"), &Kitchen).await?;
        let outcome = session.run(Cell::new("print(f'{warm} degrees')\nwarm > limit").input("limit", Value::from(150)), &Kitchen).await?;
        println!("{:?}", outcome.end);
        session.close().await
    })
}
