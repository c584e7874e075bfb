#include "base/bug.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

_Noreturn void bug_at(const char *file, int line, const char *format, ...)
{
	va_list args;

	fflush(stdout);
	fprintf(stderr, "raddle: internal error at %s:%d: ", file, line);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputs("\nraddle: please report this with the input that caused it\n", stderr);
	fflush(stderr);
#if defined(RADDLE_ABORT_ON_BUG)
	abort(); // fuzzers and debug builds want the core and the stack
#else
	_exit(EXIT_BUG);
#endif
}
