// The report of a check, in the formats of scan: its findings are findings like any others, with an execution; what the
// search came to is the verdict.
#include "cli/check.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/source_roots.h"
#include "report/report.h"

void check_add_threads(struct findings *findings, const struct mc_threads *threads)
{
	for (uint32_t i = 0; i < threads->list.n; i++)
		findings_add_thread(findings,
			&(struct finding_thread){ .id = i,
				.run = threads->list.v[i].run,
				.name = threads->list.v[i].text });
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

static struct findings *findings_of(const struct mc_report *from)
{
	struct findings *findings = findings_new();
	check_add_threads(findings, &from->threads);
	for (uint32_t i = 0; i < from->findings.n; i++)
		findings_add(findings, &from->findings.v[i].plain, from->findings.v[i].plain.key);
	add_limits(findings, from);
	findings_sort(findings);
	return findings;
}

static struct report_verdict verdict_of(const struct mc_report *from)
{
	return (struct report_verdict){ .result = mc_result(from),
		.is_complete = mc_is_complete(from),
		.is_stopped = from->search.end == SEARCH_LIMIT,
		.n_bounded_by = from->bounded_by.n,
		.bounded_by = from->bounded_by.v,
		.n_unsupported = from->unsupported.n,
		.unsupported = from->unsupported.v,
		.n_outcomes = from->outcomes.n,
		.outcomes = from->outcomes.v,
		.states = from->search.states,
		.transitions = from->search.transitions,
		.depth = from->search.depth,
		.executions = from->search.executions,
		.store_bytes = from->search.store_bytes };
}

static uint32_t width_of(const struct options *options)
{
	struct winsize size;
	if (options->width)
		return options->width;
	return !options->output && isatty(STDOUT_FILENO) && ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0
		? size.ws_col
		: 0;
}

static bool is_colored(const struct options *options)
{
	const char *when = options->color ? options->color : "auto";
	return strcmp(when, "always") == 0 ||
		(strcmp(when, "auto") == 0 && !options->output && isatty(STDOUT_FILENO));
}

struct report_text_options check_text_options(const struct options *options,
	const struct report_sources *sources)
{
	return (struct report_text_options){ .use_color = is_colored(options),
		.use_links = is_colored(options) && isatty(STDOUT_FILENO),
		.is_verbose = options->verbose,
		.width = width_of(options),
		.sources = *sources };
}

enum format { TEXT, JSON, SARIF, HTML, N_FORMATS };
static const char *const formats[N_FORMATS] = { "text", "json", "sarif", "html" };

static enum format format_of(const char *format)
{
	enum format i = TEXT;
	while (format && i < N_FORMATS && strcmp(format, formats[i]) != 0)
		i++;
	return i;
}

bool check_format_is_known(const char *format)
{
	return format_of(format) < N_FORMATS;
}

static void print(const struct report *report, const struct options *options,
	const struct report_sources *sources, struct buf *out)
{
	struct report_text_options how = check_text_options(options, sources);
	switch (format_of(options->format)) {
	case JSON:
		report_json(report, out);
		break;
	case SARIF:
		report_sarif(report, sources, out);
		break;
	case HTML:
		report_html(report, sources, out);
		break;
	default:
		report_text(report, &how, out);
	}
}

void check_report_print(const struct mc_report *from, const struct session *session,
	struct buf *out)
{
	const struct options *options = session->options;
	struct arena arena;
	arena_init(&arena);
	string_list folders = { 0 };
	source_roots(session, &folders, &arena);
	char *base = realpath(".", NULL), *repository = source_repository();
	struct report_sources sources = { folders.n, folders.v, base, repository };
	struct report_verdict verdict = verdict_of(from);
	struct report_ahead ahead = { from->searches, from->ahead.methods, from->ahead.places,
		from->ahead.milliseconds, from->ahead.heap_milliseconds, from->ahead.all_milliseconds };
	verdict.ahead = from->has_ahead ? &ahead : NULL;
	struct findings *findings = findings_of(from);
	struct report report = { .version = RADDLE_VERSION,
		.findings = findings,
		.verdict = &verdict,
		.n_paths = options->arguments.n,
		.paths = options->arguments.v,
		.mode = "program",
		.jdk = input_jdk_version(session->input),
		.classes = session->world->counts.input_classes,
		.rules = mc_rules(),
		.peak_rss_kb = memory_peak_kb() };
	print(&report, options, &sources, out);
	findings_free(findings);
	free(base);
	free(repository);
	vec_release(&folders);
	arena_release(&arena);
}
