#include "base/hash.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

uint64_t hash_seed;

uint64_t hash_bytes(struct slice bytes)
{
	return XXH3_64bits_withSeed(bytes.len ? (const void *)bytes.ptr : "", bytes.len, hash_seed);
}

uint64_t hash_stable(struct slice bytes)
{
	return XXH3_64bits(bytes.len ? (const void *)bytes.ptr : "", bytes.len);
}
