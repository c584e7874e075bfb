// A whole run of `raddle scan`, from paths to report. Read scan_run first: data moves through it once,
// from top to bottom.
#include "cli/scan.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "cli/source_roots.h"
#include "floor/floor.h"

// ---- phases ---------------------------------------------------------------------------------

// Names what comes next, for progress and statistics; what came before is over.
static void begin(struct scan *scan, const char *phase)
{
	double now = clock_milliseconds();
	if (scan->phase)
		vec_push(&scan->phases, (struct report_phase){ scan->phase, now - scan->phase_start });
	scan->phase = phase;
	scan->phase_start = now;
	budget_phase(&scan->budget, phase, 0);
}

// The report says that `what` was cut short, and so does standard error where people do not read the
// report.
static void note_cut(struct scan *scan, const char *what)
{
	enum budget_end why = budget_why(&scan->budget);
	struct buf text = BUF_INIT;
	if (why == BUDGET_TIME)
		buf_printf(&text, "the time limit of %g s was reached", scan->options->time_limit / 1e3);
	else if (why == BUDGET_MEMORY)
		buf_printf(&text, "the memory limit of %u MB was reached", scan->options->memory_limit);
	else
		buf_string(&text, "interrupted");
	buf_printf(&text, ": %s is incomplete", what);
	findings_add_limit(scan->findings, budget_end_name(why), what, buf_cstring(&text));
	if (scan->format != FORMAT_TEXT || scan->options->output)
		notes_add(scan->session.notes, NOTE_WARNING, UINT64_MAX, "%s", buf_cstring(&text));
	buf_release(&text);
	scan->was_cut = true;
}

// Who has only the report must see it too.
static void note_unreadable(struct scan *scan)
{
	const string_list *paths = &scan->session.unreadable;
	for (uint32_t i = 0; i < paths->n; i++) {
		struct slice text = arena_printf(&scan->arena, "nothing of %s could be read", paths->v[i]);
		findings_add_limit(scan->findings, "input", "read", (const char *)text.ptr);
	}
}

// ---- steps ----------------------------------------------------------------------------------

static bool open_input(struct scan *scan)
{
	begin(scan, "open");
	bool ok = session_open(&scan->session, scan->options, &scan->options->arguments, &scan->budget);
	scan->how.jobs = scan->options->jobs;
	return ok;
}

static bool load(struct scan *scan)
{
	begin(scan, "read");
	budget_check(&scan->budget);
	if (!session_load(&scan->session) || !scan_decide_mode(scan))
		return false;
	note_unreadable(scan);
	const struct world *world = scan->session.world;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (!scan_reports_on(&scan->how, klass) || (klass->access & ACC_MODULE))
			continue;
		scan->n_classes++;
		scan->n_methods += klass->n_methods;
	}
	return true;
}

// Half a gigabyte is given back faster by the end of the process than piece by piece. Checked builds do
// the latter, so that they see what is lost.
static bool is_left_to_the_end(const struct scan *scan, uint32_t analysis)
{
#ifdef RADDLE_ABORT_ON_BUG
	(void)scan, (void)analysis;
	return false;
#else
	for (uint32_t i = analysis + 1; i < n_analyses; i++)
		if (analyses[i].rules & scan->how.rules)
			return false;
	return true;
#endif
}

static void analyse(struct scan *scan)
{
	struct analysis_input in = {
		.world = scan->session.world,
		.options = &scan->how,
		.budget = &scan->budget,
		.notes = scan->session.notes,
	};
	for (uint32_t i = 0; i < n_analyses; i++) {
		if (!(analyses[i].rules & scan->how.rules))
			continue;
		begin(scan, analyses[i].phase);
		in.is_last = is_left_to_the_end(scan, i);
		if (!budget_check(&scan->budget)) {
			analysis_begin(&in);
			analyses[i].run(&in, scan->findings);
		}
		if (budget_is_over(&scan->budget))
			note_cut(scan, analyses[i].phase);
	}
	if (in.floor)
		analysis_list_threads(in.floor, scan->findings);
	scan->n_followed = in.floor ? facts_count(in.floor->facts) : 0;
	if (!in.is_last)
		floor_free(in.floor);
}

// Predictions become facts where the program can be run.
static void watch(struct scan *scan)
{
	if (scan->how.mode != SCAN_PROGRAM || !scan_wants(&scan->how, RULE_data_race) || scan->was_cut)
		return;
	begin(scan, "witness");
	scan_witness(scan);
}

// All rules that are needed, then only those that are wanted.
static void look(struct scan *scan)
{
	uint32_t wanted = scan->how.rules;
	scan->how.rules = analysis_needs(wanted);
	analyse(scan);
	watch(scan);
	scan->how.rules = wanted;
	findings_keep_rules(scan->findings, wanted);
	findings_sort(scan->findings);
}

// ---- report ---------------------------------------------------------------------------------

static bool is_folder(const char *path)
{
	struct stat status;
	return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static void print_text(struct scan *scan, const struct report *report,
	const struct report_sources *sources, struct buf *out)
{
	struct report_text_options options = {
		.use_color = scan->use_color,
		.use_links = scan->use_color && scan->is_terminal,
		.is_terminal = scan->is_terminal,
		.width = scan->width,
		.sources = *sources,
		.is_verbose = scan->options->verbose,
		.min_severity = (enum severity)scan->min_severity,
	};
	report_text(report, &options, out);
}

static void print(struct scan *scan, const struct report *report, struct buf *out)
{
	string_list folders = { 0 };
	source_roots(&scan->session, &folders, &scan->arena);
	char *base = realpath(".", NULL), *repository = source_repository();
	struct report_sources sources = { folders.n, folders.v, base, repository };
	if (scan->format == FORMAT_TEXT || scan->format == FORMAT_HTML)
		findings_tell_parts(scan->findings);
	switch (scan->format) {
	case FORMAT_TEXT:
		if (scan->options->summary)
			report_summary(report, out);
		else
			print_text(scan, report, &sources, out);
		break;
	case FORMAT_JSON:
		report_json(report, out);
		break;
	case FORMAT_XML:
		report_xml(report, out);
		break;
	case FORMAT_SARIF:
		report_sarif(report, &sources, out);
		break;
	case FORMAT_HTML:
		report_html(report, &sources, out);
		break;
	}
	free(repository);
	free(base);
	vec_release(&folders);
}

static bool is_archive(const char *path)
{
	static const char *const endings[] = { ".jar", ".war", ".ear", ".zip" };
	for (size_t i = 0; i < sizeof(endings) / sizeof(endings[0]); i++)
		if (slice_has_suffix(slice_of_string(path), slice_of_string(endings[i])))
			return true;
	return false;
}

// Where a program starts that nobody said is one; NULL else. Who names single files knows what is in
// them. Of archives, which mostly are libraries, standard error says it too where people do not read
// the report.
static const char *found_main(struct scan *scan)
{
	if (!scan->has_found_mains)
		return NULL;
	bool has_archive = false, has_folder = false;
	for (uint32_t i = 0; i < scan->options->arguments.n; i++) {
		has_archive |= is_archive(scan->options->arguments.v[i]);
		has_folder |= is_folder(scan->options->arguments.v[i]);
	}
	if (!has_archive && !has_folder)
		return NULL;
	struct buf name = BUF_INIT;
	class_print_name(name_slice(scan->mains.v[0]->owner->name), &name);
	const char *text = (const char *)arena_printf(&scan->arena, "%s.main", buf_cstring(&name)).ptr;
	buf_release(&name);
	if (has_archive && (scan->format != FORMAT_TEXT || scan->options->output))
		notes_add(scan->session.notes, NOTE_WARNING, 0,
			"looked at as a program that starts at %s; --library looks at all that can be called",
			text);
	return text;
}

static bool report(struct scan *scan)
{
	begin(scan, "report");
	uint32_t n_packages = 0, n_missing = 0;
	const struct report_package *packages = NULL;
	if (scan->session.world)
		packages = scan_missing(scan, &n_packages, &n_missing);
	struct ir_lifts lifts = { 0 };
	if (scan->session.world)
		lifts = ir_store_lifts(scan->session.world->code);
	begin(scan, NULL);
	budget_stop(&scan->budget); // its line on the terminal must be gone before the report comes
	struct report report = {
		.version = RADDLE_VERSION,
		.findings = scan->findings,
		.n_paths = scan->options->arguments.n,
		.paths = scan->options->arguments.v,
		.mode = scan->how.mode == SCAN_PROGRAM ? "program" : "library",
		.found_main = found_main(scan),
		.n_mains = scan->mains.n,
		.jdk = input_jdk_version(scan->session.input),
		.classes = scan->n_classes,
		.methods = scan->n_methods,
		.missing_classes = n_missing,
		.n_missing = n_packages,
		.missing = packages,
		.rules = scan->how.rules,
		.n_phases = scan->phases.n,
		.phases = scan->phases.v,
		.methods_followed = scan->n_followed,
		.methods_lifted = lifts.methods,
		.lifts = lifts.lifts,
		.peak_rss_kb = memory_peak_kb(),
		.has_descriptors = scan->options->verbose,
	};
	struct buf out = BUF_INIT;
	print(scan, &report, &out);
	bool ok = report_write(scan->options, buf_view(&out));
	buf_release(&out);
	return ok;
}

static int exit_status(const struct scan *scan)
{
	if (scan->session.unreadable.n)
		return EXIT_USAGE;
	if (scan->was_cut)
		return EXIT_LIMIT;
	if (scan->options->write_baseline && !scan->options->fail_on)
		return EXIT_NOTHING_FOUND; // all of it is known from now on
	for (uint32_t i = 0; i < scan->findings->all.n; i++) {
		const struct finding *finding = scan->findings->all.v[i];
		if (finding->state == FINDING_NEW && (int)finding->severity >= scan->fail_on)
			return EXIT_FINDINGS;
	}
	return EXIT_NOTHING_FOUND;
}

// ---- the run --------------------------------------------------------------------------------

static void start(struct scan *scan)
{
	struct budget_limits limits = {
		.milliseconds = scan->options->time_limit,
		.megabytes = scan->options->memory_limit,
		.tell = scan->show_progress ? progress_tell : NULL,
	};
	budget_start(&scan->budget, &limits, true);
	arena_init(&scan->arena);
	scan->findings = findings_new();
}

static void finish(struct scan *scan)
{
	session_close(&scan->session);
	budget_release(&scan->budget);
	findings_free(scan->findings);
	known_close(scan);
	arena_release(&scan->arena);
	vec_release(&scan->phases);
	vec_release(&scan->mains);
}

int scan_run(struct scan *scan)
{
	int status = EXIT_USAGE;
	start(scan);
	bool ok = open_input(scan) && load(scan);
	if (scan->session.cut) {
		note_cut(scan, scan->session.cut);
		scan->how.mode = scan->options->mains.n ? SCAN_PROGRAM : SCAN_LIBRARY;
		status = report(scan) ? EXIT_LIMIT : EXIT_USAGE;
	} else if (ok) {
		look(scan);
		known_apply(scan);
		if (report(scan) && known_write(scan) && signatures_write(scan))
			status = exit_status(scan);
	}
	finish(scan);
	return status;
}
