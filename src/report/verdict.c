// What check says of the whole search.
#include <inttypes.h>

#include "base/json.h"
#include "report/internal.h"

static void put_lines(struct buf *out, const char *before, const char *const *texts, uint32_t n)
{
	for (uint32_t i = 0; i < n; i++)
		buf_printf(out, "  %s: %s\n", before, texts[i]);
}

void text_verdict(const struct report *report, struct buf *out)
{
	const struct report_verdict *verdict = report->verdict;
	uint32_t n = report->findings->all.n;
	if (n)
		buf_printf(out, "%u error%s", n, n == 1 ? "" : "s");
	else if (strcmp(verdict->result, "incomplete") == 0)
		buf_string(out, "incomplete: no error so far");
	else if (verdict->is_complete && !verdict->n_bounded_by)
		buf_string(out, "complete: no error");
	else
		buf_string(out, "no error within bounds");
	buf_printf(out, " (%" PRIu64 " states, %" PRIu64 " transitions, depth %" PRIu64 ")\n",
		verdict->states, verdict->transitions, verdict->depth);
	put_lines(out, "bounded by", verdict->bounded_by, verdict->n_bounded_by);
	put_lines(out, "not followed", verdict->unsupported, verdict->n_unsupported);
	if (verdict->is_stopped)
		buf_string(out, "  stopped by a limit before everything was seen\n");
	for (uint32_t i = 0; i < verdict->n_outcomes; i++)
		buf_printf(out, "can print:\n%s", verdict->outcomes[i]);
}

static void put_texts(struct json *json, const char *name, const char *const *texts, uint32_t n)
{
	json_array(json, name, true);
	for (uint32_t i = 0; i < n; i++)
		json_string(json, NULL, texts[i]);
	json_end_array(json);
}

static void put_ahead(struct json *json, const struct report_ahead *ahead)
{
	json_object(json, "look_ahead", true);
	json_unsigned(json, "searches", ahead->searches);
	json_unsigned(json, "methods", ahead->methods);
	json_unsigned(json, "places", ahead->places);
	json_milliseconds(json, "ms", ahead->milliseconds);
	json_milliseconds(json, "heap_ms", ahead->heap_milliseconds);
	json_milliseconds(json, "all_ms", ahead->all_milliseconds);
	json_end_object(json);
}

void json_verdict(struct json *json, const struct report_verdict *verdict)
{
	json_object(json, "verdict", false);
	json_string(json, "result", verdict->result);
	json_bool(json, "complete", verdict->is_complete);
	put_texts(json, "bounded_by", verdict->bounded_by, verdict->n_bounded_by);
	put_texts(json, "unsupported", verdict->unsupported, verdict->n_unsupported);
	json_unsigned(json, "states", verdict->states);
	json_unsigned(json, "transitions", verdict->transitions);
	json_unsigned(json, "depth", verdict->depth);
	json_unsigned(json, "executions", verdict->executions);
	json_unsigned(json, "store_bytes", verdict->store_bytes);
	json_end_object(json);
	if (verdict->n_outcomes)
		put_texts(json, "outcomes", verdict->outcomes, verdict->n_outcomes);
	if (verdict->ahead)
		put_ahead(json, verdict->ahead);
}
