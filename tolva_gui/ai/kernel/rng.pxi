# Random numbers: a 64-bit linear congruential generator whose upper bits are used. The state is its seed.

cdef inline u32 draw(u64* rng) noexcept nogil:
    """31 random bits."""
    rng[0] = rng[0] * 6364136223846793005ULL + 1442695040888963407ULL
    return <u32>(rng[0] >> 33)


cdef inline int draw_below(u64* rng, int n) noexcept nogil:
    return <int>((<u64>draw(rng) * <u64>n) >> 31)


cdef inline u64 mix(u64 x) noexcept nogil:
    """Mix the bits of a number, so that neighbouring seeds give unrelated sequences."""
    x ^= x >> 30
    x *= 0xbf58476d1ce4e5b9ULL
    x ^= x >> 27
    x *= 0x94d049bb133111ebULL
    return x ^ (x >> 31)


cdef inline u64 seeded(u64 seed) noexcept nogil:
    """The generator's state for a seed."""
    return mix(seed + 1)


cdef inline double draw_share(u64* rng) noexcept nogil:
    """A number in [0, 1)."""
    return draw(rng) / 2147483648.0
