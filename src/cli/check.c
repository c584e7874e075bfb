// raddle check: every interleaving of a program.
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/hash.h"
#include "cli/check.h"
#include "cli/check_ahead.h"
#include "cli/program.h"

static const char *const orders[] = { "depth", "breadth", "switches", "preemptions", "random",
	"pct", "pos" };
static const char *const stores[] = { "hash", "collapse", "bits", "none" };
// broken: for tests of tests, a reduction that misses races.
static const char *const reductions[] = { "none", "dpor", "naive", "broken" };
enum { REDUCTION_NAIVE = 2, REDUCTION_BROKEN };
enum { MAX_WORKERS = 64 };

// The number of the word, fallback where none was given, -1 where there is no such.
static int find_word(const char *word, const char *const *words, int n, int fallback)
{
	if (!word)
		return fallback;
	for (int i = 0; i < n; i++)
		if (strcmp(word, words[i]) == 0)
			return i;
	return -1;
}

static bool read_options(struct mc_options *mc, const struct options *options)
{
	int order = find_word(options->order, orders, 7, SEARCH_DEPTH);
	int store = find_word(options->store, stores, 4, SEARCH_STORE_HASH);
	bool can_reduce = order == SEARCH_DEPTH && !options->workers &&
		(store == SEARCH_STORE_HASH || store == SEARCH_STORE_NONE);
	int reduction = find_word(options->reduction, reductions, 4,
		can_reduce ? SEARCH_REDUCTION_DPOR : SEARCH_REDUCTION_NONE);
	if (order < 0 || store < 0 || store == SEARCH_STORE_COLLAPSE || reduction < 0)
		return false;
	static const char *const races[] = { "app", "all" };
	int which = find_word(options->races, races, 2, 0);
	if (which < 0)
		return false;
	mc->all_races = which == 1;
	static const char *const timeouts[] = { "idle", "any" };
	int when = find_word(options->timeouts, timeouts, 2, 0);
	if (when < 0)
		return false;
	mc->how.any_timeouts = when == 1;
	static const char *const locks[] = { "atomic", "code" };
	int how = find_word(options->locks, locks, 2, 0);
	if (how < 0)
		return false;
	mc->how.by_code = how == 1;
	static const char *const boundaries[] = { "all", "app" };
	int where = find_word(options->boundaries, boundaries, 2, 0);
	static const char *const random[] = { "drawn", "choices" };
	int numbers = find_word(options->random, random, 2, 0);
	if (where < 0 || numbers < 0)
		return false;
	mc->how.is_app_only = where == 1;
	mc->how.has_random_choices = numbers == 1;
	mc->how.wakes_spuriously = options->spurious;
	mc->how.has_weak_failures = options->weak_cas;
	if (!check_ahead_read(&mc->ahead, options))
		return false;
	mc->ahead.any_timeouts = mc->how.any_timeouts;
	mc->keeps_outcomes = options->outcomes;
	mc->is_naive = reduction == REDUCTION_NAIVE;
	mc->how.by_code |= mc->is_naive;
	bool is_broken = reduction == REDUCTION_BROKEN;
	if (reduction >= REDUCTION_NAIVE)
		reduction = is_broken ? SEARCH_REDUCTION_DPOR : SEARCH_REDUCTION_NONE;
	mc->search = (struct search_options){ .order = (enum search_order)order,
		.store = (enum search_store)store,
		.reduction = (enum search_reduction)reduction,
		.max_depth = options->max_depth,
		.max_cost = options->bound ? options->bound : UINT32_MAX,
		.max_states = options->max_states,
		.all_errors = options->all_errors,
		.break_reduction = is_broken,
		.runs = options->runs ? options->runs : 1000,
		.seed = options->seed,
		.pct_changes = 2,
		.processes = options->workers,
		.fair_error = options->livelock ? MC_LIVELOCK : 0,
		.checkpoint = options->checkpoint };
	return true;
}

// ---- progress -------------------------------------------------------------------------------------------

struct teller {
	struct search_live live;
	uint64_t states;
	double when;
};

static void tell(void *context, const struct budget_progress *progress)
{
	struct teller *teller = context;
	double now = clock_milliseconds();
	if (!progress->phase) {
		fputs("\r\033[K", stderr);
	} else if (now - teller->when >= 200) {
		uint64_t states = atomic_load(&teller->live.states);
		fprintf(stderr, "\r\033[Kraddle: %llu states, %.0f/s, %llu transitions, depth %llu\r",
			(unsigned long long)states,
			(double)(states - teller->states) * 1e3 / (now - teller->when),
			(unsigned long long)atomic_load(&teller->live.transitions),
			(unsigned long long)atomic_load(&teller->live.depth));
		teller->states = states;
		teller->when = now;
	}
	fflush(stderr);
}

// ---- the check -----------------------------------------------------------------------------------------------

static void list_of(mc_texts *to, const string_list *from)
{
	for (uint32_t i = 0; i < from->n; i++)
		vec_push(to, from->v[i]);
}

static bool save_trace(const struct mc_report *report, const struct mc_options *mc,
	const struct program *program, const struct options *options)
{
	struct mc_program saved = { .jdk = program->home, .main = program->main, .how = mc->how };
	list_of(&saved.inputs, &options->arguments);
	list_of(&saved.classpath, &options->classpath);
	list_of(&saved.arguments, &options->rest);
	struct buf text = BUF_INIT;
	mc_trace_print(&report->findings.v[0], &saved, &text);
	bool is_written = file_write(options->trace_file, buf_view(&text));
	buf_release(&text);
	vec_release(&saved.inputs);
	vec_release(&saved.classpath);
	vec_release(&saved.arguments);
	return is_written;
}

static int status_of(const struct mc_report *report)
{
	if (report->findings.n)
		return EXIT_FINDINGS;
	bool is_seen = report->search.end == SEARCH_COMPLETE || report->search.end == SEARCH_BOUNDED ||
		report->search.end == SEARCH_SAMPLED;
	return is_seen && !report->unsupported.n ? EXIT_NOTHING_FOUND : EXIT_LIMIT;
}

static int print_report(const struct mc_report *report, const struct session *session)
{
	const struct options *options = session->options;
	struct buf out = BUF_INIT;
	check_report_print(report, session, &out);
	for (uint32_t i = 0; i < report->search.shares.n && options->verbose; i++)
		fprintf(stderr, "raddle: worker %u: %llu transitions in %.0f ms of processor time\n", i + 1,
			(unsigned long long)report->search.shares.v[i].transitions,
			report->search.shares.v[i].milliseconds);
	if (options->verbose && report->has_ahead) {
		struct buf text = BUF_INIT;
		mc_print_ahead(report, &text);
		fputs(buf_cstring(&text), stderr);
		buf_release(&text);
	}
	int status = report_write(options, buf_view(&out)) ? status_of(report) : EXIT_USAGE;
	buf_release(&out);
	return status;
}

// Of the program, so that a checkpoint of another one is refused.
static uint64_t fingerprint_of(const struct options *options, const struct mc_options *mc,
	const struct program *program)
{
	struct buf text = BUF_INIT;
	buf_printf(&text, "%s %s %s", program->home, program->main,
		options->races ? options->races : "");
	for (size_t i = 0; i < sizeof(mc->how); i++)
		buf_printf(&text, " %u", ((const uint8_t *)&mc->how)[i]);
	for (uint32_t i = 0; i < options->arguments.n; i++)
		buf_printf(&text, " %s", options->arguments.v[i]);
	for (uint32_t i = 0; i < options->rest.n; i++)
		buf_printf(&text, " -- %s", options->rest.v[i]);
	uint64_t hash = hash_stable(buf_view(&text));
	buf_release(&text);
	return hash;
}

static int check_machine(const struct program *program, struct mc_options *mc,
	const struct session *session, struct err *err)
{
	const struct options *options = session->options;
	struct mc_report report;
	struct buf foreseen = BUF_INIT;
	if (options->foreseen)
		mc->foreseen = &foreseen;
	bool is_good = mc_check(&report, program->vm, mc, err);
	fputs(buf_cstring(&foreseen), stdout);
	buf_release(&foreseen);
	if (!is_good && err->kind != ERR_SYSTEM) { // nothing was searched
		mc_release(&report);
		return EXIT_USAGE;
	}
	int status = print_report(&report, session);
	if (report.findings.n && options->trace_file && !save_trace(&report, mc, program, options))
		status = EXIT_USAGE;
	if (report.search.is_saved)
		fprintf(stderr, "raddle: %s: the search can go on from there\n", options->checkpoint);
	mc_release(&report);
	return status;
}

static int check_program(struct session *session, struct mc_options *mc, const char *home,
	struct err *err)
{
	struct options *options = session->options;
	struct mc_ears ears = { 0 };
	struct program program;
	int status = program_start(&program, session,
		(struct vm_options){ .jdk_home = home,
			.is_checking = true,
			.chooses_random = mc->how.has_random_choices,
			.uncaught = mc_hear_uncaught,
			.write = options->outcomes ? mc_hear_output : NULL,
			.context = &ears },
		err);
	struct check_list immutable = { 0 };
	if (status == EXIT_NOTHING_FOUND &&
		!check_ahead_open(&mc->ahead, session, program.main, &immutable, err))
		status = EXIT_USAGE;
	if (status == EXIT_NOTHING_FOUND) {
		mc->ears = &ears;
		mc->search.fingerprint = fingerprint_of(options, mc, &program);
		status = check_machine(&program, mc, session, err);
	}
	program_end(&program);
	check_list_release(&immutable);
	return status;
}

int command_check(const struct command *command, struct options *options)
{
	char home[PATH_MAX];
	struct mc_options mc = { 0 };
	if (options->junit && !strchr(options->junit, '#'))
		return usage_error(command, "--junit: '%s' is not CLASS#METHOD", options->junit);
	if (options->junit && options->arguments.n == 0) { // all of it is on the class path
		options->arguments = options->classpath;
		options->classpath = (string_list){ 0 };
	}
	if (options->arguments.n == 0)
		return usage_error(command, "no INPUT given");
	if (!read_options(&mc, options))
		return usage_error(command,
			"no such --order, --store, --reduction, --races, --locks, --timeouts, --boundaries, "
			"--random, --look-ahead, --points-to or --accesses");
	if (!check_format_is_known(options->format))
		return usage_error(command, "no such --format: '%s'", options->format);
	if (options->workers > MAX_WORKERS)
		return usage_error(command, "--jobs is at most %d", MAX_WORKERS);
	if (!program_jdk(options, home, sizeof(home)))
		return program_no_jdk(command);
	struct teller teller = { .when = clock_milliseconds() };
	bool is_terminal = isatty(STDERR_FILENO);
	bool tells = options->progress ? strcmp(options->progress, "always") == 0 : is_terminal;
	struct budget_limits limits = { .milliseconds = options->time_limit,
		.megabytes = options->memory_limit,
		.tell = tells && !options->quiet ? tell : NULL,
		.context = &teller };
	struct budget budget;
	budget_start(&budget, &limits, true);
	budget_phase(&budget, "check", 0);
	mc.search.budget = &budget;
	mc.search.live = &teller.live;
	struct session session;
	struct err err = ERR_INIT;
	int status = EXIT_USAGE;
	options->runs_program = true;
	if (session_open(&session, options, &options->arguments, NULL) && session_load(&session))
		status = check_program(&session, &mc, home, &err);
	budget_stop(&budget);
	if (err.kind)
		fprintf(stderr, "raddle: %s\n", err.text);
	session_close(&session);
	budget_release(&budget);
	return status;
}
