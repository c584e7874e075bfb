// Which of a program's constraints a query's answer comes from: all statements and calls that are
// reached backwards from the variables that are asked about. The solver does the same with it as with the
// whole (nodes.c skips the rest), so what it finds for these variables is the same.
//
//     writers.c    who writes what, of the whole program, once
//     relevance.c  backwards from a query
#ifndef PTA_RELEVANCE_H
#define PTA_RELEVANCE_H

#include "base/bitset.h"
#include "pta/internal.h"

// Where rows of models do something: an instruction that calls, or makes an object of a class for which
// `implemented` rows hold. Several rows of one instruction are one.
struct row_place {
	uint32_t node;
	uint16_t bci;
	uint64_t loads[4], stores[4]; // pseudo-fields; enum model_field
	bool has_any, has_like, has_reflection, has_thread, has_future;
	VEC(const struct field *) statics; // that rows name, to read or to write
};

enum touched_by { TOUCHED_ANY, TOUCHED_LIKE, TOUCHED_REFLECTION, N_TOUCHED };

// Who writes what. Calls, rows and receivers are those of variable type analysis (`base`), which the same
// solver does, with every feature that it knows: whatever a finer policy links, that has linked too. It has
// one node for each method.
struct writers {
	struct pta *base;
	struct arena arena;
	uint32_t n_vars, n_stmts, n_calls;
	uint32_t *first_var, *first_stmt,
		*first_call; // [n_nodes]: in the numberings of the whole program
	uint32_t *node_of_stmt;
	uint32_t *writer;      // [n_vars]: first statement that writes it + 1
	uint32_t *store;       // [n_fields + 1]: first statement that writes the field + 1; 0: elements
	uint32_t *next;        // [n_stmts]: the next one, + 1
	uint32_t *call_writer; // [n_vars]: the first of 2 * call (result), 2 * call + 1 (thrown), + 1
	uint32_t *next_call;   // [2 * n_calls]
	VEC(uint32_t) leaks;   // statements
	VEC(uint32_t) implementing;   // statements that make objects for which `implemented` rows hold
	struct row_place implemented; // what all those rows do; no place
	VEC(struct row_place) places;
	struct map place_of;              // node << 16 | bci -> place + 1
	struct map absent;                // node << 16 | bci: calls what cannot be seen
	struct bitset touched[N_TOUCHED]; // fields, 0: elements
};

void writers_init(struct writers *writers, struct pta *base);
void writers_release(struct writers *writers);
struct row_place *writers_place(const struct writers *writers, uint32_t node, uint16_t bci);

struct relevance {
	const struct writers *writers;
	struct bitset stmts, calls;
};

// The variables that are asked about: of base's nodes.
struct relevance_query {
	uint32_t node, var;
};
void relevance_make(struct relevance *relevance, const struct writers *writers,
	enum pta_policy policy, const struct relevance_query *queries, uint32_t n, struct arena *arena);
bool relevance_has_statement(const struct relevance *relevance, const struct method *method,
	uint32_t i);
bool relevance_has_call(const struct relevance *relevance, const struct method *method, uint32_t i);

#endif
