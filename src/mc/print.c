// A check's report, as text and as JSON. The text shows a trace in lanes, a column per thread:
//
//     main                     Thread-0                 Thread-1
//     start Thread
//     Main.java:12
//                              lock Object
//                              Main.java:5
//
// Steps of one thread that follow each other stand in one block; those that touch nothing shared and those
// inside the JDK at the same place are folded into one line with a count.
#include <inttypes.h>
#include <string.h>

#include "base/json.h"
#include "mc/internal.h"

enum { COLUMN = 36, MAX_COLUMNS = 4 };

static void put_cell(struct buf *out, uint32_t lane, const char *text)
{
	for (uint32_t i = 0; i < lane * COLUMN; i++)
		buf_char(out, ' ');
	buf_string(out, text);
	buf_char(out, '\n');
}

static bool is_same_line(const struct mc_step *a, const struct mc_step *b)
{
	return a->lane == b->lane && !b->is_chosen && strcmp(a->place, b->place) == 0 &&
		strcmp(a->method, b->method) == 0;
}

static void put_steps(const struct mc_finding *finding, uint32_t first, uint32_t end,
	struct buf *out)
{
	const struct mc_step *step = &finding->steps[first];
	struct buf text = BUF_INIT;
	if (finding->n_lanes > MAX_COLUMNS)
		buf_printf(&text, "%s: ", finding->lanes[step->lane].name);
	buf_printf(&text, "%s", *step->place ? step->place : step->method);
	buf_printf(&text, "  %s", step->does);
	const struct mc_step *written = NULL;
	for (uint32_t i = first + 1; i < end; i++)
		if (finding->steps[i].is_write)
			written = &finding->steps[i];
	if (written)
		buf_printf(&text, ", %s", written->does);
	if (end - first > 1)
		buf_printf(&text, " (%u steps)", end - first);
	put_cell(out, finding->n_lanes > MAX_COLUMNS ? 0 : step->lane, buf_cstring(&text));
	buf_release(&text);
}

void mc_print_lanes(const struct mc_finding *finding, struct buf *out)
{
	if (finding->n_lanes <= MAX_COLUMNS) {
		size_t start = out->len;
		for (uint32_t i = 0; i < finding->n_lanes; i++) {
			buf_pad_to(out, start, (size_t)i * COLUMN);
			buf_printf(out, "%s", finding->lanes[i].name);
		}
		buf_char(out, '\n');
	}
	for (uint32_t i = 0; i < finding->n_steps;) {
		uint32_t end = i + 1;
		while (end < finding->n_steps && is_same_line(&finding->steps[i], &finding->steps[end]))
			end++;
		put_steps(finding, i, end, out);
		i = end;
	}
	for (uint32_t i = 0; i < finding->n_lanes; i++)
		if (strcmp(finding->lanes[i].state, "has ended") != 0)
			buf_printf(out, "%s %s%s%s\n", finding->lanes[i].name, finding->lanes[i].state,
				*finding->lanes[i].place ? " at " : "", finding->lanes[i].place);
}

static const char *result_of(const struct mc_report *report)
{
	if (report->findings.n)
		return "error";
	bool is_whole = report->search.end == SEARCH_COMPLETE || report->search.end == SEARCH_BOUNDED ||
		report->search.end == SEARCH_SAMPLED;
	return is_whole && !report->unsupported.n ? "no-error" : "incomplete";
}

static void put_verdict(const struct mc_report *report, struct buf *out)
{
	const char *result = result_of(report);
	if (report->findings.n)
		buf_printf(out, "%u error%s", report->findings.n, report->findings.n == 1 ? "" : "s");
	else if (strcmp(result, "incomplete") == 0)
		buf_string(out, "incomplete: no error so far");
	else if (report->search.end == SEARCH_COMPLETE && !report->bounded_by.n)
		buf_string(out, "complete: no error");
	else
		buf_string(out, "no error within bounds");
	buf_printf(out, " (%" PRIu64 " states, %" PRIu64 " transitions, depth %u)\n",
		report->search.states, report->search.transitions, report->search.depth);
	for (uint32_t i = 0; i < report->bounded_by.n; i++)
		buf_printf(out, "  bounded by: %s\n", report->bounded_by.v[i]);
	for (uint32_t i = 0; i < report->unsupported.n; i++)
		buf_printf(out, "  not followed: %s\n", report->unsupported.v[i]);
	if (report->search.end == SEARCH_LIMIT)
		buf_string(out, "  stopped by a limit before everything was seen\n");
	for (uint32_t i = 0; i < report->outcomes.n; i++)
		buf_printf(out, "can print:\n%s", report->outcomes.v[i]);
}

void mc_print_text(const struct mc_report *report, bool is_colored, struct buf *out)
{
	(void)is_colored;
	for (uint32_t i = 0; i < report->findings.n; i++) {
		const struct mc_finding *finding = &report->findings.v[i];
		buf_printf(out, "%s: %s: %s\n", *finding->place ? finding->place : "?",
			mc_rule_id(finding->rule), finding->message);
		buf_printf(out, "\n%u steps, %u switches:\n\n", finding->n_steps, finding->n_switches);
		mc_print_lanes(finding, out);
		buf_char(out, '\n');
	}
	put_verdict(report, out);
}

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

// ---- JSON -------------------------------------------------------------------------------------------------

static void put_texts(struct json *json, const char *name, const mc_texts *texts)
{
	json_array(json, name, true);
	for (uint32_t i = 0; i < texts->n; i++)
		json_string(json, NULL, texts->v[i]);
	json_end_array(json);
}

static void put_finding(struct json *json, const struct mc_finding *finding)
{
	json_object(json, NULL, false);
	json_string(json, "id", finding->id);
	json_string(json, "rule", mc_rule_id(finding->rule));
	json_string(json, "severity", "high");
	json_unsigned(json, "score", 100);
	json_string(json, "message", finding->message);
	json_string(json, "class", finding->class);
	json_string(json, "file", finding->file);
	json_unsigned(json, "line", finding->line);
	json_string(json, "place", finding->place);
	json_unsigned(json, "switches", finding->n_switches);
	json_array(json, "threads", false);
	for (uint32_t i = 0; i < finding->n_lanes; i++) {
		json_object(json, NULL, true);
		json_string(json, "name", finding->lanes[i].name);
		json_string(json, "state", finding->lanes[i].state);
		json_string(json, "place", finding->lanes[i].place);
		json_end_object(json);
	}
	json_end_array(json);
	json_array(json, "trace", false);
	for (uint32_t i = 0; i < finding->n_steps; i++) {
		json_object(json, NULL, true);
		json_unsigned(json, "thread", finding->steps[i].lane);
		json_string(json, "method", finding->steps[i].method);
		json_string(json, "place", finding->steps[i].place);
		json_string(json, "does", finding->steps[i].does);
		json_end_object(json);
	}
	json_end_array(json);
	json_end_object(json);
}

static void put_ahead(struct json *json, const struct mc_report *report)
{
	json_object(json, "look_ahead", true);
	json_unsigned(json, "searches", report->searches);
	json_unsigned(json, "methods", report->ahead.methods);
	json_unsigned(json, "places", report->ahead.places);
	json_milliseconds(json, "ms", report->ahead.milliseconds);
	json_milliseconds(json, "heap_ms", report->ahead.heap_milliseconds);
	json_milliseconds(json, "all_ms", report->ahead.all_milliseconds);
	json_end_object(json);
}

void mc_print_json(const struct mc_report *report, const char *version, struct buf *out)
{
	struct json json;
	json_begin(&json, out);
	json_object(&json, NULL, false);
	json_object(&json, "raddle", true);
	json_string(&json, "version", version);
	json_unsigned(&json, "schema", 1);
	json_end_object(&json);
	json_object(&json, "verdict", false);
	json_string(&json, "result", result_of(report));
	json_bool(&json, "complete", mc_is_complete(report));
	put_texts(&json, "bounded_by", &report->bounded_by);
	put_texts(&json, "unsupported", &report->unsupported);
	json_unsigned(&json, "states", report->search.states);
	json_unsigned(&json, "transitions", report->search.transitions);
	json_unsigned(&json, "depth", report->search.depth);
	json_unsigned(&json, "executions", report->search.executions);
	json_unsigned(&json, "store_bytes", report->search.store_bytes);
	json_end_object(&json);
	if (report->outcomes.n)
		put_texts(&json, "outcomes", &report->outcomes);
	if (report->has_ahead)
		put_ahead(&json, report);
	json_array(&json, "findings", false);
	for (uint32_t i = 0; i < report->findings.n; i++)
		put_finding(&json, &report->findings.v[i]);
	json_end_array(&json);
	json_end_object(&json);
	buf_char(out, '\n');
}
