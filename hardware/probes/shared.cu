// Shared memory: what an n-way bank conflict costs, in latency and in throughput; and atomics.
#include "common.cuh"

constexpr int WORDS = 8192;

// Each load waits for the one before it.
__global__ void chain(int stride, int loads, unsigned *cycles, unsigned *never) {
    extern __shared__ unsigned words[];
    for (int i = threadIdx.x; i < WORDS; i += 32) words[i] = 0;
    __syncthreads();
    unsigned place = (threadIdx.x * stride) & (WORDS - 1), zero = 0;
    long long start = clock64();
#pragma unroll 16
    for (int i = 0; i < loads; i++) zero = words[place + zero];
    long long stop = clock64();
    if (threadIdx.x == 0) *cycles = (unsigned)(stop - start);
    if (zero) *never = zero;
}

// 32 warps with eight independent loads each.
__global__ void flood(int stride, int loads, unsigned *cycles, unsigned *never) {
    extern __shared__ unsigned words[];
    for (int i = threadIdx.x; i < WORDS; i += blockDim.x) words[i] = 0;
    __syncthreads();
    uint32_t place = (uint32_t)__cvta_generic_to_shared(words) + 4 * (((threadIdx.x & 31) * stride) & (WORDS - 1));
    unsigned sum = 0;
    long long start = clock64();
    for (int i = 0; i < loads; i += 8) {
        unsigned values[8];
#pragma unroll
        for (int k = 0; k < 8; k++) asm volatile("ld.volatile.shared.u32 %0, [%1];" : "=r"(values[k]) : "r"(place));
#pragma unroll
        for (int k = 0; k < 8; k++) sum += values[k];
    }
    __syncthreads();
    long long stop = clock64();
    if (threadIdx.x == 0) *cycles = (unsigned)(stop - start);
    if (sum) *never = sum;
}

constexpr int PATTERNS = 5;
const char *const NAMES[PATTERNS] = {"distinct words, distinct banks", "all lanes one word", "two words",
                                     "32 words of one bank", "pairs share a word"};

__device__ int word_of(int pattern, int lane) {
    switch (pattern) {
        case 0: return lane;
        case 1: return 0;
        case 2: return lane & 1;
        case 3: return lane * 32;
        default: return lane / 2;
    }
}

template <bool ADD> __global__ void atomics(int pattern, int count, unsigned *cycles, unsigned *never) {
    __shared__ unsigned words[4096];
    for (int i = threadIdx.x; i < 4096; i += blockDim.x) words[i] = 0;
    __syncthreads();
    uint32_t place = (uint32_t)__cvta_generic_to_shared(&words[word_of(pattern, threadIdx.x & 31)]);
    long long start = clock64();
    for (int i = 0; i < count; i++) {
        unsigned before;
        if (ADD) asm volatile("atom.shared.add.u32 %0, [%1], %2;" : "=r"(before) : "r"(place), "r"(1) : "memory");
        else asm volatile("atom.shared.exch.b32 %0, [%1], %2;" : "=r"(before) : "r"(place), "r"(i) : "memory");
        if (before == 0xffffffffu) *never = before;
    }
    __syncthreads();
    long long stop = clock64();
    if (threadIdx.x == 0) *cycles = (unsigned)(stop - start);
}

int main() {
    unsigned *cycles, *never, found;
    CHECK(cudaMalloc(&cycles, 64));
    CHECK(cudaMalloc(&never, 64));
    Card().print();
    auto twice = [&](auto launch) {
        launch();
        launch();
        CHECK(cudaDeviceSynchronize());
        CHECK(cudaMemcpy(&found, cycles, sizeof found, cudaMemcpyDeviceToHost));
        return (double)found;
    };
    const int loads = 4096, count = 1024, warps = 32;
    const auto strides = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 17, 24, 31, 32, 33, 34, 64};
    for (int stride : strides) {
        double latency = twice([&] { chain<<<1, 32, 4 * WORDS>>>(stride, loads, cycles, never); });
        printf("{\"what\":\"shared_bank_latency\",\"stride_words\":%d,\"latency_cycles\":%.2f}\n", stride, latency / loads);
    }
    for (int stride : strides) {
        double busy = twice([&] { flood<<<1, 32 * warps, 4 * WORDS>>>(stride, loads, cycles, never); });
        printf("{\"what\":\"shared_bank_throughput\",\"stride_words\":%d,\"cycles_per_warp_load\":%.3f}\n", stride,
               busy / (loads * warps));
    }
    for (int pattern = 0; pattern < PATTERNS; pattern++) {
        double exchange = twice([&] { atomics<false><<<1, 32 * warps>>>(pattern, count, cycles, never); });
        double add = twice([&] { atomics<true><<<1, 32 * warps>>>(pattern, count, cycles, never); });
        printf("{\"what\":\"shared_atomic\",\"pattern\":\"%s\",\"exch_cycles_per_warp_op\":%.2f,"
               "\"add_cycles_per_warp_op\":%.2f}\n", NAMES[pattern], exchange / (count * warps), add / (count * warps));
    }
}
