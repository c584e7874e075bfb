// What the commands that run a program in the machine share: which JDK, which main, which class path, and the
// machine itself with its main thread ready.
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "cli/cli.h"
#include "vm/vm.h"

struct program {
	struct session *session;
	struct vm *vm;
	const char *home; // of the JDK
	const char *main; // the class
	struct buf class_path;
};

// The real path of --jdk, or of the default; false where there is none.
bool program_jdk(const struct options *options, char *home, size_t size);
// Says that there is none.
int program_no_jdk(const struct command *command);
// java.class.path as the program sees it.
void program_class_path(const string_list *inputs, const string_list *classpath, struct buf *out);
// A machine for INPUT with --main (or --junit, else the manifest's Main-Class, else the only class with a
// main) and the arguments behind --. EXIT_NOTHING_FOUND: it is ready; else what to exit with, and err
// tells. End it in either case.
int program_start(struct program *program, struct session *session, struct vm_options options,
	struct err *err);
// Is there such a test, CLASS#METHOD? False with err, which names the nearest.
bool junit_is_there(struct session *session, const char *test, struct err *err);
void program_end(struct program *program);

#endif
