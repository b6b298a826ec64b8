//! `coalescope`: the model for scripts, papers and notebooks.
//!
//! Absent on purpose: arithmetic and a format of its own. Every count is `model`'s, every line `analysis`'s.

mod analyze;
mod figure;

use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use analyze::Outcome;
use clap::{Parser, Subcommand};

/// What a warp's access to memory costs.
#[derive(Parser)]
#[command(name = "coalescope", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count sectors, lines and bytes, or bank conflicts, of accesses given as JSON lines
    ///
    /// Each line is an object such as
    /// {"op":"global-load","width":4,"mask":"ffffffff","offsets":[0,4,…]} with 32 byte addresses; op is
    /// global-load, global-store, shared-load or shared-store; mask (bit 0 is lane 0) may be left out;
    /// or `{"snippet":"…","block":[32,1,1],"blockIdx":[0,0,0],"base":0,"memory":"global"}` with a piece of CUDA
    /// (and, to choose among its accesses, "op", "bytes", "access"; for others than the first warp, "warp";
    /// where the piece asks for it, "gridDim");
    /// "arch" may name an architecture; an "id" comes back with the answer. The answers are JSON lines.
    /// The exit status is 0 if every line was read, 1 if one was not, and 2 if nothing could be done.
    #[command(verbatim_doc_comment)]
    Analyze {
        /// The file to read; standard input if left out, or if it is `-`
        file: Option<PathBuf>,
    },
    /// Draw a figure in a state as an SVG file that stands alone
    ///
    /// The state is an address of the site, such as 'https://…/en/embed/banks/?v=1&stride=33'; its query alone,
    /// '?v=1&fig=banks&stride=33'; or a figure and its parameters, banks 'stride=33'. The file carries a title,
    /// a description, its style, and the address that it came from.
    /// The exit status is 0 if the picture was written, 1 if the address was wrong: then each fault is a line on
    /// standard error, and there is no file; and 2 if the file could not be written.
    #[command(verbatim_doc_comment)]
    Figure(figure::Arguments),
}

fn main() -> ExitCode {
    match Arguments::parse().command {
        Command::Analyze { file } => match analyze(file.as_deref()) {
            Ok(Outcome::AllRead) => ExitCode::SUCCESS,
            Ok(Outcome::SomeFailed) => ExitCode::from(1),
            Err(message) => {
                tell(&message);
                ExitCode::from(2)
            }
        },
        Command::Figure(arguments) => match figure::picture(&arguments) {
            Ok(svg) => match write(arguments.output.as_deref(), &svg) {
                Ok(()) => ExitCode::SUCCESS,
                Err(message) => {
                    tell(&message);
                    ExitCode::from(2)
                }
            },
            Err(faults) => {
                faults.iter().for_each(|fault| tell(fault));
                ExitCode::from(1)
            }
        },
    }
}

/// Nobody is left to be told if standard error is closed.
fn tell(message: &str) {
    let _ = writeln!(io::stderr(), "coalescope: {message}");
}

/// Writes a file. A reader who closes the pipe has seen enough: that is no error.
fn write(file: Option<&Path>, text: &str) -> Result<(), String> {
    match file {
        Some(path) if path.as_os_str() != "-" => {
            fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
        }
        Some(_) | None => match io::stdout().write_all(text.as_bytes()) {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(format!("standard output: {error}")),
            Err(_) | Ok(()) => Ok(()),
        },
    }
}

fn analyze(file: Option<&Path>) -> Result<Outcome, String> {
    let (name, lines): (String, Box<dyn Read>) = match file {
        Some(path) if path.as_os_str() != "-" => {
            let name = path.display().to_string();
            let file = File::open(path).map_err(|error| format!("{name}: {error}"))?;
            (name, Box::new(file))
        }
        Some(_) | None => ("standard input".into(), Box::new(io::stdin())),
    };
    let mut answers = io::BufWriter::new(io::stdout().lock());
    match analyze::analyze(&mut BufReader::new(lines), &mut answers) {
        Ok(outcome) => Ok(outcome),
        Err(analyze::Error::Read(error)) => Err(format!("{name}: {error}")),
        Err(analyze::Error::Write(error)) => Err(format!("standard output: {error}")),
    }
}
