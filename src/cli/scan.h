// One run of `raddle scan`, shared by its files:
//
//     scan.c       what the user typed, checked and filled in
//     pipeline.c   the run itself, step by step
//     scan_mode.c  program or library, and where it starts
//     missing.c    classes that could not be found
//     known.c      findings that the user knows already: baseline and configuration
//     scan_witness.c  whether races happen
//     progress.c   the line on the terminal
#ifndef CLI_SCAN_H
#define CLI_SCAN_H

#include "analysis/analysis.h"
#include "cli/cli.h"
#include "report/report.h"

enum scan_format { FORMAT_TEXT, FORMAT_JSON, FORMAT_XML, FORMAT_SARIF, FORMAT_HTML };

// --fail-on: findings below it do not count. One above SEVERITY_HIGH: none count.
#define FAIL_ON_NONE (SEVERITY_HIGH + 1)

struct scan {
	struct options *options;
	enum scan_format format;
	int min_severity; // of what the text shows
	int fail_on;
	bool use_color, show_progress;
	bool is_terminal; // somebody is looking
	uint32_t width;   // of the terminal; 0: it goes elsewhere
	struct scan_options how;

	struct session session;
	struct budget budget;
	struct findings *findings;
	struct arena arena;
	const char *phase;
	double phase_start;
	VEC(struct report_phase) phases;
	VEC(struct method *) mains;
	bool has_found_mains;          // nobody named them, neither the user nor a manifest
	uint32_t n_classes, n_methods; // that are reported on
	uint32_t n_followed;           // methods, those of other libraries included
	bool was_cut;                  // a limit stopped something
	uint32_t witness_runs;

	struct baseline baseline,
		old_baseline; // of --baseline; of the file that --write-baseline replaces
	struct suppressions suppressions;
};

int scan_run(struct scan *scan);

// Runs the program, to see whether races that were found happen.
void scan_witness(struct scan *scan);

// Before loading: level, entries, cycles, as typed. False with err where they make no sense.
bool scan_take_mode(struct scan *scan, struct err *err);

// After loading: fills in how->mode, mains, entries, modules. False, with a note, where that cannot be.
bool scan_decide_mode(struct scan *scan);

// The packages of the classes that INPUT mentions and nobody has; in scan->arena.
const struct report_package *scan_missing(struct scan *scan, uint32_t *n_packages,
	uint32_t *n_classes);

// Reads the baseline and the configuration; false with err where one of them cannot be understood.
bool known_open(struct scan *scan, struct err *err);
// Marks what is known or suppressed among the sorted findings.
void known_apply(struct scan *scan);
// Writes the new baseline where one is wanted; false, with a message, where that fails.
// --write-signatures
bool signatures_write(struct scan *scan);
bool known_write(struct scan *scan);
void known_close(struct scan *scan);

// For budget_limits.tell.
void progress_tell(void *context, const struct budget_progress *progress);

#endif
