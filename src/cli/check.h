// What the files of raddle check share.
#ifndef CLI_CHECK_H
#define CLI_CHECK_H

#include "cli/cli.h"
#include "mc/mc.h"

// check_report.c: the report in the format that was asked for.
bool check_format_is_known(const char *format); // NULL: none was
void check_report_print(const struct mc_report *report, const struct session *session,
	struct buf *out);

#endif
