# Compiler-specific parts: bit operations and a monotonic clock.

cdef extern from *:
    """
    #include <stdint.h>
    #include <string.h>
    #include <stdlib.h>
    #ifdef _MSC_VER
      #include <intrin.h>
      #define TOLVA_INLINE static __inline
    #else
      #define TOLVA_INLINE static inline
    #endif
    #ifdef _WIN32
      #include <windows.h>
    #else
      #include <time.h>
    #endif

    /* Number of the lowest bit; the set is never empty. */
    TOLVA_INLINE int tolva_low(uint64_t set) {
    #ifdef _MSC_VER
      unsigned long place; _BitScanForward64(&place, set); return (int)place;
    #else
      return __builtin_ctzll(set);
    #endif
    }

    /* Number of the highest bit; the set is never empty. */
    TOLVA_INLINE int tolva_high(uint64_t set) {
    #ifdef _MSC_VER
      unsigned long place; _BitScanReverse64(&place, set); return (int)place;
    #else
      return 63 - __builtin_clzll(set);
    #endif
    }

    /* How many bits; no processor instruction that an old machine might lack. */
    TOLVA_INLINE int tolva_count(uint64_t set) {
      set = set - ((set >> 1) & 0x5555555555555555ULL);
      set = (set & 0x3333333333333333ULL) + ((set >> 2) & 0x3333333333333333ULL);
      return (int)((((set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fULL) * 0x0101010101010101ULL) >> 56);
    }

    /* Milliseconds since some moment. */
    TOLVA_INLINE double tolva_clock(void) {
    #ifdef _WIN32
      LARGE_INTEGER now, rate;
      QueryPerformanceCounter(&now); QueryPerformanceFrequency(&rate);
      return 1000.0 * (double)now.QuadPart / (double)rate.QuadPart;
    #else
      struct timespec now;
      clock_gettime(CLOCK_MONOTONIC, &now);
      return 1000.0 * (double)now.tv_sec + (double)now.tv_nsec / 1e6;
    #endif
    }
    """
    ctypedef unsigned long long u64 "uint64_t"
    ctypedef unsigned int u32 "uint32_t"
    ctypedef short i8 "int8_t"      # a number: as Python objects, arrays of `char` are strings
    int low_bit "tolva_low"(u64) noexcept nogil
    int high_bit "tolva_high"(u64) noexcept nogil
    int count_bits "tolva_count"(u64) noexcept nogil
    double clock_ms "tolva_clock"() noexcept nogil
