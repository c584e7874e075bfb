// What the commands share: options, exit statuses, opening inputs, writing reports.
#ifndef CLI_CLI_H
#define CLI_CLI_H

#include <stdbool.h>
#include <stdint.h>

#include "base/budget.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/notes.h"
#include "base/vec.h"
#include "world/world.h"

#define RADDLE_VERSION "0.1.0"

enum exit_status {
	EXIT_NOTHING_FOUND = 0,
	EXIT_FINDINGS = 1,
	EXIT_USAGE = 2, // or unreadable input
	EXIT_LIMIT = 3,
	EXIT_INTERNAL = 70,
};

typedef VEC(const char *) string_list;

struct options {
	string_list arguments; // what is not an option
	string_list rest;      // what follows --, where the command runs a program
	string_list classpath;
	string_list models; // files; "none": the library's own code instead, where there is some
	const char *jdk, *format, *output;
	uint32_t jobs;
	bool quiet, verbose;
	bool runs_program; // set by commands that do: raddle's own Java classes are there too
	// run
	const char *schedule;
	bool trace, stats;
	uint32_t max_instructions, heap; // millions, MB; 0: not given
	bool soundness;                  // stats
	// scan
	string_list mains, modules, only, skip, sources;
	const char *entries, *level, *min_severity, *fail_on, *progress, *color, *baseline,
		*write_baseline, *config, *witness, *write_signatures;
	bool library, assume_shared, all_edges, unfiltered, explain_safe;
	const char *by;              // show callgraph: cha, rta, vta, pta
	bool summary;                // show lockgraph, callgraph, pointsto
	const char *scope, *context; // of points-to
	bool demand;                 // show pointsto; query_budget is below
	uint32_t max_calls;          // show lockgraph; 0: not given
	// replay, immunise
	const char *attach, *report, *agent_options;
	bool always;
	uint32_t patience; // milliseconds, 0: not given
	// check
	const char *order, *reduction, *store, *races, *locks, *timeouts, *trace_file, *checkpoint;
	const char *look_ahead, *points_to, *immutable, *accesses, *forget;
	bool no_monitors, no_guards, no_accessors, outcomes, foreseen;
	const char *junit, *boundaries, *random;
	bool spurious, weak_cas, livelock;
	bool all_errors;
	uint32_t workers;                                                // 0: not given
	uint32_t bound, max_depth, max_states, runs, seed, query_budget; // 0: not given
	uint32_t time_limit;                                             // milliseconds, 0: none
	uint32_t memory_limit, max_cycle, width;                         // 0: not given
};

struct command {
	const char *name;
	char letter;
	int (*run)(const struct command *command, struct options *options);
	const char *arguments, *does;
};

extern const struct command commands[];
extern const uint32_t n_commands;
const struct command *command_find(const char *name);

#define COMMAND(name, letter, function, arguments, does) \
	int function(const struct command *command, struct options *options);
#include "cli/commands.def"
#undef COMMAND

// Parses argv[1..]; false with err on a wrong option. Strings are borrowed from argv.
bool options_parse(struct options *options, const struct command *command, int argc, char **argv,
	struct err *err);
void options_release(struct options *options);
void options_print_help(const struct command *command, struct buf *out);

struct option_info {
	const char *name, *value, *help; // value: NULL where it takes none
	char letter;                     // 0: it has none
};
// The command's option of that number; false where there are no more.
bool options_get(const struct command *command, uint32_t number, struct option_info *info);

// The manual page, and a shell's completions, of which false says that the shell is not known.
void manual_print(struct buf *out);
bool completion_print(const char *shell, struct buf *out);

// ---- a run ----------------------------------------------------------------------------------

struct session {
	struct options *options;
	struct budget *budget; // NULL: no limits
	struct notes *notes;
	struct input *input;
	struct world *world;
	struct models *models;
	bool has_said_newer; // see session_say_newer
	const char *cut;     // what was under way when the budget was over; NULL: it was not
	char *temporary;     // directory with the classes of .java inputs, removed at the end
	string_list
		unreadable; // INPUTs that nothing could be read of, though there are others: status 2
};

// Opens INPUT, class path and JDK. False when there is nothing to work on; it has been said why, unless
// it was cut. budget may be NULL.
bool session_open(struct session *session, struct options *options, const string_list *inputs,
	struct budget *budget);
// Reads the classes of INPUT. False, after saying so, when there is none; or when it was cut.
bool session_load(struct session *session);
void session_close(struct session *session);
// Once in a run: there are class files of that version, which is newer than what is known.
void session_say_newer(struct session *session, uint16_t major);

// Prints what has been noted so far to standard error.
void session_flush_notes(struct session *session);

// Writes the text to the file, to standard output where path is NULL; false, with a message, when that
// fails.
bool file_write(const char *path, struct slice text);
// Writes the report to -o or standard output; false, with a message, when that fails.
bool report_write(const struct options *options, struct slice text);

// Compiles .java files into a new temporary directory. False with err when javac is not there or
// says no (its messages have gone to standard error), ERR_BUDGET when it had to end before it was done.
bool compile_java(const string_list *sources, const string_list *classpath, struct budget *budget,
	char **directory, struct err *err);
void compile_remove(char *directory);

// What is known of INPUT's calls into the library.
void soundness_print(struct world *world, bool is_json, bool is_verbose, struct buf *out);

int usage_error(const struct command *command, const char *format, ...)
	__attribute__((format(printf, 2, 3)));

#endif
