// What the commands that run a program in the machine share: which JDK, which main, which class path.
#ifndef CLI_PROGRAM_H
#define CLI_PROGRAM_H

#include "cli/cli.h"

// The real path of --jdk, or of the default; false where there is none.
bool program_jdk(const struct options *options, char *home, size_t size);
// --main, else the manifest's Main-Class, else the only class of INPUT with a main; NULL with err.
const char *program_main(struct session *session, struct err *err);
// java.class.path as the program sees it.
void program_class_path(const string_list *inputs, const string_list *classpath, struct buf *out);

#endif
