// What looking ahead did, for -v.
#include <inttypes.h>

#include "mc/internal.h"

// How many choices of each kind there were and were not, and why.
void mc_print_ahead(const struct mc_report *report, struct buf *out)
{
	static const char *const kinds[] = { "local", "read", "write", "update", "lock", "unlock",
		"wait", "notify", "park", "unpark", "start", "interrupt", "sleep", "initialise", "end",
		"print", "other" };
	const struct lookahead_counts *counts = &report->ahead;
	buf_printf(out,
		"looking ahead: %u methods, %u places, %u sets in %.2f ms, heap in %.2f ms, of %.2f ms; search "
		"begun %u time%s\n",
		counts->methods, counts->places, counts->sets, counts->milliseconds,
		counts->heap_milliseconds, counts->all_milliseconds, report->searches,
		report->searches == 1 ? "" : "s");
	if (counts->object_sets)
		buf_printf(out, "  %u points-to sets of variables, %u of them mistaken\n",
			counts->object_sets, counts->mistaken);
	if (counts->immutable)
		buf_printf(out, "  %u immutable fields\n", counts->immutable);
	for (uint32_t kind = 1; kind < sizeof(kinds) / sizeof(*kinds); kind++) {
		const uint64_t *n = counts->made[kind];
		uint64_t kept = n[AHEAD_KEPT_KIND] + n[AHEAD_KEPT_CONFLICT], all = kept;
		for (uint32_t i = AHEAD_FIELDS; i < N_AHEAD; i++)
			all += n[i];
		if (!all)
			continue;
		buf_printf(out, "  %-10s %10" PRIu64 " choices, %10" PRIu64 " removed", kinds[kind], kept,
			all - kept);
		for (uint32_t i = AHEAD_FIELDS; i < N_AHEAD; i++)
			if (n[i])
				buf_printf(out, "  %s %" PRIu64, lookahead_answers[i], n[i]);
		buf_char(out, '\n');
	}
}
