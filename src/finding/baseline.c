// Baselines: the findings of an earlier run, so that today's can be told from yesterday's.
//
// The file is the user's as much as ours: it is kept in version control, read in reviews, and edited (a
// reason, a date until which it may stay). Hence a line for each finding, in an order that depends on
// nothing but the findings, and complaints that name the line.
#include "finding/internal.h"

#include <stdlib.h>

#define N_COLUMNS 5

static const char head[] =
	"# raddle baseline 1: findings that are known. raddle scan --baseline FILE reports the others.\n"
	"# id, rule, message, reason, until (2027-01-31); separated by tabs. The last two are yours to "
	"write.\n";

// ---- reading --------------------------------------------------------------------------------

static bool is_id(struct slice word)
{
	for (size_t i = 0; i < word.len; i++)
		if (!strchr("0123456789abcdef", word.ptr[i]) || !word.ptr[i])
			return false;
	return word.len == 16;
}

// "2027-01-31"
static bool is_date(struct slice word)
{
	for (size_t i = 0; i < word.len; i++) {
		bool is_dash = i == 4 || i == 7;
		if (is_dash ? word.ptr[i] != '-' : word.ptr[i] < '0' || word.ptr[i] > '9')
			return false;
	}
	return word.len == 10;
}

static const char *kept(struct baseline *baseline, struct slice word)
{
	return (const char *)arena_printf(&baseline->arena, "%.*s", SLICE_ARG(word)).ptr;
}

static struct slice trimmed(struct slice word)
{
	while (word.len && (word.ptr[0] == ' ' || word.ptr[0] == '\r'))
		word = slice_from(word, 1);
	while (word.len && (word.ptr[word.len - 1] == ' ' || word.ptr[word.len - 1] == '\r'))
		word.len--;
	return word;
}

static uint32_t split(struct slice line, struct slice columns[N_COLUMNS])
{
	uint32_t n = 0;
	for (;;) {
		ptrdiff_t tab = n + 1 < N_COLUMNS ? slice_find(line, '\t') : -1;
		columns[n++] = trimmed(tab < 0 ? line : slice_until(line, (size_t)tab));
		if (tab < 0)
			return n;
		line = slice_from(line, (size_t)tab + 1);
	}
}

static bool parse_line(struct baseline *baseline, const char *name, uint32_t number,
	struct slice line, struct err *err)
{
	struct slice columns[N_COLUMNS] = { SLICE_EMPTY };
	uint32_t n = split(line, columns);
	if (!is_id(columns[0]))
		return err_set(err, ERR_USAGE,
			"%s:%u: a line of a baseline starts with the 16 hex digits of a finding's id", name,
			number);
	if (n < 3)
		return err_set(err, ERR_USAGE,
			"%s:%u: id, rule and message are expected, separated by tabs", name, number);
	if (columns[4].len && !is_date(columns[4]))
		return err_set(err, ERR_USAGE, "%s:%u: '%.*s' is no date; 2027-01-31 is", name, number,
			SLICE_ARG(columns[4]));
	vec_push(&baseline->entries,
		(struct baseline_entry){ kept(baseline, columns[0]), kept(baseline, columns[1]),
			kept(baseline, columns[2]), kept(baseline, columns[3]), kept(baseline, columns[4]) });
	return true;
}

bool baseline_parse(struct baseline *baseline, const char *name, struct slice text, struct err *err)
{
	*baseline = (struct baseline){ 0 };
	arena_init(&baseline->arena);
	for (uint32_t number = 1; text.len; number++) {
		ptrdiff_t end = slice_find(text, '\n');
		struct slice line = trimmed(end < 0 ? text : slice_until(text, (size_t)end));
		text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
		if (line.len && line.ptr[0] != '#' && !parse_line(baseline, name, number, line, err))
			return false;
	}
	return true;
}

void baseline_release(struct baseline *baseline)
{
	vec_release(&baseline->entries);
	arena_release(&baseline->arena);
}

// ---- comparing ------------------------------------------------------------------------------

static int compare_ids(const void *left, const void *right)
{
	return strcmp(((const struct baseline_entry *)left)->id,
		((const struct baseline_entry *)right)->id);
}

// In the order of ids, for looking up.
static struct baseline_entry *by_id(const struct baseline *baseline)
{
	uint32_t n = baseline->entries.n;
	struct baseline_entry *sorted = xmalloc(sizeof(*sorted) * (n + 1));
	for (uint32_t i = 0; i < n; i++)
		sorted[i] = baseline->entries.v[i];
	qsort(sorted, n, sizeof(*sorted), compare_ids);
	return sorted;
}

static const struct baseline_entry *find(const struct baseline_entry *sorted, uint32_t n,
	const char *id)
{
	struct baseline_entry key = { .id = id };
	return n ? bsearch(&key, sorted, n, sizeof(*sorted), compare_ids) : NULL;
}

static bool has_expired(const struct baseline_entry *entry, const char *today)
{
	return *entry->expiry && strcmp(entry->expiry, today) < 0;
}

static bool is_found(const struct findings *findings, const char *id)
{
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (strcmp(findings->all.v[i]->id, id) == 0)
			return true;
	return false;
}

// What nobody looked for is not gone; what no rule of today's finds is.
static bool is_looked_for(const struct baseline_entry *entry, uint32_t set)
{
	enum rule rule;
	return !rule_find(&rule, entry->rule) || (set & rule_bit(rule));
}

void baseline_apply(const struct baseline *baseline, const char *today, uint32_t looked_for,
	struct findings *findings)
{
	struct arena *arena = &findings->arena;
	struct baseline_entry *sorted = by_id(baseline);
	findings->has_baseline = true;
	for (uint32_t i = 0; i < findings->all.n; i++) {
		struct finding *finding = findings->all.v[i];
		const struct baseline_entry *entry = find(sorted, baseline->entries.n, finding->id);
		if (!entry || finding->state == FINDING_SUPPRESSED)
			continue;
		finding->state_reason = finding_copy_text(entry->reason, arena);
		if (has_expired(entry, today))
			finding->known_until = finding_copy_text(entry->expiry, arena);
		else
			finding->state = FINDING_KNOWN;
	}
	free(sorted);
	for (uint32_t i = 0; i < baseline->entries.n; i++) {
		const struct baseline_entry *entry = &baseline->entries.v[i];
		if (is_looked_for(entry, looked_for) && !is_found(findings, entry->id))
			vec_push(&findings->gone,
				(struct finding_gone){ finding_copy_text(entry->id, arena),
					finding_copy_text(entry->rule, arena), finding_copy_text(entry->message, arena),
					finding_copy_text(entry->reason, arena) });
	}
}

// ---- writing --------------------------------------------------------------------------------

static int compare_for_people(const void *left, const void *right)
{
	const struct finding *a = *(struct finding *const *)left, *b = *(struct finding *const *)right;
	int order = strcmp(rules[a->rule].id, rules[b->rule].id);
	order = order ? order : strcmp(a->class, b->class);
	order = order ? order : strcmp(a->message, b->message);
	return order ? order : strcmp(a->id, b->id);
}

// A message has names from class files in it: a tab or a line's end would break the line.
static void put_column(struct buf *out, const char *text)
{
	for (const char *p = text; *p; p++)
		buf_char(out, (unsigned char)*p < ' ' ? '?' : *p);
}

static void put_entry(struct buf *out, const struct finding *finding,
	const struct baseline_entry *old)
{
	buf_printf(out, "%s\t%s\t", finding->id, rules[finding->rule].id);
	put_column(out, finding->message);
	if (old && (*old->reason || *old->expiry)) {
		buf_printf(out, "\t%s", old->reason);
		if (*old->expiry)
			buf_printf(out, "\t%s", old->expiry);
	}
	buf_char(out, '\n');
}

void baseline_print(const struct findings *findings, const struct baseline *old, struct buf *out)
{
	uint32_t n_old = old ? old->entries.n : 0;
	struct baseline_entry *sorted = old ? by_id(old) : NULL;
	VEC(const struct finding *) all = { 0 };
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (findings->all.v[i]->state != FINDING_SUPPRESSED)
			vec_push(&all, findings->all.v[i]);
	if (all.n)
		qsort(all.v, all.n, sizeof(*all.v), compare_for_people);
	buf_string(out, head);
	for (uint32_t i = 0; i < all.n; i++)
		put_entry(out, all.v[i], find(sorted, n_old, all.v[i]->id));
	vec_release(&all);
	free(sorted);
}
