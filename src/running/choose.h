// One of each group, so that any two of them fit.
#ifndef RUNNING_CHOOSE_H
#define RUNNING_CHOOSE_H

#include <stdbool.h>
#include <stdint.h>

struct budget;

#define CHOICE_MOST_GROUPS 16
#define CHOICE_MOST_ASKED 400000 // who exceeds it may have one

struct choice {
	uint32_t n, sizes[CHOICE_MOST_GROUPS]; // of the groups; 0: anything fits there
	bool (*fits)(const void *context, uint32_t i, uint32_t a, uint32_t k, uint32_t b); // i < k
	const void *context;
	struct budget *budget;
	uint64_t n_asked; // how often `fits` was
};

// False when the budget is over.
bool choice_exists(struct choice *choice);

#endif
