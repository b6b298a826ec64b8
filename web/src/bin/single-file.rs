//! Writes the whole site into one file: `single-file PROGRAM.js PROGRAM.wasm FILE`.
//!
//! `cargo xtask single-file` builds the program and calls it.

use std::{env, fs, io, process::ExitCode};
use web::page::{Contents, Fault, single_file};

/// Says where the site will be: from there the file has embedded figures come.
const SITE: &str = "COALESCOPE_SITE";

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, wasm, file] = &arguments[..] else {
        eprintln!("single-file PROGRAM.js PROGRAM.wasm FILE");
        return ExitCode::from(2);
    };
    match write(module, wasm, file) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(module: &str, wasm: &str, file: &str) -> io::Result<()> {
    let site = env::var(SITE).ok().map(|site| format!("{}/", site.trim_end_matches('/')));
    let (module, wasm) = (fs::read_to_string(module)?, fs::read(wasm)?);
    let text = single_file(&Contents { module: &module, wasm: &wasm, site: site.as_deref() });
    let text = text.map_err(|fault| match fault {
        Fault::Packing(error) => error,
        Fault::EndsEarly => io::Error::other("a script holds the text that would end it"),
    })?;
    fs::write(file, text)
}
