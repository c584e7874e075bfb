// The analyses: each turns the world into findings. analyses.def lists them, template.c is one to copy
// from, doc/hacking.md says how to add one.
#ifndef ANALYSIS_ANALYSIS_H
#define ANALYSIS_ANALYSIS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/budget.h"
#include "base/notes.h"
#include "finding/finding.h"
#include "world/world.h"

struct floor;

enum scan_mode {
	SCAN_PROGRAM, // what `mains` run, and the threads they start
	SCAN_LIBRARY, // any number of threads call any entry, on shared objects
};

enum scan_entries { ENTRIES_PUBLIC, ENTRIES_NON_PRIVATE };

// Of seed 003, see doc/findings/lock-order.md.
enum scan_level { LEVEL_PROCEDURAL, LEVEL_QUICK, LEVEL_PRECISE };

// What the user asked for, with every default filled in.
struct scan_options {
	enum scan_mode mode;
	uint32_t n_mains;            // program mode: at least one
	struct method *const *mains; // static, and since Java 25 possibly not; by class id
	enum scan_entries entries;   // library mode
	uint32_t n_modules;          // 0: all
	const char *const *modules;
	enum scan_level level;
	uint32_t max_cycle;
	bool all_edges;
	const char *context; // of points-to, see pta_policy_parse; NULL: origin
	bool follow_jdk;     // points-to: all that is reached, also what the machine runs before main
	bool assume_shared;  // library mode, data-race: every class may be shared
	bool unfiltered;     // atomicity: nothing is left out
	bool explain_safe;   // data-race: also what became of each pair of accesses
	uint32_t jobs;
	uint32_t rules; // set of rule_bit: findings of other rules are not wanted
	bool only_own;  // findings in the packages of `mains` alone, see scan_without_threads
};

struct analysis_input {
	struct world *world; // INPUT is loaded; see analysis_begin
	const struct scan_options *options;
	struct budget *budget; // ask budget_is_over; tell budget_phase and budget_step
	struct notes *notes;
	struct floor *floor; // what all rules share; made by analysis_begin, to be given to floor_free
	bool is_last;        // the process ends soon: what an analysis holds need not be given back
};

// Before each analysis: the classes of INPUT are open, and nothing is in sight that another one has opened for itself.
void analysis_begin(struct analysis_input *in);

// The threads of the program that it knows, for the report; nothing if a list is there already.
void analysis_list_threads(const struct floor *floor, struct findings *out);

typedef void analysis_run(struct analysis_input *in, struct findings *out);

struct analysis {
	analysis_run *run;
	const char *phase; // what the statistics call it
	uint32_t rules;    // what it can find
};

extern const struct analysis analyses[];
extern const uint32_t n_analyses;

#define ANALYSIS(function, phase, rules) analysis_run function;
#include "analysis/analyses.def"
#undef ANALYSIS

// Every rule that some analysis can find.
uint32_t analysis_rules(void);
// These and those whose findings they start from, which are to be dropped in the end.
uint32_t analysis_needs(uint32_t wanted);

static inline bool scan_wants(const struct scan_options *options, enum rule rule)
{
	return options->rules & rule_bit(rule);
}

// ---- for all analyses -----------------------------------------------------------------------

// Are findings in this class wanted? It is of INPUT, and in one of --module.
bool scan_reports_on(const struct scan_options *options, const struct klass *klass);

// Where points-to gave a program up, nobody knows what main reaches: of all that was packed with it, only what shares
// the first two parts of a main class's package is looked at, as in a library. Says so.
struct scan_options scan_without_threads(const struct scan_options *options, enum rule rule,
	struct findings *out);

// Library mode: can anyone call it? A public or protected method of a public class (public), a
// method that is not private (non-private); of INPUT, with code or native.
bool scan_is_entry(const struct scan_options *options, const struct method *method);

// "java.util.Map$Entry", in the arena.
const char *analysis_class_name(const struct klass *klass, struct arena *arena);
const char *analysis_method_name(const struct method *method, struct arena *arena);
// An access path as a message has it: finding_print_path, in the arena.
const char *analysis_words(const char *path, struct arena *arena);
enum finding_origin analysis_origin(const struct klass *klass);

// The place bci (or FINDING_NO_BCI: its entry) of a method; texts are in the arena. No locks.
struct finding_frame analysis_frame(const struct method *method, uint32_t bci, struct arena *arena);

// What older compilers give inner classes for the private members of others: access$000. It is no step of its own, and
// no place to show to people.
bool analysis_is_bridge(const struct method *method);

// "app.Bank.total is written by app.Worker.run and read by app.Main.main with no common lock".
const char *analysis_race_message(struct arena *arena, const char *field, bool is_contents,
	const struct finding_access accesses[2]);

// Seed 001's object graph, call graph and races; who owns what. False where a limit stopped it.
bool objects_show(struct analysis_input *in, bool as_dot, struct buf *out);
bool objects_show_summary(struct analysis_input *in, struct buf *out);
bool ownership_show(struct analysis_input *in, bool as_dot, struct buf *out);

#include "analysis/graphs.h"

#endif
