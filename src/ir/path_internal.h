// Shared by path.c, path_print.c and the files of locks.h.
#ifndef IR_PATH_INTERNAL_H
#define IR_PATH_INTERNAL_H

#include "ir/path.h"

struct paths {
	const struct ir *ir;
	struct arena *arena;
	const struct path **memo; // [n_insns + 1], made when the first path is asked for
	uint32_t *sources;        // [n_insns + 1], of phis; 0: not asked for yet
	struct path **buckets;
	uint32_t n, n_buckets; // a power of two
	struct path unknown;
};

#endif
