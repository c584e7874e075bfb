// What the files of the stale-value analysis share; doc/findings/stale-value.md says what it finds.
//
// A method's code becomes a list of operations on shared state (ops.c): a read or a write of a plain
// field under a lock, of a volatile, or a call of a method of an atomic, a concurrent or a synchronized
// collection (models.def). Operations that a method does on what its callers can name are its
// effects (summary.c), and calls of it are operations of the callers. A pair of operations on one
// object, where the second depends on the first (flow.c) and no lock is held from one to the
// other, is a finding unless judge.c knows why not.
#ifndef ANALYSIS_STALE_VALUE_STALE_VALUE_H
#define ANALYSIS_STALE_VALUE_STALE_VALUE_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "analysis/analysis.h"
#include "base/bitset.h"
#include "base/vec.h"
#include "callgraph/callgraph.h"
#include "floor/floor.h"
#include "ir/ir.h"

struct sv;

struct sv_worker {
	OWN_LINE struct ir_builder *builder;
	struct arena arena; // one method at a time
	struct arena keep;  // for the whole run
	struct findings *found;
	uint32_t n_many, n_deep; // what bounds left out: methods; operations
	VEC(struct call_site) sites;
	VEC(struct param_store) stores;
	VEC(struct lending) lendings;
	VEC(struct bound) bounds;
	VEC(struct handing) handings;
};

struct sv {
	struct analysis_input *in;
	struct world *world;
	struct sv_worker *workers;
	uint32_t n_methods;
	bool is_surveyed;
	struct summary *summaries;  // by method id
	struct method_notes *notes; // by method id
	uint32_t n_levels;
	uint32_t *levels;            // by method id, from 1
	uint32_t *order, *starts;    // methods by level, and where each level begins
	uint32_t at;                 // in order: where the level that is done begins
	struct field_facts *fields;  // by field id
	struct entry **entries;      // by method id; NULL: anyone may call it
	_Atomic uint8_t *candidates; // by method id, entry.c: 0 not asked yet
	struct bitset open;          // method ids, open.c; library mode only
	_Atomic uint32_t
		*hooks; // by method id: the method that it fills in + 1; 1: none, 0: not asked yet
	_Atomic(const struct targets *) *targets; // by method id, of virtual calls
	_Atomic uint8_t *lambdas;                 // by method id: enum lambda_use
	_Atomic uint16_t *nulls;                  // by method id: parameters that are null in some call
	const struct klass **group_classes;       // model_classes
	_Atomic uint8_t *groups;                  // by class id: enum group + 1, 0: not asked yet
	_Atomic uint8_t *has_locks;               // by class id: some method of it takes a lock
	_Atomic uint8_t *has_own_locks;           // by class id: of these, its own or that of a class
	_Atomic uint8_t *seen;             // by method id: enum seen_calls, of what anyone may call
	_Atomic uint8_t *is_shared_task;   // by class id, own_task.c
	struct loose_facts *loose;         // by class id, in program mode
	uint8_t *n_plain;                  // by class id: fields written without one
	bool *has_guarded;                 // by class id: fields written under a lock
	bool *has_state;                   // by class id: objects change after construction
	const struct running *threads;     // NULL in library mode
	const struct running *library;     // NULL in program mode
	VEC(const struct klass *) modules; // the module-infos of INPUT
};

// Of calls in INPUT, a set.
enum seen_calls {
	SEEN_LOCKED = 1, // on an object that the caller holds
	SEEN_UNLOCKED = 2
};

// One method while it is looked at.
struct sv_method {
	struct sv *sv;
	bool is_cut; // it has more operations than are kept
	struct sv_worker *worker;
	const struct ir *ir;
	struct paths *paths;
	struct locks *locks;
	struct flow *flow;
	const struct entry *entry; // or NULL
	uint32_t n_ops;
	struct op *ops;
	uint32_t
		n_checked; // writes that look before: not what relies on a read, but what may be done because of it
	struct op *checked;
	uint32_t result; // elements_result
};

// ---- open.c: finds out which methods others can run.
void open_solve(struct sv *sv);

// ---- levels.c, after the survey
void levels_find(struct sv *sv);

// ---- modules.c
void modules_find(struct sv *sv);
// Is the package of the class one that its module does not export?
bool modules_hide(const struct sv *sv, const struct klass *klass);

#endif
