//! JSON lines in, JSON lines out: one answer for each line that is not blank, in order.
//!
//! Absent on purpose: what a line may say and what an answer looks like, which is `analysis`'s.

use std::io::{self, BufRead, BufReader, Read, Write};

use analysis::Answer;
use words::Lang;

/// How it went, when all lines were looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Every line was an access.
    AllRead,
    /// Some were not; each has its error among the answers.
    SomeFailed,
}

/// Why not all lines could be looked at.
#[derive(Debug)]
pub enum Error {
    /// The lines could not be read.
    Read(io::Error),
    /// The answers could not be written.
    Write(io::Error),
}

/// Answers every line. A reader who closes the pipe has seen enough: that is no error.
pub fn analyze(lines: &mut BufReader<impl Read>, answers: &mut impl Write) -> Result<Outcome, Error> {
    let mut outcome = Outcome::AllRead;
    let mut line = Vec::new();
    for number in 1.. {
        line.clear();
        if lines.read_until(b'\n', &mut line).map_err(Error::Read)? == 0 {
            break;
        }
        let text = line.trim_ascii_end();
        if text.is_empty() {
            continue;
        }
        let (id, input) = analysis::read(text, Lang::En);
        let answer = match &input {
            Ok(input) => Answer::of(id, input),
            Err(fault) => {
                outcome = Outcome::SomeFailed;
                Answer::failed(id, fault, number, text)
            }
        };
        let answered = serde_json::to_writer(&mut *answers, &answer).map_err(io::Error::from);
        let answered = answered.and_then(|()| answers.write_all(b"\n"));
        // Whoever waits for an answer before the next line gets it; whoever sends many gets them in bulk.
        let written = match lines.buffer().is_empty() {
            true => answered.and_then(|()| answers.flush()),
            false => answered,
        };
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(outcome),
            written => written.map_err(Error::Write)?,
        }
    }
    match answers.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(Error::Write(error)),
        Err(_) | Ok(()) => Ok(outcome),
    }
}
