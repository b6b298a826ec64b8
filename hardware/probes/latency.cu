// Latency: one warp's load alone on the chip, cold and from L2; and a chain of loads that wait for each other.
#include "common.cuh"

constexpr int ROUNDS = 256;

// Cycles from the issue of one load to the moment at which all 32 lanes have their value.
__global__ void warp_load(const char *buffer, const u64 *bases, int lane_stride, unsigned *cycles, unsigned *never) {
    unsigned sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        const char *place = buffer + bases[round] + (u64)threadIdx.x * lane_stride;
        unsigned value;
        __syncwarp();
        long long start = clock64();
        asm volatile("ld.global.cg.u32 %0, [%1];" : "=r"(value) : "l"(place) : "memory");
        sum += value;
        asm volatile("" ::"r"(sum) : "memory");
        unsigned all = __reduce_add_sync(0xffffffffu, value);
        long long stop = clock64();
        sum += all;
        if (threadIdx.x == 0) cycles[round] = (unsigned)(stop - start);
    }
    if (sum == 1234567u) *never = sum;
}

// Each load's address is the value of the one before it; L1 is passed by.
__global__ void chase(const u64 *places, u64 start, int steps, long long *cycles, u64 *end) {
    u64 at = start;
    for (int k = 0; k < 64; k++) at = __ldcg(places + at);
    long long from = clock64();
    for (int k = 0; k < steps; k++) at = __ldcg(places + at);
    long long to = clock64();
    *cycles = to - from;
    *end = at;
}

u64 chance() { return ((u64)rand() << 31) ^ rand(); }

struct Probe {
    u64 bytes = array_bytes();
    char *buffer, *other;
    u64 *bases;
    unsigned *cycles, *never;

    Probe() {
        CHECK(cudaMalloc(&buffer, bytes));
        CHECK(cudaMalloc(&other, bytes / 2));
        CHECK(cudaMalloc(&bases, ROUNDS * sizeof(u64)));
        CHECK(cudaMalloc(&cycles, ROUNDS * sizeof(unsigned)));
        CHECK(cudaMalloc(&never, 64));
        CHECK(cudaMemset(buffer, 0, bytes));
    }

    // Writes other memory until nothing of ours is left in L2.
    void forget() { CHECK(cudaMemset(other, 1, std::min(512ULL << 20, bytes / 2))); }

    void run(const char *what, int lane_stride, const std::vector<u64> &places, int times) {
        CHECK(cudaMemcpy(bases, places.data(), ROUNDS * sizeof(u64), cudaMemcpyHostToDevice));
        if (times == 1) forget();
        for (int k = 0; k < times; k++) {
            warp_load<<<1, 32>>>(buffer, bases, lane_stride, cycles, never);
            CHECK(cudaDeviceSynchronize());
        }
        std::vector<unsigned> found(ROUNDS);
        CHECK(cudaMemcpy(found.data(), cycles, ROUNDS * sizeof(unsigned), cudaMemcpyDeviceToHost));
        std::sort(found.begin(), found.end());
        printf("{\"what\":\"%s\",\"lane_stride_bytes\":%d,\"cycles_median\":%u,\"p10\":%u,\"p90\":%u}\n", what, lane_stride,
               found[ROUNDS / 2], found[ROUNDS / 10], found[ROUNDS * 9 / 10]);
    }
};

void chains(Probe &probe, const Card &card) {
    long long *cycles;
    u64 *end;
    CHECK(cudaMalloc(&cycles, sizeof(long long)));
    CHECK(cudaMalloc(&end, sizeof(u64)));
    for (u64 kib : {16ULL, 256ULL, 4096ULL, 16384ULL, 24576ULL, 262144ULL, 1048576ULL}) {
        if (kib * 1024 > probe.bytes) continue;
        // One cycle through all lines, in an order that nothing can guess.
        u64 lines = kib * 1024 / 128;
        std::vector<u64> next(lines), places(lines * 16, 0);
        for (u64 i = 0; i < lines; i++) next[i] = i;
        for (u64 i = lines - 1; i > 0; i--) std::swap(next[i], next[chance() % i]);
        for (u64 i = 0; i < lines; i++) places[i * 16] = next[i] * 16;
        CHECK(cudaMemcpy(probe.buffer, places.data(), lines * 128, cudaMemcpyHostToDevice));
        u64 at = 0;
        auto go = [&](int steps) {
            chase<<<1, 1>>>((u64 *)probe.buffer, at, steps, cycles, end);
            CHECK(cudaDeviceSynchronize());
            long long found;
            CHECK(cudaMemcpy(&at, end, sizeof at, cudaMemcpyDeviceToHost));
            CHECK(cudaMemcpy(&found, cycles, sizeof found, cudaMemcpyDeviceToHost));
            return found / (double)steps;
        };
        if (lines <= 200000) go((int)lines);
        else probe.forget();
        double found = go(4096);
        printf("{\"what\":\"pointer_chase_cg\",\"footprint_kib\":%llu,\"cycles\":%.1f,\"ns_at_boost\":%.1f}\n", kib, found,
               found * 1e6 / card.clock_khz);
    }
}

int main() {
    Card card;
    Probe probe;
    card.print();
    std::vector<u64> places(ROUNDS);
    for (int stride : {0, 4, 8, 16, 32, 64, 128, 256, 4096, 65536}) {
        for (u64 &place : places) place = chance() % (probe.bytes - (64ULL << 20)) & ~((1ULL << 12) - 1);
        probe.run("warp_load_latency_cold", stride, places, 1);
    }
    // The same lines a second time: L2 has them.
    for (int stride : {0, 4, 8, 16, 32, 64, 128, 256, 4096}) {
        for (int round = 0; round < ROUNDS; round++) places[round] = (u64)round * 8192 % (8ULL << 20);
        probe.run("warp_load_latency_l2", stride, places, 2);
    }
    chains(probe, card);
}
