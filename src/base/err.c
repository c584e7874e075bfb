#include "base/err.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static bool set_v(struct err *err, enum err_kind kind, uint64_t offset, const char *format,
	va_list args)
{
	if (err->kind != ERR_NONE)
		return false;
	err->kind = kind;
	err->offset = offset;
	vsnprintf(err->text, sizeof(err->text), format, args);
	return false;
}

bool(err_set)(struct err *err, enum err_kind kind, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	set_v(err, kind, ERR_NO_OFFSET, format, args);
	va_end(args);
	return false;
}

bool(err_set_at)(struct err *err, enum err_kind kind, uint64_t offset, const char *format, ...)
{
	va_list args;
	va_start(args, format);
	set_v(err, kind, offset, format, args);
	va_end(args);
	return false;
}

bool(err_set_errno)(struct err *err, const char *format, ...)
{
	int saved = errno;
	va_list args;

	if (err->kind != ERR_NONE)
		return false;
	va_start(args, format);
	set_v(err, ERR_SYSTEM, ERR_NO_OFFSET, format, args);
	va_end(args);
	size_t used = strlen(err->text);
	snprintf(err->text + used, sizeof(err->text) - used, ": %s", strerror(saved));
	return false;
}
