// A finding as lanes: what each of its threads does, step by step, and an order of all steps in which
// the bug happens. SARIF's thread flows and the pictures of the HTML page are made of it.
//
//     order   thread 1                thread 2
//       1     A.f takes this
//       2                             B.f takes B.class
//       3     B.g waits for B.class
//       4                             A.g waits for this
//
// Threads go as far as they can without meeting each other, one after the other; then each takes its last
// step, which is where they meet.
#ifndef REPORT_LANES_H
#define REPORT_LANES_H

#include "finding/finding.h"

enum lane_kind { LANE_CALL, LANE_TAKE, LANE_WAIT, LANE_READ, LANE_WRITE, LANE_OTHER };

struct lane_step {
	enum lane_kind kind;
	const struct finding_frame *frame; // NULL: somewhere, by somebody
	const char *words;                 // "takes this (app.A)", "calls", ...
	uint32_t order;                    // from 1, of all lanes together
	uint32_t depth;                    // calls around it
};

struct lane {
	const char *title; // "thread 1 holds app.A and waits for app.B.class"
	uint32_t n;
	struct lane_step *steps;
};

struct lanes {
	uint32_t n, n_steps;
	bool is_named; // titles are names of threads
	struct lane *v;
};

// Empty for findings that say nothing of threads.
struct lanes lanes_of(const struct finding *finding, const struct findings *findings,
	struct arena *arena);

// "SARIF kinds": "call", "acquire", ...
const char *lane_kind_name(enum lane_kind kind);

#endif
