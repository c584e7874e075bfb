// --explain-safe as text: the fields of seed 000's output, appendix A.8, in their order.
#include "report/internal.h"

static const struct {
	const char *category, *title, *statistic;
} categories[] = {
	{ "no common object", "No Common Object Accessed", "Number of Access to Different Objects" },
	{ "common lock held", "Common Lock Held Memory Access", "Number of Locked Access" },
	{ "ordered", "Ordered Memory Access", "Number of Ordered Access" },
	{ "confined", "Confined Memory Access", "Number of Confined Access" },
	{ "unknown points-to", "Unknown Points-To Information", "Unknown Points-To information for" },
	{ "potential race", "Race Condition Detected", "Number of Potential Race Conditions" },
};
#define N_CATEGORIES (sizeof(categories) / sizeof(categories[0]))

static void put_place(struct text *text, const struct finding_frame *frame)
{
	struct slice name = slice_of_string(frame->method);
	ptrdiff_t descriptor = slice_find(name, '(');
	text_put(text, STYLE_PLAIN, descriptor < 0 ? name : slice_until(name, (size_t)descriptor));
	buf_char(text->out, '(');
	text_puts(text, STYLE_PLACE, *frame->file ? frame->file : "unknown source");
	if (frame->line)
		buf_printf(text->out, ":%u", frame->line);
	buf_char(text->out, ')');
}

static void put_objects(struct text *text, const char *title, const struct finding_object *objects,
	uint32_t n)
{
	buf_printf(text->out, "%-16s:\n", title);
	for (uint32_t i = 0; i < n; i++) {
		buf_string(text->out, "  ");
		text_puts(text, STYLE_PLAIN, objects[i].type);
		buf_string(text->out, " (at ");
		put_place(text, &objects[i].site);
		buf_string(text->out, ")\n");
	}
}

static void put_locks(struct text *text, const char *title, const char *const *locks, uint32_t n)
{
	buf_printf(text->out, "%-16s:\n", title);
	for (uint32_t i = 0; i < n; i++) {
		buf_string(text->out, "  ");
		text_puts(text, STYLE_LOCK, locks[i]);
		buf_char(text->out, '\n');
	}
}

static void put_thread_start(struct text *text, const struct finding_thread *thread)
{
	if (thread && thread->start)
		put_place(text, thread->start);
	else
		buf_string(text->out, "the main thread");
	buf_string(text->out, thread && thread->many ? ", many of them\n" : "\n");
}

// "(Read , usedSlots, BoundedBuffer.put(BoundedBuffer.java:51))" and the way to it.
static void put_path(struct text *text, const struct finding_pair *pair, int side)
{
	const struct finding_access *access = &pair->accesses[side];
	buf_printf(text->out, "%-16s: (%s, ", "Path to access",
		access->kind == ACCESS_WRITE ? "Write" : "Read ");
	text_puts(text, STYLE_PLAIN, pair->field);
	buf_string(text->out, ", ");
	put_place(text, &access->stack.frames[0]);
	buf_string(text->out, ")\n");
	for (uint32_t i = 0; i < access->stack.n; i++) {
		buf_string(text->out, "    at ");
		put_place(text, &access->stack.frames[i]);
		buf_char(text->out, '\n');
	}
}

static void put_pair(struct text *text, const struct finding_pair *pair, const char *title,
	const struct findings *findings)
{
	static const char *const sides[] = { "First Thread", "Second Thread" };
	buf_printf(text->out, "----- Begin %s -----\n%-16s: ", title, "Field");
	text_puts(text, STYLE_PLAIN, pair->field);
	buf_printf(text->out, "\n%-16s: ", "Declaring Class");
	text_puts(text, STYLE_PLAIN, pair->declaring_class);
	buf_printf(text->out, "\n%-16s: %s\n", "Type of Conflict",
		pair->is_write_write ? "Write-Write" : "Read-Write");
	if (*pair->reason)
		buf_printf(text->out, "%-16s: %s\n", "Ordered by", pair->reason);
	for (int side = 0; side < 2; side++) {
		buf_printf(text->out, "\n%-16s: ", sides[side]);
		put_thread_start(text, text_thread(findings, pair->accesses[side].thread));
		put_objects(text, "Objects Accessed", pair->objects[side], pair->n_objects[side]);
		put_locks(text, "Locks Held", pair->accesses[side].locks, pair->accesses[side].n_locks);
	}
	buf_char(text->out, '\n');
	if (pair->n_common_locks)
		put_locks(text, "Common Locks", pair->common_locks, pair->n_common_locks);
	else if (pair->n_common)
		put_objects(text, "Common Objects", pair->common, pair->n_common);
	put_path(text, pair, 0);
	buf_char(text->out, '\n');
	put_path(text, pair, 1);
	buf_printf(text->out, "--- End %s ---\n\n", title);
}

static void put_threads(struct text *text, const struct findings *findings)
{
	buf_string(text->out, "Threads Found:\n");
	for (uint32_t i = 0; i < findings->threads.n; i++) {
		buf_string(text->out, "StartLocation : ");
		put_thread_start(text, &findings->threads.v[i]);
		buf_string(text->out, "RunMethod     : ");
		text_puts(text, STYLE_PLAIN, findings->threads.v[i].run);
		buf_char(text->out, '\n');
	}
}

static uint64_t count_of(const struct finding_explained *explained, const char *category)
{
	for (uint32_t i = 0; i < explained->categories.n; i++)
		if (strcmp(explained->categories.v[i].name, category) == 0)
			return explained->categories.v[i].n;
	return 0;
}

static void put_statistics(struct text *text, const struct finding_explained *explained)
{
	uint64_t total = 0;
	buf_string(text->out, "\nRace Condition Statistics\n");
	for (uint32_t i = 0; i < N_CATEGORIES; i++) {
		uint64_t n = count_of(explained, categories[i].category);
		buf_printf(text->out, "%-38s: %8llu\n", categories[i].statistic, (unsigned long long)n);
		total += n;
	}
	buf_printf(text->out, "%-38s: %8llu\n", "Total Number of Accesses", (unsigned long long)total);
}

static void put_times(struct text *text, const struct report *report)
{
	const struct finding_explained *explained = report->findings->explained;
	double total = 0;
	for (uint32_t i = 0; i < explained->phases.n; i++)
		total += explained->phases.v[i].milliseconds;
	for (uint32_t i = 0; i < report->n_phases && i < 2; i++) // open, read
		total += report->phases[i].milliseconds;
	buf_string(text->out, "\nTime measurements\n");
	for (uint32_t i = 0; i < 2 + explained->phases.n; i++) {
		if (i < 2 && i >= report->n_phases)
			continue;
		const char *name = i < 2 ? report->phases[i].name : explained->phases.v[i - 2].name;
		double ms = i < 2 ? report->phases[i].milliseconds
						  : explained->phases.v[i - 2].milliseconds;
		buf_printf(text->out, "%-25s: %6.3fs (%4.1f%%)\n", name, ms / 1000,
			total > 0 ? 100 * ms / total : 0);
	}
	buf_printf(text->out, "%-25s: %6.3fs (100.0%%)\n", "Total Time", total / 1000);
}

static void put_metrics(struct text *text, const struct finding_explained *explained)
{
	uint64_t all = 0, reached = 0;
	buf_string(text->out, "\nApplication Metrics\n");
	for (uint32_t i = 0; i < explained->metrics.n; i++) {
		const struct finding_count *metric = &explained->metrics.v[i];
		buf_printf(text->out, "Number of %-22s: %llu\n", metric->name,
			(unsigned long long)metric->n);
		if (strcmp(metric->name, "statements") == 0)
			all = metric->n;
		if (strcmp(metric->name, "reachable statements") != 0)
			continue;
		reached = metric->n;
		buf_printf(text->out, "%-32s: %.2f\n", "Coverage Percentage",
			all ? 100.0 * (double)reached / (double)all : 100.0);
	}
	buf_char(text->out, '\n');
}

void text_explained(struct text *text, const struct report *report)
{
	const struct finding_explained *explained = report->findings->explained;
	if (!explained)
		return;
	for (uint32_t c = 0; c < N_CATEGORIES; c++)
		for (uint32_t i = 0; i < explained->pairs.n; i++)
			if (strcmp(explained->pairs.v[i].category, categories[c].category) == 0)
				put_pair(text, &explained->pairs.v[i], categories[c].title, report->findings);
	put_threads(text, report->findings);
	put_statistics(text, explained);
	put_times(text, report);
	put_metrics(text, explained);
}
