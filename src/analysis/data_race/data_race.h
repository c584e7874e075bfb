// The rule data-race: what its files share. run.c has the pipeline, pairs.c the judgement of one pair,
// benign.c the races that are meant, report.c the finding, describe.c the words for it, explain.c the pairs
// that are none.
#ifndef DATA_RACE_DATA_RACE_H
#define DATA_RACE_DATA_RACE_H

#include "access/access.h"
#include "analysis/analysis.h"
#include "analysis/thread_list.h"
#include "bodies/bodies.h"
#include "class/class.h"
#include "floor/floor.h"
#include "heap/heap.h"
#include "sync/sync.h"
#include "threads/threads.h"

// Why a pair of accesses is a race, or none: seed 000's categories (3.2.9) and ours.
enum pair_verdict {
	PAIR_RACE,
	PAIR_NO_OBJECT, // no common object
	PAIR_LOCK,      // common lock held
	PAIR_ORDERED,   // start, join, signal, ...
	PAIR_CONFINED,  // not published yet, or each run of the thread has its own
	PAIR_UNKNOWN,   // rests on objects that come from outside
	N_PAIR_VERDICTS
};
extern const char *const pair_verdict_names[N_PAIR_VERDICTS];

struct pair {
	const struct access *a, *b;
	enum pair_verdict verdict;
	enum thread_order order; // ORDERED
	object_list objects;     // common ones, of the group at hand; of statics none
	uint32_t rank;           // of races: the higher, the surer
	const held_names *names_a,
		*names_b; // LOCK: as seen from the object, while the group is at hand
};

// What is asked of a point again and again, whichever thread is there, found once.
struct point_facts {
	bool has_state, has_names, has_reach, has_optimistic, has_once;
	bool is_optimistic, is_once;
	enum heap_reach reach;
	struct bitset state; // of threads_state
	held_names names;
};

// The same of two points.
struct point_pair {
	bool has_lock;
	bool is_locked; // both hold one lock, if they are about one of the objects
	object_list objects;
};

#define RACE_WAYS_MEMORY (UINT64_C(256) << 20) // bytes

// The shortest ways from a thread's entry: via[node] is the edge by which the node is reached first, as the number of
// that edge behind those of the first node; 0: none.
struct race_ways {
	uint32_t thread; // 0: none yet
	uint32_t *via;
};

struct race_run {
	struct analysis_input *in;
	struct world *world;
	struct floor *floor;
	const struct models *models;
	struct pta *pta;
	struct bodies *bodies;
	struct heap *heap;
	struct threads *threads;
	struct sync *sync;
	struct accesses *accesses;
	struct indices *indices;
	// Of the group at hand.
	struct point_facts *facts; // [point]
	uint8_t *constructs;       // [access]: 0: not known yet, 1: yes, 2: no
	struct map pair_of_points; // two points: number in point_pairs, from 1
	VEC(struct point_pair) point_pairs;
	struct arena group_arena;
	uint64_t n_pairs[N_PAIR_VERDICTS];
	struct findings *out;
	int32_t *thread_ids;    // [thread]: of findings; -1: not listed yet
	struct race_ways *ways; // [n_ways], of thread t at t % n_ways
	uint32_t n_ways;
	double start; // of judging pairs, in milliseconds
	struct arena scratch;
};

void pair_begin_group(struct race_run *run, const struct access_group *group);
void pair_end_group(struct race_run *run, const struct access_group *group);
// Decides about the two, which are of the group at hand.
void pair_judge(struct race_run *run, const struct access_group *group, struct pair *pair);
// If it is a race, its rank is at most that; of a pair with this access, whatever the other is.
uint32_t access_rank_bound(struct race_run *run, const struct access_group *group,
	const struct access *access);
uint32_t pair_rank_bound(struct race_run *run, const struct access_group *group,
	const struct pair *pair);

// A racy single check of a value of 32 bits: every thread computes the same and reads it once.
bool race_is_benign(const struct race_run *run, const struct access_group *group);

// ---- describe.c: all of it in run->scratch

#define RACE_OBJECTS 4 // that are named

void race_free_ways(struct race_run *run);
struct finding_stack race_stack_of(struct race_run *run, const struct access *access);
struct finding_access race_access_of(struct race_run *run, const struct access *access);
// NULL: the machine starts it.
// Its number in the report, where another rule may have listed it already.
int32_t race_thread_id(struct race_run *run, uint32_t thread);
// Are the calls on the way to it the only possible ones?
enum certainty race_calls(struct race_run *run, const struct access *access);
// Does it construct the object, before it can be seen how anybody else gets it?
bool race_is_construction(struct race_run *run, const struct access *access);
// Does its thread wait to be told to go on, before it comes there?
bool race_waits_before(struct race_run *run, const struct access *access);
const char *race_short_name(struct race_run *run, const struct method *method); // "app.Worker.run"
const char *race_type_name(struct race_run *run, uint32_t object);
uint32_t race_list_objects(struct race_run *run, const object_list *list,
	struct finding_object objects[RACE_OBJECTS]);

// ---- explain.c: --explain-safe; nothing is done without it

void explain_pair(struct race_run *run, const struct access_group *group, const struct pair *pair);
void explain_end(struct race_run *run);

// ---- annotations.c

bool race_class_says(const struct klass *klass, enum annotation_kind kind, struct annotation *out);
// The text of the field's @GuardedBy; empty: none.
struct slice race_guard(const struct race_run *run, const struct access_group *group);
// Is it among the names, which are seen from the accessed object? True too where the text is not understood.
bool race_holds_guard(const struct race_run *run, const struct access_group *group,
	const held_names *names, struct slice guard);
// By an annotation of the field, of one of the methods, or of a class around them.
bool race_members_suppress(const struct world *world, const struct field *field,
	const struct method *a, const struct method *b, struct slice *why);
bool race_is_suppressed(const struct race_run *run, const struct access_group *group,
	const struct pair *pair, struct slice *why);

// ---- report.c

// What one finding is made of.
struct race_summary {
	const struct pair *worst;
	uint32_t n_pairs;
	struct slice guard;  // what is declared; empty: nothing, or both hold it
	bool is_only_broken; // no race: another lock is held by both
	bool is_suppressed;
	struct slice why_suppressed;
};
void race_report(struct race_run *run, const struct access_group *group,
	const struct race_summary *summary);

// library.c: the same of a library, whose entries any thread may call.
void race_library(struct analysis_input *in, struct findings *out);

// What speaks for a finding and against it; what is too much is left out.
#define MAX_EVIDENCE 10
struct evidence {
	uint32_t n;
	struct finding_evidence all[MAX_EVIDENCE];
};
void evidence_say(struct evidence *evidence, bool is_against, int32_t weight, const char *text);

#endif
