// Where the sources of INPUT are, for reports that show lines of them.
#ifndef CLI_SOURCE_ROOTS_H
#define CLI_SOURCE_ROOTS_H

#include "cli/cli.h"

// The folders to look in, in this order, in the arena.
void source_roots(const struct session *session, string_list *folders, struct arena *arena);

// The root of the repository that we are in, else the working directory; for free().
char *source_repository(void);

#endif
