// One launch for each pattern of patterns.bin: every lane issues one load or store of `width` bytes at its own offset.
//
// The offsets ride in kernel parameters, which lie in constant memory, so that no other load touches L1.
#include "common.cuh"

struct Pattern {
    int offsets[32];
    unsigned mask;
};

// The type of a lane's value, by its width, and how it is loaded and stored.
template <int WIDTH> struct Value;

#define NARROW(WIDTH, SUFFIX, TYPE, LETTER)                                                                              \
    template <> struct Value<WIDTH> {                                                                                    \
        static __device__ unsigned load_global(const char *from) {                                                       \
            TYPE value;                                                                                                  \
            asm volatile("ld.global.ca." SUFFIX " %0, [%1];" : "=" LETTER(value) : "l"(from) : "memory");                \
            return value;                                                                                                \
        }                                                                                                                \
        static __device__ unsigned load_shared(uint32_t from) {                                                          \
            TYPE value;                                                                                                  \
            asm volatile("ld.shared." SUFFIX " %0, [%1];" : "=" LETTER(value) : "r"(from) : "memory");                   \
            return value;                                                                                                \
        }                                                                                                                \
        static __device__ void store_global(char *to, unsigned value) {                                                  \
            asm volatile("st.global." SUFFIX " [%0], %1;" ::"l"(to), LETTER((TYPE)value) : "memory");                    \
        }                                                                                                                \
        static __device__ void store_shared(uint32_t to, unsigned value) {                                               \
            asm volatile("st.shared." SUFFIX " [%0], %1;" ::"r"(to), LETTER((TYPE)value) : "memory");                    \
        }                                                                                                                \
    }
NARROW(1, "u8", unsigned short, "h");
NARROW(2, "u16", unsigned short, "h");
NARROW(4, "u32", unsigned, "r");

template <> struct Value<8> {
    static __device__ unsigned load_global(const char *from) {
        unsigned a, b;
        asm volatile("ld.global.ca.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "l"(from) : "memory");
        return a ^ b;
    }
    static __device__ unsigned load_shared(uint32_t from) {
        unsigned a, b;
        asm volatile("ld.shared.v2.u32 {%0, %1}, [%2];" : "=r"(a), "=r"(b) : "r"(from) : "memory");
        return a ^ b;
    }
    static __device__ void store_global(char *to, unsigned value) {
        asm volatile("st.global.v2.u32 [%0], {%1, %2};" ::"l"(to), "r"(value), "r"(value) : "memory");
    }
    static __device__ void store_shared(uint32_t to, unsigned value) {
        asm volatile("st.shared.v2.u32 [%0], {%1, %2};" ::"r"(to), "r"(value), "r"(value) : "memory");
    }
};

template <> struct Value<16> {
    static __device__ unsigned load_global(const char *from) {
        unsigned a, b, c, d;
        asm volatile("ld.global.ca.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "l"(from) : "memory");
        return a ^ b ^ c ^ d;
    }
    static __device__ unsigned load_shared(uint32_t from) {
        unsigned a, b, c, d;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4];"
                     : "=r"(a), "=r"(b), "=r"(c), "=r"(d) : "r"(from) : "memory");
        return a ^ b ^ c ^ d;
    }
    static __device__ void store_global(char *to, unsigned value) {
        asm volatile("st.global.v4.u32 [%0], {%1, %2, %3, %4};" ::"l"(to), "r"(value), "r"(value), "r"(value), "r"(value)
                     : "memory");
    }
    static __device__ void store_shared(uint32_t to, unsigned value) {
        asm volatile("st.shared.v4.u32 [%0], {%1, %2, %3, %4};" ::"r"(to), "r"(value), "r"(value), "r"(value), "r"(value)
                     : "memory");
    }
};

__device__ bool takes_part(const Pattern &pattern) { return pattern.mask >> threadIdx.x & 1; }
__device__ uint32_t address_of(void *shared) { return (uint32_t)__cvta_generic_to_shared(shared); }

constexpr int SHARED_BYTES = 32768 + 128;

template <int WIDTH> __global__ void global_load(const __grid_constant__ Pattern pattern, char *buffer, unsigned magic) {
    if (!takes_part(pattern)) return;
    unsigned value = Value<WIDTH>::load_global(buffer + pattern.offsets[threadIdx.x]);
    if (value == magic) buffer[1 << 20] = 1;
}

template <int WIDTH> __global__ void global_store(const __grid_constant__ Pattern pattern, char *buffer, unsigned magic) {
    if (takes_part(pattern)) Value<WIDTH>::store_global(buffer + pattern.offsets[threadIdx.x], magic + threadIdx.x);
}

template <int WIDTH> __global__ void shared_load(const __grid_constant__ Pattern pattern, char *buffer, unsigned magic) {
    __shared__ __align__(128) char bytes[SHARED_BYTES];
    if (!takes_part(pattern)) return;
    unsigned value = Value<WIDTH>::load_shared(address_of(bytes) + pattern.offsets[threadIdx.x]);
    if (value == magic) buffer[1 << 20] = bytes[magic & 1023];
}

template <int WIDTH> __global__ void shared_store(const __grid_constant__ Pattern pattern, char *buffer, unsigned magic) {
    __shared__ __align__(128) char bytes[SHARED_BYTES];
    if (takes_part(pattern)) Value<WIDTH>::store_shared(address_of(bytes) + pattern.offsets[threadIdx.x], magic + threadIdx.x);
    if (magic == 77) buffer[threadIdx.x] = bytes[threadIdx.x];
}

template <int WIDTH> void launch(int op, const Pattern &pattern, char *buffer) {
    const unsigned magic = 0xdeadbeefu;
    switch (op) {
        case 0: global_load<WIDTH><<<1, 32>>>(pattern, buffer, magic); break;
        case 1: global_store<WIDTH><<<1, 32>>>(pattern, buffer, magic); break;
        case 2: shared_load<WIDTH><<<1, 32>>>(pattern, buffer, magic); break;
        case 3: shared_store<WIDTH><<<1, 32>>>(pattern, buffer, magic); break;
    }
}

template <class T> bool read(FILE *file, T &value) { return fread(&value, sizeof value, 1, file) == 1; }

int main(int count, char **words) {
    FILE *file = fopen("patterns.bin", "rb");
    int patterns;
    if (!file || !read(file, patterns)) {
        fprintf(stderr, "patterns.bin: not there; patterns.py writes it\n");
        return 1;
    }
    int from = count > 1 ? atoi(words[1]) : 0, to = count > 2 ? atoi(words[2]) : patterns;
    char *buffer;
    CHECK(cudaMalloc(&buffer, 4 << 20));
    CHECK(cudaMemset(buffer, 1, 4 << 20));
    for (int i = 0; i < patterns; i++) {
        int op, width;
        Pattern pattern;
        if (!read(file, op) || !read(file, width) || !read(file, pattern.mask) || !read(file, pattern.offsets)) {
            fprintf(stderr, "patterns.bin ends before its %d patterns\n", patterns);
            return 1;
        }
        if (i < from || i >= to) continue;
        switch (width) {
            case 1: launch<1>(op, pattern, buffer); break;
            case 2: launch<2>(op, pattern, buffer); break;
            case 4: launch<4>(op, pattern, buffer); break;
            case 8: launch<8>(op, pattern, buffer); break;
            default: launch<16>(op, pattern, buffer); break;
        }
        CHECK(cudaGetLastError());
    }
    CHECK(cudaDeviceSynchronize());
}
