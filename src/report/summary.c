// Counts per rule and package, for who wants to know where to begin.
#include "report/internal.h"

struct row {
	enum rule rule;
	struct slice package;
	uint32_t counts[SEVERITY_HIGH + 1];
};

typedef VEC(struct row) row_list;

struct slice report_package_of(const struct finding *finding)
{
	struct slice class = slice_of_string(finding->class);
	ptrdiff_t dot = slice_find_last(class, '.');
	return dot < 0 ? SLICE("(unnamed package)") : slice_until(class, (size_t)dot);
}

static struct row *row_of(row_list *rows, const struct finding *finding)
{
	struct slice package = report_package_of(finding);
	for (uint32_t i = 0; i < rows->n; i++)
		if (rows->v[i].rule == finding->rule && slice_equal(rows->v[i].package, package))
			return &rows->v[i];
	vec_push(rows, (struct row){ .rule = finding->rule, .package = package });
	return &rows->v[rows->n - 1];
}

static int compare_rows(const void *left, const void *right)
{
	const struct row *a = left, *b = right;
	int order = strcmp(rules[a->rule].id, rules[b->rule].id);
	for (int i = SEVERITY_HIGH; !order && i >= SEVERITY_LOW; i--)
		order = (a->counts[i] < b->counts[i]) - (a->counts[i] > b->counts[i]);
	return order ? order : slice_compare(a->package, b->package);
}

void report_summary(const struct report *report, struct buf *out)
{
	const struct findings *findings = report->findings;
	row_list rows = { 0 };
	for (uint32_t i = 0; i < findings->all.n; i++)
		if (finding_is_counted(findings->all.v[i]))
			row_of(&rows, findings->all.v[i])->counts[findings->all.v[i]->severity]++;
	if (rows.n)
		qsort(rows.v, rows.n, sizeof(*rows.v), compare_rows);
	buf_string(out, "  high medium    low  rule            package\n");
	for (uint32_t i = 0; i < rows.n; i++) {
		const struct row *row = &rows.v[i];
		buf_printf(out, "%6u %6u %6u  %-15s ", row->counts[SEVERITY_HIGH],
			row->counts[SEVERITY_MEDIUM], row->counts[SEVERITY_LOW], rules[row->rule].id);
		text_clean(out, row->package);
		buf_char(out, '\n');
	}
	vec_release(&rows);
	for (uint32_t i = 0; i < findings->limits.n; i++) {
		if (findings->limits.v[i].is_minor)
			continue;
		buf_string(out, "not complete: ");
		text_clean(out, slice_of_string(findings->limits.v[i].message));
		buf_char(out, '\n');
	}
}
