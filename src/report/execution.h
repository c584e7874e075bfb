// The steps of an execution as a reader wants them: what the JDK does by itself is left out, what it does for the program
// is at the program's line, and steps of one thread at one line are one row.
#ifndef REPORT_EXECUTION_H
#define REPORT_EXECUTION_H

#include "finding/finding.h"

struct execution_row {
	uint32_t thread;
	const struct finding_frame *at;
	const char *words; // "takes app.Bank.journal, writes app.Bank.total = 3"
	bool is_end;       // not a step: where the thread is when it is over
};

struct execution_rows {
	uint32_t n;
	struct execution_row *v;
};

// Of who takes part in the end the last rows say where they are.
struct execution_rows execution_rows(const struct finding *finding, struct arena *arena);

// The actor of that thread; NULL: it has ended.
const struct finding_actor *execution_actor(const struct finding_execution *execution,
	uint32_t thread);
// What the thread holds of what others wait for; NULL: nothing. The i-th of them.
const struct finding_wait *execution_held(const struct finding_execution *execution,
	uint32_t thread, uint32_t i);
// The rest of the threads in a sentence: "main waits for the end of Thread-0 (Main.java:12); 3 idle threads".
void execution_put_others(const struct finding_execution *execution, struct buf *out);

#endif
