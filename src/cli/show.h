// What the files of `raddle show` share.
#ifndef CLI_SHOW_H
#define CLI_SHOW_H

#include "cli/scan.h"

// The words that say what to show; NULL where there are no more.
const char *show_what(uint32_t number);

// What the graphs are made of: a scan without its rules.
struct shown {
	struct scan scan;
	struct analysis_input in;
	bool as_dot;
};
bool show_prepare(struct shown *shown, struct session *session);
// Says so where a limit has cut it; the exit status, which was to be `status`.
int show_release(struct shown *shown, int status);

// "a.b.C.m", "a.b.C.m(I)V" or "a.b.C": which class, which method (empty: all), which descriptor.
struct method_pattern {
	struct klass *klass;
	struct slice name, descriptor; // empty: any
};
bool method_pattern_parse(struct world *world, const char *typed, struct method_pattern *pattern);
bool method_pattern_matches(const struct method_pattern *pattern, const struct method *method);

// Says so; the exit status.
int show_not_found(struct session *session, const char *what, const char *name);
// --format: text or dot; false, after saying so, for anything else.
bool show_as_dot(struct session *session, bool *as_dot);

int show_invocations(struct session *session, const string_list *names, struct buf *out);
int show_lockgraph(struct session *session, const string_list *names, struct buf *out);
int show_callgraph(struct session *session, const string_list *names, struct buf *out);
int show_pointsto(struct session *session, const string_list *names, struct buf *out);
int show_threads(struct session *session, const string_list *names, struct buf *out);
int show_threads_of_program(struct session *session, const string_list *names, struct buf *out);
int show_parallel(struct session *session, const string_list *names, struct buf *out);
int show_escape(struct session *session, const string_list *names, struct buf *out);
int show_held(struct session *session, const string_list *names, struct buf *out);
int show_library_accesses(struct session *session, const string_list *names, struct buf *out);
int show_accesses(struct session *session, const string_list *names, struct buf *out);
int show_objects(struct session *session, const string_list *names, struct buf *out);
int show_ownership(struct session *session, const string_list *names, struct buf *out);

#endif
