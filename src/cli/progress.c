// How far the run is, on one line of the terminal that is wiped in the end. The cursor is left at its
// start, so that a note printed meanwhile covers it.
#include "cli/scan.h"

#include <stdio.h>

#define WIPE_LINE "\r\033[K"

void progress_tell(void *context, const struct budget_progress *progress)
{
	(void)context;
	if (!progress->phase) {
		fputs(WIPE_LINE, stderr);
	} else if (progress->total) {
		uint64_t done = progress->done < progress->total ? progress->done : progress->total;
		fprintf(stderr, WIPE_LINE "raddle: %s %u%%\r", progress->phase,
			(unsigned)(done * 100 / progress->total));
	} else {
		fprintf(stderr, WIPE_LINE "raddle: %s\r", progress->phase);
	}
	fflush(stderr);
}
