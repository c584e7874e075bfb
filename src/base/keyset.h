// A set of 64-bit keys, in parts that threads can fill side by side. Any key is allowed; nothing can
// be iterated, so nothing depends on the hash seed.
#ifndef BASE_KEYSET_H
#define BASE_KEYSET_H

#include <stdbool.h>
#include <stdint.h>

#define KEYSET_PARTS 16

struct keyset_part {
	uint64_t *slots; // 0: free
	uint32_t n, cap; // cap is a power of two, or 0
	bool has_zero;   // key 0, which is not in slots
};

struct keyset {
	struct keyset_part parts[KEYSET_PARTS];
};

void keyset_release(struct keyset *set);
// Returns whether it is new.
bool keyset_add(struct keyset *set, uint64_t key);
// Adds n keys, by `jobs` threads; is_new[i] tells, of equal keys for the first.
void keyset_add_all(struct keyset *set, uint32_t jobs, const uint64_t *keys, uint32_t n,
	bool *is_new);

#endif
