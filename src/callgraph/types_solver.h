// The solver of level precise as its files share it: types_vars.c has the variables, types_open.c says what
// others may write to, types_solve.c does the work.
#ifndef CALLGRAPH_TYPES_SOLVER_H
#define CALLGRAPH_TYPES_SOLVER_H

#include "callgraph/types.h"

#define MAX_TARGETS 6

struct target_list {
	uint32_t n;
	bool is_cut;
	const struct method *v[MAX_TARGETS];
};

struct reader {
	uint32_t method, next;
};

struct solver {
	struct cg_types *types;
	struct callgraph *cg;
	struct world *world;
	VEC(uint32_t) queue; // methods
	uint32_t head;
	bool *is_queued;                // by method
	bool *is_called;                // by method
	struct map reader_seen;         // variable << 32 | method
	uint32_t *readers;              // by variable: list in reader_list
	VEC(struct reader) reader_list; // from 1
	struct map group_index;         // name and descriptor -> list of methods
	uint32_t *next_in_group;
	struct map opened_groups;
	struct map target_index; // class, method -> in target_lists
	VEC(struct target_list) target_lists;
	VEC(const struct klass *) class_stack;
	uint32_t now; // method
	const struct method_facts *facts;
};

// ---- types_vars.c
void number_variables(struct cg_types *types);
void enqueue(struct solver *s, uint32_t method);
// The method at hand reads the variable.
void read_var(struct solver *s, uint32_t var);
void write_var(struct solver *s, uint32_t var, const struct cg_values *values);
void open_var(struct solver *s, uint32_t var);
// UINT32_MAX: there is none.
uint32_t param_var(const struct solver *s, uint32_t method, uint32_t param);
void open_params(struct solver *s, uint32_t method);
bool is_known_method(const struct solver *s, const struct method *method);

// ---- types_open.c
bool is_open_method(const struct solver *s, const struct method *m);
bool is_open_field(const struct solver *s, const struct field *f);
// The arrays of the method at hand.
void open_cast_arrays(struct solver *s);

#endif
