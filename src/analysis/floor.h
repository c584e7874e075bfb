// What the rules about accesses share: points-to and all that stands on it, built once for a scan when the
// first of them asks. Program mode only, but for who runs what.
#ifndef ANALYSIS_FLOOR_H
#define ANALYSIS_FLOOR_H

#include "access/access.h"
#include "base/vec.h"
#include "bodies/bodies.h"
#include "finding/finding.h"
#include "heap/heap.h"
#include "sync/sync.h"
#include "threads/threads.h"

struct analysis_input;
struct running;

// A pair of accesses that data-race has found to race: indices into accesses->all.
struct raced_pair {
	uint32_t a, b;
	uint32_t object;         // of points-to; 0: the field is static
	uint32_t rank;           // among those of one finding: the higher, the surer
	struct finding *finding; // in the list of findings
};

#define FLOOR_PHASES 5

struct floor {
	const struct models *models;
	struct pta *pta;
	struct bodies *bodies;
	struct heap *heap;
	struct threads *threads;
	struct sync *sync;
	struct accesses *accesses;
	struct running *running;    // see analysis_running
	bool has_threads, is_whole; // no limit stopped it: up to threads, all of it

	// How long each part took, for --explain-safe.
	uint32_t n_phases;
	struct finding_phase phases[FLOOR_PHASES];

	// Left by data-race for object-race.
	VEC(struct raced_pair) raced;
};

// Build it if nobody has, the one as far as `threads`; never NULL, but perhaps not whole. A rule asks for it before it
// opens any class: each finds the world as points-to has left it.
struct floor *analysis_threads(struct analysis_input *in);
struct floor *analysis_floor(struct analysis_input *in);

// Two accesses race, on each of the objects.
void floor_note_race(struct floor *floor, uint32_t a, uint32_t b, const object_list *objects,
	uint32_t rank);
// All that were noted since are of this finding.
void floor_name_races(struct floor *floor, struct finding *finding);

#endif
