// Keys of values, values.c.
#ifndef ANALYSIS_ATOMICITY_VALUES_H
#define ANALYSIS_ATOMICITY_VALUES_H

#include "analysis/atomicity/atomicity.h"
#include "ir/ir.h"

#define MAX_VALUE_READS 4

struct value_read {
	uint32_t insn;
	const struct field *field;
};

// Fields that a key depends on, and that may be written: the same key is the same value if they are not in between.
struct value_reads {
	uint32_t n;
	struct value_read v[MAX_VALUE_READS];
};

// Equal for values that are computed in the same way; 0: none. Adds to reads.
uint64_t value_key(const struct ir *ir, struct paths *paths, uint32_t value,
	struct value_reads *reads);

#endif
