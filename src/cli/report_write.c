#include "cli/cli.h"

#include <errno.h>
#include <stdio.h>

static bool say_failed(const char *where)
{
	fprintf(stderr, "raddle: cannot write %s: %s\n", where, strerror(errno));
	return false;
}

bool file_write(const char *path, struct slice text)
{
	const char *where = path ? path : "standard output";
	FILE *out = path ? fopen(path, "wb") : stdout;

	if (!out)
		return say_failed(where);
	// A full disk shows at the flush or the close: a cut-off report must not look like a whole one.
	bool ok = text.len == 0 || fwrite(text.ptr, 1, text.len, out) == text.len;
	ok = fflush(out) == 0 && ok;
	if (!ok)
		say_failed(where);
	if (path && fclose(out) != 0 && ok)
		ok = say_failed(where);
	return ok;
}

bool report_write(const struct options *options, struct slice text)
{
	return file_write(options->output, text);
}
