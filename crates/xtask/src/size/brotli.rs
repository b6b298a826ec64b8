//! What files weigh with Brotli, as a good host sends them.
//!
//! Node.js has Brotli, compiled and quick; a crate in a debug build takes a minute for the same.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::path::PathBuf;
use std::process::Stdio;

use anyhow::{Context, Result, bail};

use crate::command;

/// The size of each file, compressed.
pub fn sizes(files: &BTreeSet<PathBuf>) -> Result<BTreeMap<PathBuf, usize>> {
    let script = "
        const { readFileSync } = require('node:fs'), { brotliCompressSync, constants } = require('node:zlib')
        for (const file of readFileSync(0, 'utf8').split('\\n').filter(Boolean)) {
            const content = readFileSync(file)
            console.log(brotliCompressSync(content, { params: {
                [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            } }).length)
        }";
    let mut node = command::program("node", &["-e", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start node")?;
    if let Some(mut input) = node.stdin.take() {
        for file in files {
            writeln!(input, "{}", file.display()).context("node stopped reading")?;
        }
    }
    let output = node.wait_with_output().context("node")?;
    if !output.status.success() {
        bail!("node could not compress the files");
    }
    let sizes = String::from_utf8_lossy(&output.stdout)
        .lines()
        .map(str::parse)
        .collect::<Result<Vec<usize>, _>>()
        .context("node did not print a number")?;
    Ok(files.iter().cloned().zip(sizes).collect())
}
