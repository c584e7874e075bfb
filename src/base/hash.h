// xxHash (XXH3), with a seed that stress builds and tests may change: results must not depend on it.
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stdint.h>

#include "base/slice.h"

extern uint64_t hash_seed; // set once at start, from RADDLE_HASH_SEED; 0 otherwise

uint64_t hash_bytes(struct slice bytes);
// Never seeded: for what users keep, the same in every run and on every machine.
uint64_t hash_stable(struct slice bytes);

static inline uint64_t hash_u64(uint64_t x)
{
	x ^= hash_seed;
	x ^= x >> 32;
	x *= 0xd6e8feb86659fd93u;
	x ^= x >> 32;
	x *= 0xd6e8feb86659fd93u;
	x ^= x >> 32;
	return x;
}

static inline uint64_t hash_pair(uint64_t a, uint64_t b)
{
	return hash_u64(a * 0x9e3779b97f4a7c15u + b);
}

#endif
