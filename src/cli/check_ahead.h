// What raddle check needs to know to look ahead.
#ifndef CLI_CHECK_AHEAD_H
#define CLI_CHECK_AHEAD_H

#include "base/arena.h"
#include "cli/cli.h"
#include "lookahead/lookahead.h"

// The fields that --immutable FILE names.
struct check_list {
	struct arena arena;
	VEC(const char *) names;
};

// False: an option has a word that it does not know.
bool check_ahead_read(struct lookahead_options *ahead, const struct options *options);
// The program for the static analyses, and the list; false with err. The list is to be released.
bool check_ahead_open(struct lookahead_options *ahead, struct session *session,
	const char *main_class, struct check_list *list, struct err *err);
void check_list_release(struct check_list *list);

#endif
