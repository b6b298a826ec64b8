//! The project's own data as they are published: what was measured, and the probes that measured it.

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$((concat!("hardware/", $name), include_bytes!(concat!("../../../hardware/", $name)))),*]
    };
}

/// Each file with its path, below the root of the repository and below that of the site.
pub static HARDWARE: [(&str, &[u8]); 12] = files![
    "README.md",
    "h200-again.jsonl",
    "h200-counters.jsonl",
    "h200-timings.jsonl",
    "probes/common.cuh",
    "probes/counters.cu",
    "probes/latency.cu",
    "probes/measure.py",
    "probes/memory.cu",
    "probes/patterns.py",
    "probes/shared.cu",
    "probes/torch_copies.py",
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    #[test]
    fn every_probe_and_every_measurement_is_published() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let inside = |folder: &str| {
            let entries = fs::read_dir(root.join(folder)).unwrap().map(|entry| entry.unwrap());
            let files = entries.filter(|entry| entry.file_type().unwrap().is_file());
            let names = files.map(|file| file.file_name().into_string().unwrap());
            let kept = names.filter(|name| !name.starts_with('.'));
            kept.map(|name| format!("{folder}/{name}")).collect::<Vec<_>>()
        };
        let there: BTreeSet<String> = ["hardware", "hardware/probes"].into_iter().flat_map(inside).collect();
        let published: BTreeSet<String> = HARDWARE.iter().map(|(path, _)| (*path).to_owned()).collect();
        assert_eq!(published, there);
    }
}
