//! Every command a developer or the CI runs: `cargo xtask <command>`.
//!
//! Absent on purpose: anything shipped to a reader, and dependencies that are long to compile.

mod command;
mod tools;

mod serve;
mod site;

mod checks;

mod anki;
mod bindings;
mod bless;
mod browser;
mod facts;
mod publish;
mod size;
mod social;
mod speed;
mod wasm;

#[cfg(test)]
mod tidy;

use std::env;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Builds, shows, checks and measures Coalescope
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Task {
    /// Set up whatever is missing and show the site
    Serve {
        /// Where to show it, on this machine only
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// As readers get it: slower to build, smaller and faster to use
        #[arg(long)]
        release: bool,
    },
    /// Build the site as readers get it, with the bindings, into dist/
    Build,
    /// Build only the bindings, which are the model as an ES module, into dist/bindings/
    Bindings {
        /// Instead, run the tests of those that are there
        #[arg(long)]
        check: bool,
    },
    /// Write the pages; Trunk calls it
    #[command(hide = true)]
    Prerender,
    /// Set up whatever is missing and run every check
    Test {
        /// Only what needs no browser and no release build
        #[arg(long)]
        quick: bool,
    },
    /// Run the browser tests on dist/
    Browser {
        /// Passed on to Playwright, such as `-- --project phone figure/coalescing`
        #[arg(last = true)]
        playwright: Vec<String>,
    },
    /// Have Anki import the cards of dist/, and compare
    Anki,
    /// Run the tests that want wasm: how soon a whole launch is totalled
    Wasm,
    /// Show what each page of dist/ costs a reader to download
    Size {
        /// Fail if a page is over the budget
        #[arg(long)]
        check: bool,
    },
    /// Measure how soon the pages of dist/ paint and answer on a slow phone
    Speed {
        /// Paths like `en/coalescing/`; the home page and the coalescing chapter if none is given
        pages: Vec<String>,
    },
    /// Accept what the code draws and prints now as the golden files
    Bless,
    /// Draw the pictures that other sites show beside a link, from dist/
    Social,
    /// List where each claim that the course is written against is taught, corrected or dropped
    Facts,
    /// Copy dist/ to where the site is published from; what earlier versions had stays
    Publish {
        /// A checkout of a pages branch, or the folder that a web server shows
        folder: PathBuf,
    },
    /// Only set up whatever is missing
    Tools,
}

fn main() -> ExitCode {
    // Paths that the developer typed are meant from where that was.
    let here = env::current_dir().unwrap_or_default();
    let outcome = command::enter_repository().and_then(|()| match Task::parse() {
        Task::Serve { port, release } => serve::run(port, release),
        Task::Build => site::run(),
        Task::Bindings { check: false } => bindings::build(),
        Task::Bindings { check: true } => bindings::check(),
        Task::Prerender => site::prerender(),
        Task::Test { quick } => checks::run(quick),
        Task::Browser { playwright } => browser::run(&playwright),
        Task::Anki => anki::run(),
        Task::Wasm => wasm::run(),
        Task::Size { check } => size::run(check),
        Task::Speed { pages } => speed::run(&pages),
        Task::Bless => bless::run(),
        Task::Social => social::run(),
        Task::Facts => facts::run(),
        Task::Publish { folder } => publish::run(&here.join(folder)),
        Task::Tools => tools::run(),
    });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\n{error:#}");
            ExitCode::FAILURE
        }
    }
}
