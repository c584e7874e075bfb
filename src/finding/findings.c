// Collections of findings: adding, merging, the order in which they are reported.
#include "finding/internal.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/bug.h"

struct findings *findings_new(void)
{
	struct findings *findings = xcalloc(1, sizeof(*findings));
	arena_init(&findings->arena);
	return findings;
}

void findings_free(struct findings *findings)
{
	if (!findings)
		return;
	vec_release(&findings->all);
	vec_release(&findings->threads);
	vec_release(&findings->limits);
	vec_release(&findings->filtered);
	vec_release(&findings->gone);
	findings_forget_explained(findings);
	arena_release(&findings->arena);
	free(findings);
}

void findings_add(struct findings *findings, const struct finding *finding, struct slice key)
{
	INVARIANT(finding->rule < N_RULES && finding->score <= 100);
	char id[17];
	finding_fingerprint(id, finding->rule, key);
	struct finding with_id = *finding;
	with_id.id = id;
	with_id.key = key;
	with_id.score = finding_score(finding->severity, finding->score);
	vec_push(&findings->all, finding_copy(&with_id, &findings->arena));
}

void finding_add_evidence(struct findings *findings, struct finding *finding, const char *text,
	bool is_against)
{
	uint32_t n = finding->n_evidence;
	struct finding_evidence *all = ARENA_ARRAY(&findings->arena, struct finding_evidence, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		all[i] = finding->evidence[i];
		if (strcmp(all[i].text, text) == 0)
			return; // said already
	}
	all[n] = (struct finding_evidence){ finding_copy_text(text, &findings->arena), is_against, 0 };
	finding->evidence = all;
	finding->n_evidence = n + 1;
}

void finding_relate(struct findings *findings, struct finding *finding, const char *other_id)
{
	uint32_t n = finding->n_related;
	const char **all = ARENA_ARRAY(&findings->arena, const char *, n + 1);
	for (uint32_t i = 0; i < n; i++) {
		all[i] = finding->related[i];
		if (strcmp(all[i], other_id) == 0)
			return;
	}
	all[n] = finding_copy_text(other_id, &findings->arena);
	finding->related = all;
	finding->n_related = n + 1;
}

void findings_add_thread(struct findings *findings, const struct finding_thread *thread)
{
	struct finding_thread copy = *thread;
	copy.run = finding_copy_text(thread->run, &findings->arena);
	if (thread->start) {
		struct finding_frame *start = ARENA_NEW(&findings->arena, struct finding_frame);
		*start = finding_copy_frame(thread->start, &findings->arena);
		copy.start = start;
	}
	vec_push(&findings->threads, copy);
}

void findings_add_limit(struct findings *findings, const char *kind, const char *phase,
	const char *message)
{
	struct arena *arena = &findings->arena;
	vec_push(&findings->limits,
		(struct finding_limit){ finding_copy_text(kind, arena), finding_copy_text(phase, arena),
			finding_copy_text(message, arena), 0, false });
}

void findings_add_bound(struct findings *findings, const char *phase, const char *what,
	uint32_t count, uint32_t n_own, const char *one, const char *many)
{
	if (count == 0)
		return;
	struct slice text = arena_printf(&findings->arena, "%s: %u %s", what, count,
		count == 1 ? one : many);
	findings_add_limit(findings, "bound", phase, (const char *)text.ptr);
	findings->limits.v[findings->limits.n - 1].count = count;
	findings->limits.v[findings->limits.n - 1].is_minor = n_own == 0;
}

uint32_t findings_count_limits(const struct findings *findings)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < findings->limits.n; i++)
		n += !findings->limits.v[i].is_minor;
	return n;
}

void findings_add_filtered(struct findings *findings, enum rule rule, const char *reason,
	uint32_t count)
{
	vec_push(&findings->filtered,
		(struct finding_filtered){ rule, finding_copy_text(reason, &findings->arena), count });
}

void findings_merge(struct findings *into, const struct findings *from)
{
	for (uint32_t i = 0; i < from->all.n; i++)
		vec_push(&into->all, finding_copy(from->all.v[i], &into->arena));
	for (uint32_t i = 0; i < from->threads.n; i++)
		findings_add_thread(into, &from->threads.v[i]);
	for (uint32_t i = 0; i < from->limits.n; i++) {
		const struct finding_limit *limit = &from->limits.v[i];
		findings_add_limit(into, limit->kind, limit->phase, limit->message);
		into->limits.v[into->limits.n - 1].count = limit->count;
		into->limits.v[into->limits.n - 1].is_minor = limit->is_minor;
	}
	for (uint32_t i = 0; i < from->filtered.n; i++)
		findings_add_filtered(into, from->filtered.v[i].rule, from->filtered.v[i].reason,
			from->filtered.v[i].count);
}

// ---- order ----------------------------------------------------------------------------------

static int compare_numbers(uint32_t a, uint32_t b)
{
	return (a > b) - (a < b);
}

// Only when all that the contract names is equal: which of two that are one bug stays must not depend on
// which was found first.
static int compare_contents(const struct finding *a, const struct finding *b)
{
	struct buf left = BUF_INIT, right = BUF_INIT;
	finding_contents(a, &left);
	finding_contents(b, &right);
	int order = slice_compare(buf_view(&left), buf_view(&right));
	buf_release(&left);
	buf_release(&right);
	return order;
}

int finding_compare(const struct finding *a, const struct finding *b)
{
	int order = compare_numbers(b->severity, a->severity);
	order = order ? order : compare_numbers(b->score, a->score);
	order = order ? order : strcmp(rules[a->rule].id, rules[b->rule].id);
	order = order ? order : strcmp(a->class, b->class);
	order = order ? order : strcmp(a->file, b->file);
	order = order ? order : compare_numbers(a->line, b->line);
	order = order ? order : strcmp(a->id, b->id);
	return order || a == b ? order : compare_contents(a, b);
}

static int compare_findings(const void *left, const void *right)
{
	return finding_compare(*(struct finding *const *)left, *(struct finding *const *)right);
}

static int compare_threads(const void *left, const void *right)
{
	const struct finding_thread *a = left, *b = right;
	int order = compare_numbers(a->id, b->id);
	return order ? order : strcmp(a->run, b->run);
}

static int compare_limits(const void *left, const void *right)
{
	const struct finding_limit *a = left, *b = right;
	int order = strcmp(a->kind, b->kind);
	order = order ? order : strcmp(a->phase, b->phase);
	return order ? order : strcmp(a->message, b->message);
}

static void sort_limits(struct findings *findings)
{
	struct finding_limit *limits = findings->limits.v;
	uint32_t n = findings->limits.n, kept = 0;
	if (n)
		qsort(limits, n, sizeof(*limits), compare_limits);
	for (uint32_t i = 0; i < n; i++)
		if (kept == 0 || compare_limits(&limits[kept - 1], &limits[i]) != 0)
			limits[kept++] = limits[i];
	findings->limits.n = kept;
}

void findings_sort(struct findings *findings)
{
	findings_make_distinct(findings);
	if (findings->all.n)
		qsort(findings->all.v, findings->all.n, sizeof(*findings->all.v), compare_findings);
	if (findings->threads.n)
		qsort(findings->threads.v, findings->threads.n, sizeof(*findings->threads.v),
			compare_threads);
	sort_limits(findings);
}
