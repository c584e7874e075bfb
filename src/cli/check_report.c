// The report of a check, in the formats of scan: as SARIF and HTML its findings are findings like any others, the steps of
// the trace their reasons. Text and JSON have lanes and verdict, and are mc/'s own.
#include "cli/check.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/source_roots.h"
#include "report/report.h"

enum { MAX_STEPS = 200 };

// The same line twice is said once.
static uint32_t list_steps(const struct mc_finding *from, struct finding_evidence *out,
	struct arena *arena)
{
	uint32_t n = 0;
	for (uint32_t i = 0; i < from->n_steps && n < MAX_STEPS; i++) {
		const struct mc_step *step = &from->steps[i];
		if (step->is_more)
			continue;
		out[n++] = (struct finding_evidence){
			.text = (const char *)arena_printf(arena, "%s: %s %s", from->lanes[step->lane].name,
				*step->place ? step->place : step->method, step->does)
						.ptr
		};
	}
	return n;
}

static void add(struct findings *findings, const struct mc_finding *from, struct arena *arena)
{
	struct finding_evidence steps[MAX_STEPS];
	struct finding finding = {
		.facts = { CERTAINTY_KNOWN, CERTAINTY_KNOWN, CERTAINTY_KNOWN, false },
		.severity = SEVERITY_HIGH,
		.score = 100,
		.message = from->message,
		.class = from->class,
		.file = from->file,
		.line = from->line,
		.n_evidence = list_steps(from, steps, arena),
		.evidence = steps,
	};
	if (rule_find(&finding.rule, mc_rule_id(from->rule)))
		findings_add(findings, &finding, slice_of_string(from->key));
}

static uint32_t rules_of_check(void)
{
	return RULE_BIT(deadlock) | RULE_BIT(missed_signal) | RULE_BIT(assertion) |
		RULE_BIT(exception) | RULE_BIT(data_race) | RULE_BIT(livelock);
}

static void add_limits(struct findings *findings, const struct mc_report *from)
{
	for (uint32_t i = 0; i < from->bounded_by.n; i++)
		findings_add_limit(findings, "bound", "check", from->bounded_by.v[i]);
	for (uint32_t i = 0; i < from->unsupported.n; i++)
		findings_add_limit(findings, "input", "check", from->unsupported.v[i]);
	if (from->search.end == SEARCH_LIMIT)
		findings_add_limit(findings, "time", "check",
			"stopped by a limit before everything was seen");
}

static void print_as_scan(const struct mc_report *from, const struct session *session, bool is_html,
	struct buf *out)
{
	const struct options *options = session->options;
	struct findings *findings = findings_new();
	struct arena arena;
	arena_init(&arena);
	for (uint32_t i = 0; i < from->findings.n; i++)
		add(findings, &from->findings.v[i], &arena);
	add_limits(findings, from);
	findings_sort(findings);
	char *base = realpath(".", NULL);
	char *repository = source_repository();
	string_list folders = { 0 };
	source_roots(session, &folders, &arena);
	struct report_sources sources = { folders.n, folders.v, base, repository };
	struct report report = { .version = RADDLE_VERSION,
		.findings = findings,
		.n_paths = options->arguments.n,
		.paths = options->arguments.v,
		.mode = "program",
		.jdk = input_jdk_version(session->input),
		.classes = session->world->counts.input_classes,
		.rules = rules_of_check(),
		.peak_rss_kb = memory_peak_kb() };
	if (is_html)
		report_html(&report, &sources, out);
	else
		report_sarif(&report, &sources, out);
	free(base);
	free(repository);
	vec_release(&folders);
	arena_release(&arena);
	findings_free(findings);
}

bool check_format_is_known(const char *format)
{
	static const char *const formats[] = { "text", "json", "sarif", "html" };
	for (size_t i = 0; format && i < sizeof(formats) / sizeof(*formats); i++)
		if (strcmp(format, formats[i]) == 0)
			return true;
	return !format;
}

void check_report_print(const struct mc_report *report, const struct session *session,
	struct buf *out)
{
	const char *format = session->options->format;
	if (!format || strcmp(format, "text") == 0)
		mc_print_text(report, false, out);
	else if (strcmp(format, "json") == 0)
		mc_print_json(report, RADDLE_VERSION, out);
	else
		print_as_scan(report, session, strcmp(format, "html") == 0, out);
}
