// What the agent has done, as text and as JSON.
#include <inttypes.h>
#include <stdio.h>

#include "agent/internal.h"

static uint32_t count_woven(void)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < agent.sites.n; i++)
		n += agent.sites.v[i]->is_woven;
	return n;
}

void agent_print_counts(struct buf *out, bool is_json)
{
	const struct gate_counts *c = &gate_counts;
	const char *format = is_json
		? "{\"signatures\": %u, \"sites\": %u, \"gates\": %u, \"passed\": %" PRIu64
		  ", \"waited\": %" PRIu64 ", \"longest_ms\": %u, \"reentered\": %" PRIu64
		  ", \"starved\": %" PRIu64 ", \"late\": %" PRIu64 ", \"stale\": %" PRIu64 "}\n"
		: "%u signatures, %u sites, %u gates: %" PRIu64 " passed, %" PRIu64
		  " waited (at most %u ms), %" PRIu64 " had the lock already, %" PRIu64
		  " let through as starved, %" PRIu64 " as late, %" PRIu64 " stale\n";
	buf_printf(out, format, agent.n_cycles, agent.sites.n, count_woven(), gate_passed(), c->waited,
		gate_longest_ms, c->reentered, c->starved, c->late, c->stale);
}

void agent_write_counts(void)
{
	if (!agent.stats)
		return;
	struct buf out = BUF_INIT;
	agent_print_counts(&out, true);
	FILE *file = fopen(agent.stats, "we");
	if (!file || fwrite(out.ptr, 1, out.len, file) != out.len)
		agent_say("%s cannot be written", agent.stats);
	if (file)
		fclose(file);
	buf_release(&out);
}
