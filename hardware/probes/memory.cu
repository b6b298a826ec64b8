// Global memory: useful bandwidth against stride, offset, chunk, fetch granularity and layout.
//
//   ./memory time       one JSON line for each measurement
//   ./memory traffic    one launch and one JSON line for each pattern, for a profiler that counts bytes
#include "common.cuh"
#include <cstring>

constexpr int IN_FLIGHT = 8;  // independent loads a thread

// Every load is added up and the sum compared, so that no compiler can leave a load out.
template <class E, class Place>
__device__ void read_all(const E *__restrict__ from, E *never, u64 elements, Place place) {
    u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x;
    const u64 threads = gridDim.x * (u64)blockDim.x;
    E sums[IN_FLIGHT] = {};
    for (; i + (IN_FLIGHT - 1) * threads < elements; i += IN_FLIGHT * threads) {
        E values[IN_FLIGHT];
#pragma unroll
        for (int k = 0; k < IN_FLIGHT; k++) values[k] = from[place(i + k * threads)];
#pragma unroll
        for (int k = 0; k < IN_FLIGHT; k++) sums[k] += values[k];
    }
    for (; i < elements; i += threads) sums[0] += from[place(i)];
    E sum = 0;
    for (int k = 0; k < IN_FLIGHT; k++) sum += sums[k];
    if (sum == (E)12345.678) *never = sum;
}

template <class E> __global__ void stride_read(const E *__restrict__ from, E *never, u64 elements, int stride) {
    read_all(from, never, elements, [=](u64 i) { return i * stride; });
}

__device__ unsigned scattered(unsigned x) {
    x *= 2654435761u;
    x ^= x >> 15;
    x *= 2246822519u;
    return x ^ (x >> 13);
}

// Neighbouring threads share a chunk; where the next chunk lies is random.
template <class E>
__global__ void chunk_read(const E *__restrict__ from, E *never, u64 elements, u64 chunk_mask, int log_chunk) {
    const u64 inside = (1ULL << log_chunk) - 1;
    read_all(from, never, elements, [=](u64 i) {
        return (((u64)scattered((unsigned)(i >> log_chunk)) & chunk_mask) << log_chunk) | (i & inside);
    });
}

template <class E> __global__ void offset_copy(const E *__restrict__ from, E *to, u64 elements, int offset) {
    u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x;
    if (i < elements) to[i] = from[i + offset];
}

template <class E> __global__ void stride_copy(const E *__restrict__ from, E *to, u64 elements, int stride) {
    u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x;
    if (i < elements) to[i * stride] = from[i * stride];
}

struct Particle { float x, y, z, vx, vy, vz; };

__global__ void aos_read(const Particle *__restrict__ particles, float *never, u64 elements) {
    u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x;
    if (i < elements) {
        float x = particles[i].x;
        if (x == 12345.f) *never = x;
    }
}

__global__ void soa_read(const float *__restrict__ xs, float *never, u64 elements) {
    u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x;
    if (i < elements) {
        float x = xs[i];
        if (x == 12345.f) *never = x;
    }
}

// Blocks of 32 by 8 threads move squares of 32 by 32 elements.
constexpr int TILE = 32, ROWS = 8;

__global__ void copy_square(const float *from, float *to, int n) {
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) to[(u64)(y + j) * n + x] = from[(u64)(y + j) * n + x];
}

__global__ void transpose_naive(const float *from, float *to, int n) {
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) to[(u64)x * n + y + j] = from[(u64)(y + j) * n + x];
}

template <int PAD> __global__ void transpose_tile(const float *from, float *to, int n) {
    __shared__ float tile[TILE][TILE + PAD];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) tile[threadIdx.y + j][threadIdx.x] = from[(u64)(y + j) * n + x];
    __syncthreads();
    x = blockIdx.y * TILE + threadIdx.x;
    y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) to[(u64)(y + j) * n + x] = tile[threadIdx.x][threadIdx.y + j];
}

struct Arrays {
    u64 bytes;
    char *from, *to;
    double *never;

    Arrays() : bytes(array_bytes()) {
        CHECK(cudaMalloc(&from, bytes));
        CHECK(cudaMalloc(&to, bytes / 2));
        CHECK(cudaMalloc(&never, 4096));
        CHECK(cudaMemset(from, 0, bytes));
        CHECK(cudaMemset(to, 0, bytes / 2));
    }

    // As many elements as the stride leaves room for, at most so many.
    u64 elements(int stride, int size, u64 most) const {
        u64 n = 1ULL << 20;
        while (n * 2 * stride * size <= bytes && n < most) n *= 2;
        return n;
    }
};

unsigned blocks_for(u64 elements) { return (unsigned)(elements / 256); }

template <class E> void time_strides(const Card &card, const Arrays &a, const char *what, std::vector<int> strides, u64 most) {
    for (int s : strides) {
        u64 n = a.elements(s, sizeof(E), most);
        float ms = median_ms([&] { stride_read<E><<<card.blocks, 256>>>((E *)a.from, (E *)a.never, n, s); });
        printf("{\"what\":\"%s\",\"stride\":%d,\"n\":%llu,\"useful_gbps\":%.1f", what, s, n, gbps(n * sizeof(E), ms));
        if (sizeof(E) == 8) printf(",\"gflops\":%.1f", n / ms / 1e6);
        printf("}\n");
    }
}

void time_all(const Card &card, const Arrays &a) {
    const auto from = (float *)a.from;
    const auto to = (float *)a.to;
    const auto never = (float *)a.never;
    const u64 copied = std::min(2ULL << 30, a.bytes / 2);
    float ms = median_ms([&] { CHECK(cudaMemcpyAsync(a.to, a.from, copied, cudaMemcpyDeviceToDevice)); });
    printf("{\"what\":\"memcpy\",\"gbps\":%.1f}\n", gbps(2.0 * copied, ms));

    time_strides<float>(card, a, "stride_read_f32",
                        {1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,  14,  16,
                         20, 24, 28, 32, 40, 48, 56, 64, 96, 128, 256, 512, 1024}, 1ULL << 28);
    time_strides<double>(card, a, "stride_read_f64", {1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256, 512, 1024},
                         1ULL << 27);
    for (int offset = 0; offset <= 33; offset++) {
        u64 n = std::min(1ULL << 30, a.bytes / 4) / 4;
        ms = median_ms([&] { offset_copy<<<blocks_for(n), 256>>>(from, to, n, offset); });
        printf("{\"what\":\"offset_copy_f32\",\"offset\":%d,\"useful_gbps\":%.1f}\n", offset, gbps(8.0 * n, ms));
    }
    for (int stride = 1; stride <= 32; stride++) {
        u64 n = a.bytes / 2 / 4 / 32;
        ms = median_ms([&] { stride_copy<<<blocks_for(n), 256>>>(from, to, n, stride); });
        printf("{\"what\":\"stride_copy_f32\",\"stride\":%d,\"useful_gbps\":%.1f}\n", stride, gbps(8.0 * n, ms));
    }
    for (int chunk = 4; chunk <= 65536; chunk *= 2) {
        u64 n = 1ULL << 28;
        int log_chunk = __builtin_ctz(chunk / 4);
        ms = median_ms([&] { chunk_read<<<card.blocks, 256>>>(from, never, n, a.bytes / chunk - 1, log_chunk); });
        printf("{\"what\":\"random_chunk_read\",\"chunk_bytes\":%d,\"useful_gbps\":%.1f}\n", chunk, gbps(4.0 * n, ms));
    }
    {
        u64 n = 1ULL << 28;
        while (n * sizeof(Particle) > a.bytes) n /= 2;
        float aos = median_ms([&] { aos_read<<<blocks_for(n), 256>>>((Particle *)a.from, never, n); });
        float soa = median_ms([&] { soa_read<<<blocks_for(n), 256>>>(from, never, n); });
        printf("{\"what\":\"aos24_vs_soa\",\"aos_gbps\":%.1f,\"soa_gbps\":%.1f,\"ratio\":%.3f}\n", gbps(4.0 * n, aos),
               gbps(4.0 * n, soa), aos / soa);
    }
    const int side = 16384;
    const double moved = 2.0 * side * side * 4;
    if (moved / 2 <= a.bytes / 2) {
        dim3 grid(side / TILE, side / TILE), block(TILE, ROWS);
        float copy = median_ms([&] { copy_square<<<grid, block>>>(from, to, side); });
        float naive = median_ms([&] { transpose_naive<<<grid, block>>>(from, to, side); });
        float plain = median_ms([&] { transpose_tile<0><<<grid, block>>>(from, to, side); });
        float padded = median_ms([&] { transpose_tile<1><<<grid, block>>>(from, to, side); });
        printf("{\"what\":\"transpose_16384\",\"copy_gbps\":%.1f,\"naive_gbps\":%.1f,\"tile32_gbps\":%.1f,"
               "\"tile33_gbps\":%.1f}\n", gbps(moved, copy), gbps(moved, naive), gbps(moved, plain), gbps(moved, padded));
    }
    {
        u64 n = 1ULL << 28;
        ms = median_ms([&] { chunk_read<<<card.blocks, 256>>>((double *)a.from, a.never, n, a.bytes / 8 - 1, 0); });
        printf("{\"what\":\"random_read_f64\",\"useful_gbps\":%.1f,\"gflops\":%.1f}\n", gbps(8.0 * n, ms), n / ms / 1e6);
    }
    size_t usual;
    CHECK(cudaDeviceGetLimit(&usual, cudaLimitMaxL2FetchGranularity));
    printf("{\"what\":\"l2_fetch_default\",\"bytes\":%zu}\n", usual);
    for (size_t wanted : {usual, (size_t)32, (size_t)64, (size_t)128}) {
        size_t got;
        CHECK(cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity, wanted));
        CHECK(cudaDeviceGetLimit(&got, cudaLimitMaxL2FetchGranularity));
        for (int s : {1, 8, 16, 32, 1024}) {
            u64 n = a.elements(s, 4, 1ULL << 28);
            ms = median_ms([&] { stride_read<<<card.blocks, 256>>>(from, never, n, s); });
            printf("{\"what\":\"l2_fetch\",\"set\":%zu,\"got\":%zu,\"stride\":%d,\"useful_gbps\":%.1f}\n", wanted, got, s,
                   gbps(4.0 * n, ms));
        }
    }
    CHECK(cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity, usual));
}

// The profiler counts launches in order; `measure.py` puts the n-th count beside the n-th line.
void launch_for_traffic(const Card &card, const Arrays &a) {
    const auto line = [](const char *what, const char *name, int value, double bytes) {
        CHECK(cudaDeviceSynchronize());
        printf("{\"what\":\"%s\",\"%s\":%d,\"useful_bytes\":%.0f}\n", what, name, value, bytes);
    };
    const auto from = (float *)a.from;
    const auto never = (float *)a.never;
    for (int s : {1, 2, 4, 8, 16, 32, 64, 256, 1024}) {
        u64 n = 1ULL << 22;
        while (n * s * 4 > a.bytes) n /= 2;
        stride_read<<<card.blocks, 256>>>(from, never, n, s);
        line("traffic_stride_read_f32", "stride", s, 4.0 * n);
    }
    for (int s : {1, 2, 4, 8, 16, 64, 1024}) {
        u64 n = 1ULL << 20;
        stride_read<<<card.blocks, 256>>>((double *)a.from, a.never, n, s);
        line("traffic_stride_read_f64", "stride", s, 8.0 * n);
    }
    for (int chunk = 4; chunk <= 4096; chunk *= 2) {
        u64 n = 1ULL << 22;
        chunk_read<<<card.blocks, 256>>>(from, never, n, a.bytes / chunk - 1, __builtin_ctz(chunk / 4));
        line("traffic_random_chunk_read", "chunk_bytes", chunk, 4.0 * n);
    }
    for (size_t fetch : {(size_t)64, (size_t)32, (size_t)128}) {
        CHECK(cudaDeviceSetLimit(cudaLimitMaxL2FetchGranularity, fetch));
        for (int s : {1, 8, 16, 32, 1024}) {
            u64 n = 1ULL << 21;
            stride_read<<<card.blocks, 256>>>(from, never, n, s);
            CHECK(cudaDeviceSynchronize());
            printf("{\"what\":\"l2_fetch_traffic\",\"l2_fetch_granularity\":%zu,\"stride\":%d,\"useful_bytes\":%.0f}\n", fetch,
                   s, 4.0 * n);
        }
    }
}

int main(int count, char **words) {
    Card card;
    if (count != 2) {
        fprintf(stderr, "usage: %s time|traffic\n", words[0]);
        return 2;
    }
    Arrays arrays;
    if (!strcmp(words[1], "traffic")) {
        launch_for_traffic(card, arrays);
    } else {
        card.print();
        time_all(card, arrays);
    }
}
