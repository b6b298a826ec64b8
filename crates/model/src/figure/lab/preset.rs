//! The snippets worth a name: each shows one thing that readers ask about.

use super::spec::{Number, Spec};
use crate::query::Choice;

/// A snippet with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// A matrix whose rows run across the lanes.
    WrongAxis,
    /// Element by element.
    Copy,
    /// One member of an array of structs.
    Struct,
    /// The last warp that a guard leaves something to do.
    Guard,
    /// A column of a tile in shared memory.
    Tile,
    /// Sixteen bytes a lane from rows that all start in one bank.
    Rows16,
}

impl Choice for Preset {
    const ALL: &'static [Preset] =
        &[Preset::WrongAxis, Preset::Copy, Preset::Struct, Preset::Guard, Preset::Tile, Preset::Rows16];

    fn slug(self) -> &'static str {
        match self {
            Preset::WrongAxis => "wrong-axis",
            Preset::Copy => "copy",
            Preset::Struct => "struct",
            Preset::Guard => "guard",
            Preset::Tile => "tile",
            Preset::Rows16 => "rows-16",
        }
    }
}

impl Preset {
    /// The text.
    pub fn snippet(self) -> &'static str {
        match self {
            Preset::WrongAxis => {
                "const int n = 1024;\n\
                 const float *in;\n\
                 \n\
                 int row = blockIdx.x * blockDim.x + threadIdx.x;\n\
                 int col = blockIdx.y * blockDim.y + threadIdx.y;\n\
                 float pixel = in[row * n + col];\n"
            }
            Preset::Copy => {
                "__global__ void copy(float *out, const float *in) {\n    \
                     int i = blockIdx.x * blockDim.x + threadIdx.x;\n    \
                     out[i] = in[i];\n\
                 }\n"
            }
            Preset::Struct => {
                "struct Particle { float x, y, z, mass, charge, age; };\n\
                 const Particle *particles;\n\
                 \n\
                 int i = blockIdx.x * blockDim.x + threadIdx.x;\n\
                 float mass = particles[i].mass;\n"
            }
            Preset::Guard => {
                "const int n = 1000003;\n\
                 \n\
                 __global__ void saxpy(float *y, const float *x) {\n    \
                     int i = blockIdx.x * blockDim.x + threadIdx.x;\n    \
                     if (i < n)\n        \
                         y[i] = 2.0f * x[i] + y[i];\n\
                 }\n"
            }
            Preset::Tile => {
                "const int n = 1024;\n\
                 \n\
                 __global__ void transpose(float *out, const float *in) {\n    \
                     __shared__ float tile[32][32];\n    \
                     int x = blockIdx.x * 32, y = blockIdx.y * 32;\n    \
                     int i = threadIdx.x, j = threadIdx.y;\n    \
                     tile[j][i] = in[(y + j) * n + x + i];\n    \
                     __syncthreads();\n    \
                     out[(x + j) * n + y + i] = tile[i][j];\n\
                 }\n"
            }
            Preset::Rows16 => {
                "__shared__ half a[16][64];\n\
                 \n\
                 int row = threadIdx.x % 16;\n\
                 int col = threadIdx.x / 16 * 8;\n\
                 int4 eight = *(int4 *)&a[row][col];\n"
            }
        }
    }

    /// The text and its launch, on default hardware.
    pub fn spec(self) -> Spec {
        let spec = Spec::of(self.snippet());
        let sides = |spec: Spec, block: [u32; 2], grid: [u32; 2]| {
            let spec = spec.with_number(Number::Bx, block[0]).with_number(Number::By, block[1]);
            spec.with_number(Number::Gx, grid[0]).with_number(Number::Gy, grid[1])
        };
        match self {
            Preset::WrongAxis | Preset::Rows16 => spec,
            Preset::Copy | Preset::Struct => sides(spec, [256, 1], [4096, 1]),
            Preset::Guard => {
                let spec = sides(spec, [256, 1], [3907, 1]);
                spec.with_number(Number::BlockX, 3906).with_number(Number::Warp, 2)
            }
            Preset::Tile => sides(spec, [32, 32], [32, 32]).with_access(Some(2)),
        }
    }

    /// The preset that it equals, whatever the hardware.
    pub fn of(spec: &Spec) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.spec().with_arch(spec.arch()) == *spec)
    }

    /// The preset of that text.
    pub fn of_snippet(snippet: &str) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.snippet() == snippet)
    }
}
