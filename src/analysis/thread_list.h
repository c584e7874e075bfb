// Threads as the report numbers them.
#ifndef ANALYSIS_THREAD_LIST_H
#define ANALYSIS_THREAD_LIST_H

#include "finding/finding.h"
#include "threads/threads.h"

struct floor;

// The number of a thread of the floor, which is listed if it is not yet.
int32_t analysis_thread_id(const struct floor *floor, uint32_t thread, struct findings *out);
// Where it is started; NULL: by the machine.
const struct finding_frame *analysis_start_of(const struct floor *floor,
	const struct thread *thread, struct arena *arena);

#endif
