// What every probe needs: errors that stop it, a median of timings, memory as large as the card allows.
#pragma once
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>
#include <cuda_runtime.h>

#define CHECK(call)                                                              \
    do {                                                                         \
        cudaError_t error = (call);                                              \
        if (error != cudaSuccess) {                                              \
            fprintf(stderr, "%s: %s\n", #call, cudaGetErrorString(error));       \
            exit(1);                                                             \
        }                                                                        \
    } while (0)

using u64 = unsigned long long;

// Median of nine runs in milliseconds, after two that warm up.
template <class F> float median_ms(F run) {
    cudaEvent_t start, stop;
    CHECK(cudaEventCreate(&start));
    CHECK(cudaEventCreate(&stop));
    run();
    run();
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    std::vector<float> times;
    for (int i = 0; i < 9; i++) {
        CHECK(cudaEventRecord(start));
        run();
        CHECK(cudaEventRecord(stop));
        CHECK(cudaEventSynchronize(stop));
        float ms;
        CHECK(cudaEventElapsedTime(&ms, start, stop));
        times.push_back(ms);
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

// 10^9 bytes a second.
inline double gbps(double bytes, float ms) { return bytes / ms / 1e6; }

struct Card {
    cudaDeviceProp properties;
    int clock_khz;
    int blocks;  // enough to fill every multiprocessor

    Card() {
        CHECK(cudaGetDeviceProperties(&properties, 0));
        CHECK(cudaDeviceGetAttribute(&clock_khz, cudaDevAttrClockRate, 0));
        blocks = properties.multiProcessorCount * 16;
    }

    void print() const {
        printf("{\"device\":\"%s\",\"sms\":%d,\"l2\":%d,\"clock_khz\":%d}\n", properties.name,
               properties.multiProcessorCount, properties.l2CacheSize, clock_khz);
    }
};

// Bytes of the larger of two arrays: the largest power of two of which one and a half fit, 16 GiB at most.
inline u64 array_bytes() {
    size_t free_bytes, total;
    CHECK(cudaMemGetInfo(&free_bytes, &total));
    u64 bytes = 16ULL << 30;
    while (bytes + bytes / 2 > free_bytes * 9 / 10) bytes /= 2;
    return bytes;
}
