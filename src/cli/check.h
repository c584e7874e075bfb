// What the files of raddle check share.
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "cli/cli.h"
#include "mc/mc.h"
#include "report/report.h"

// check_report.c: the report in the format that was asked for.
bool check_format_is_known(const char *format); // NULL: none was
void check_report_print(const struct mc_report *report, const struct session *session,
	struct buf *out);
void check_add_threads(struct findings *findings, const struct mc_threads *threads);
struct report_text_options check_text_options(const struct options *options,
	const struct report_sources *sources);

#endif
