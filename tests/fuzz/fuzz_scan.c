// Fuzz target: class files through a whole scan: facts, call graphs, all analyses, reports.
//
// The bytes are one byte that says how to scan, which a single class file may lack, and class files, see
// classes.h. Those named java/... are the JDK. Whatever the names in them are, a report is clean
// text; and it is the same with two jobs and other hashes, which the first byte may ask for.
#include "base/hash.h"
#include "base/utf8.h"
#include "classes.h"
#include "cli/scan.h"
#include "floor/floor.h"
#include "model/model.h"

#define MAX_CLASSES 24
#define MAX_CYCLE 4

enum how {
	HOW_TWICE = 1,
	HOW_LEVEL = 2 | 4, // two bits
	HOW_LIBRARY = 8,
	HOW_ALL_EDGES = 16,
	HOW_UNFILTERED = 32,
	HOW_NON_PRIVATE = 64,
	HOW_VERBOSE = 128,
};

static struct buf out, others;

static void analyse(struct scan *scan)
{
	struct analysis_input in = {
		.world = scan->session.world,
		.options = &scan->how,
		.budget = &scan->budget,
		.notes = scan->session.notes,
	};
	for (uint32_t i = 0; i < n_analyses; i++) {
		analysis_begin(&in);
		analyses[i].run(&in, scan->findings);
	}
	floor_free(in.floor);
	findings_sort(scan->findings);
}

// UTF-8, and of control characters only line ends.
static void check_text(const struct buf *text)
{
	struct slice bytes = buf_view(text);
	for (size_t i = 0, n; i < bytes.len; i += n) {
		n = utf8_length(bytes.ptr + i, bytes.len - i);
		if (n == 0 || (bytes.ptr[i] != '\n' && utf8_is_control(bytes.ptr + i, n)))
			__builtin_trap();
	}
}

// The JSON is left in out: there is everything in it.
static void print(struct scan *scan)
{
	bool is_verbose = scan->options->verbose;
	uint32_t n_packages, n_missing;
	const struct report_package *packages = scan_missing(scan, &n_packages, &n_missing);
	struct report report = {
		.version = RADDLE_VERSION,
		.findings = scan->findings,
		.mode = scan->how.mode == SCAN_PROGRAM ? "program" : "library",
		.jdk = "",
		.missing_classes = n_missing,
		.n_missing = n_packages,
		.missing = packages,
		.rules = scan->how.rules,
		.has_descriptors = is_verbose,
	};
	struct report_text_options options = { .is_verbose = is_verbose,
		.width = is_verbose ? 160 : 0 };
	buf_clear(&out);
	report_text(&report, &options, &out);
	report_xml(&report, &out);
	check_text(&out);
	buf_clear(&out);
	report_json(&report, &out);
	check_text(&out);
}

static struct scan_options options_of(uint8_t how, uint32_t jobs)
{
	static const enum scan_level levels[] = { LEVEL_QUICK, LEVEL_QUICK, LEVEL_PRECISE,
		LEVEL_PROCEDURAL };
	return (struct scan_options){
		.level = levels[(how & HOW_LEVEL) / 2],
		.entries = how & HOW_NON_PRIVATE ? ENTRIES_NON_PRIVATE : ENTRIES_PUBLIC,
		.max_cycle = MAX_CYCLE,
		.all_edges = how & HOW_ALL_EDGES,
		.unfiltered = how & HOW_UNFILTERED,
		.jobs = jobs,
		.rules = analysis_rules(),
	};
}

static void scan_classes(struct slice classes, uint8_t how, uint32_t jobs)
{
	struct options typed = { .library = how & HOW_LIBRARY, .verbose = how & HOW_VERBOSE };
	struct scan scan = { .options = &typed, .how = options_of(how, jobs) };
	struct session *session = &scan.session;

	session->notes = notes_new();
	session->input = input_new(NULL, session->notes);
	add_classes(session->input, classes, MAX_CLASSES, true);
	session->world = world_new(session->input, session->notes, jobs);
	session->world->models = models_new(session->world->names);
	arena_init(&scan.arena);
	scan.findings = findings_new();
	world_load_input(session->world);
	buf_clear(&out);
	if (session->world->counts.input_classes > session->world->counts.wrong_names) {
		if (!scan_decide_mode(&scan))
			__builtin_trap();
		analyse(&scan);
		print(&scan);
	}
	vec_release(&scan.mains);
	findings_free(scan.findings);
	arena_release(&scan.arena);
	models_free(session->world->models);
	world_free(session->world);
	input_free(session->input);
	notes_free(session->notes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	if (size == 0)
		return 0;
	struct slice classes = slice_of(data, size);
	uint8_t how = data[0];
	if (!is_class_file(classes))
		classes = slice_from(classes, 1);
	scan_classes(classes, how, 1);
	if (how & HOW_TWICE) {
		buf_clear(&others);
		buf_slice(&others, buf_view(&out));
		hash_seed = size;
		scan_classes(classes, how, 2);
		hash_seed = 0;
		if (!slice_equal(buf_view(&others), buf_view(&out)))
			__builtin_trap();
	}
	return 0;
}
