// What the rules stand on, built once for a scan, each part when the first of them asks. Of a program points-to and all
// that stands on it; of a library summaries of its methods; of both who runs what, and the facts of methods.
#ifndef FLOOR_FLOOR_H
#define FLOOR_FLOOR_H

#include "access/access.h"
#include "base/notes.h"
#include "base/vec.h"
#include "bodies/bodies.h"
#include "facts/facts.h"
#include "finding/finding.h"
#include "heap/heap.h"
#include "running/running.h"
#include "sync/sync.h"
#include "threads/threads.h"

struct library;

struct floor_options {
	struct world *world;
	struct budget *budget;
	struct notes *notes;
	uint32_t jobs;
	bool is_library;
	// Of a program.
	uint32_t n_mains;
	struct method *const *mains;
	const char *points_to; // see pta_policy_parse; NULL: origin
	bool follow_jdk;
	// Of a library: what others can call, and what they can call or fill in.
	bool (*is_entry)(const void *context, const struct method *method);
	bool (*is_open)(const void *context, const struct method *method);
	const void *context;
	bool assume_shared;
};

// A pair of accesses that data-race has found to race: indices into accesses->all.
struct raced_pair {
	uint32_t a, b;
	uint32_t object;         // of points-to; 0: the field is static
	uint32_t rank;           // among those of one finding: the higher, the surer
	struct finding *finding; // in the list of findings
};

#define FLOOR_PHASES 5

struct floor {
	struct floor_options how;
	const struct models *models;
	struct facts *facts;     // of whoever asked; see floor_facts
	struct running *running; // see floor_running
	struct library *library; // see floor_library

	// Of a program.
	struct pta *pta;
	struct bodies *bodies;
	struct heap *heap;
	struct threads *threads;
	struct sync *sync;
	struct accesses *accesses;
	bool has_threads, is_whole; // no limit stopped it: up to threads, all of it

	// How long each part took, for --explain-safe.
	uint32_t n_phases;
	struct finding_phase phases[FLOOR_PHASES];

	// Left by data-race for object-race.
	VEC(struct raced_pair) raced;
};

struct floor *floor_new(const struct floor_options *how);
void floor_free(struct floor *floor);

// A view of the shared facts in which all methods of INPUT have been asked for: stores and function
// objects anywhere in it may matter. To be freed by the caller.
struct facts *floor_facts(struct floor *floor);
// Are first uses of classes looked at? In large libraries everything uses everything.
bool floor_follows_initialisers(const struct floor *floor);

// Build what nobody has built. Of a program, as far as `threads`, or all of it: perhaps not whole. A rule asks for it
// before it opens any class: each finds the world as points-to has left it.
void floor_build_threads(struct floor *floor);
void floor_build_accesses(struct floor *floor);
// Of a library: its summaries.
struct library *floor_library(struct floor *floor);
// Who runs what: of a program by its threads, of a library by what its methods show. Never NULL, but see
// running_is_known.
struct running *floor_running(struct floor *floor);

// Two accesses race, on each of the objects.
void floor_note_race(struct floor *floor, uint32_t a, uint32_t b, const object_list *objects,
	uint32_t rank);
// All that were noted since are of this finding.
void floor_name_races(struct floor *floor, struct finding *finding);

#endif
