// Who runs the sections, and what becomes of a warning.
#ifndef ANALYSIS_ATOMICITY_JUDGE_H
#define ANALYSIS_ATOMICITY_JUDGE_H

#include "analysis/atomicity/atomicity.h"

// ---- threads.c
void atom_threads_find(struct atomicity *at);
// A set. At that bytecode index; UINT32_MAX: anywhere in it.
uint64_t atom_threads_of(const struct atomicity *at, const struct method *method, uint32_t bci);
// Is it surely one thread? Not if nothing is known to run it.
bool atom_is_one_thread(const struct atomicity *at, uint64_t threads);
// Does it run only before main has started other threads, or after they have ended?
bool atom_is_alone(const struct atomicity *at, const struct method *method, uint32_t bci);
// Can the other method run, or be at that place of it (UINT32_MAX: anywhere), while a thread is at this one?
bool atom_may_overlap(const struct atomicity *at, const struct method *method, uint32_t bci,
	const struct method *other, uint32_t other_bci);

// ---- judge.c
struct judgement {
	enum filter filter;
	bool is_style, is_steps;
	struct finding_facts facts;
	int32_t score;
	uint32_t strength; // of what makes the two sections one step
	uint32_t n;
	struct finding_evidence evidence[10];
};
// Are both sections the same one, run twice?
bool atom_is_same_section(struct atomicity *at, const struct warning *warning);
struct judgement atom_judge(struct atomicity *at, const struct warning *warning);

#endif
