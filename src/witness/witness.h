// Whether the data races that an analysis predicts happen. The program is run in the machine under some schedules; what its
// threads do is watched, and two conflicting accesses that no happens-before orders are a race that happened,
// whatever lay between them in that run.
//
// This is no search: `raddle check` goes through all interleavings. But a race needs no luck to be seen here, only that
// both threads come there without an order by chance; so accesses that met again and again, under schedules that differ, and were ordered each time most
// likely always are.
#ifndef WITNESS_WITNESS_H
#define WITNESS_WITNESS_H

#include <stdint.h>

#include "base/budget.h"
#include "finding/finding.h"

struct input;
struct world;

struct witness_options {
	struct input *input;
	struct world *world; // of the same
	const char *jdk_home, *class_path;
	const char *main; // class
	uint32_t runs;    // fewer where nothing was predicted
	struct budget *budget;
};

// Findings of data-race that happened rest on nothing but facts from then on; of those whose accesses met in order each time the
// threads are a guess. What is about objects of such a finding goes with it. Nothing happens to those whose accesses were not reached.
// Races that happened and that nobody predicted are added.
// The machine runs in a process of its own: if it cannot run the program, nothing changes.
void witness_races(struct findings *findings, const struct witness_options *options);

#endif
