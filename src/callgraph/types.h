// Level precise: which types methods return and fields and arrays hold (seed 003: 5.1, and 5.4 items 4
// and 6), to a fixed point over all methods of INPUT. Shared by types*.c only.
#ifndef CALLGRAPH_TYPES_H
#define CALLGRAPH_TYPES_H

#include "callgraph/internal.h"

// What a variable may hold. Open: anything of its declared type.
struct type_set {
	uint8_t n;
	bool is_open;
	aval v[CG_MAX_VALUES];
};

// Variables: what fields hold, by field; what methods return, by method; what arrays of a class hold,
// by class; what parameters are, by method and number.
struct cg_types {
	struct callgraph *cg;
	uint32_t n_methods, n_fields, n_classes;    // when it was built; later ones are outside INPUT
	uint32_t fields, returns, elements, params; // first variables of each kind
	uint32_t *first_param;                      // [n_methods + 2]
	struct type_set *sets;
	uint32_t n_sets;
	struct map calls; // method << 16 | call -> result in call_sets
	VEC(struct type_set) call_sets;
};

// The set that an expression reads, if there is one for it; NULL: the declared type is all we know.
const struct type_set *types_read(const struct cg_types *types, const struct method_facts *facts,
	const struct expr *expr);
// Adds a value that fits the type that the expression is known to have (a cast may have narrowed it).
// False: too many.
bool types_add_fitting(const struct callgraph *cg, struct cg_values *values, aval value,
	const struct expr *expr);

#endif
