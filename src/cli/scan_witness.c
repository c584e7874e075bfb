// raddle scan --witness: whether the races that were found happen when the program runs.
#include <limits.h>

#include "cli/program.h"
#include "cli/scan.h"
#include "witness/witness.h"

// Where several mains are looked at, nobody knows which of them a finding is about.
void scan_witness(struct scan *scan)
{
	char home[PATH_MAX];
	const struct options *options = scan->options;
	if (!scan->witness_runs || scan->mains.n != 1 ||
		(options->jdk && strcmp(options->jdk, "none") == 0) ||
		!program_jdk(options, home, sizeof(home)))
		return;
	struct buf class_path = BUF_INIT;
	program_class_path(&options->arguments, &options->classpath, &class_path);
	struct witness_options how = {
		.input = scan->session.input,
		.world = scan->session.world,
		.jdk_home = home,
		.class_path = buf_cstring(&class_path),
		.main = scan->mains.v[0]->owner->name->text,
		.runs = scan->witness_runs,
		.budget = &scan->budget,
	};
	witness_races(scan->findings, &how);
	buf_release(&class_path);
}
