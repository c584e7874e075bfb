// META-INF/MANIFEST.MF (JAR file specification, "JAR Manifest"): "Name: value" lines, a line that
// starts with a space continues the one before, the main section ends at the first empty line.
// Names are compared without case. Only the main section matters here.
#include <strings.h>

#include "base/buf.h"
#include "input/internal.h"

// The next line without its end (\r\n, \n or \r).
static struct slice next_line(struct slice *rest)
{
	size_t n = 0;
	while (n < rest->len && rest->ptr[n] != '\n' && rest->ptr[n] != '\r')
		n++;
	struct slice line = slice_until(*rest, n);
	if (n < rest->len && rest->ptr[n] == '\r' && n + 1 < rest->len && rest->ptr[n + 1] == '\n')
		n++;
	*rest = slice_from(*rest, n + 1);
	return line;
}

static bool is_attribute(struct slice line, struct slice name)
{
	return line.len > name.len && line.ptr[name.len] == ':' &&
		strncasecmp((const char *)line.ptr, (const char *)name.ptr, name.len) == 0;
}

static struct slice value_of(struct slice line, struct slice name)
{
	struct slice value = slice_from(line, name.len + 1);
	while (value.len && (value.ptr[0] == ' ' || value.ptr[0] == '\t'))
		value = slice_from(value, 1);
	while (value.len && (value.ptr[value.len - 1] == ' ' || value.ptr[value.len - 1] == '\t'))
		value.len--;
	return value;
}

static void keep(struct slice *attribute, struct slice line, struct slice name, struct arena *arena)
{
	struct slice value = value_of(line, name);
	if (attribute->len == 0 && value.len != 0)
		*attribute = arena_printf(arena, "%.*s", SLICE_ARG(value));
}

static void read_attribute(struct manifest *manifest, struct slice line, struct arena *arena)
{
	if (is_attribute(line, SLICE("Main-Class")))
		keep(&manifest->main_class, line, SLICE("Main-Class"), arena);
	else if (is_attribute(line, SLICE("Start-Class")))
		keep(&manifest->start_class, line, SLICE("Start-Class"), arena);
	else if (is_attribute(line, SLICE("Class-Path")))
		keep(&manifest->class_path, line, SLICE("Class-Path"), arena);
	else if (is_attribute(line, SLICE("Multi-Release"))) {
		struct slice value = value_of(line, SLICE("Multi-Release"));
		manifest->is_multi_release = value.len == 4 &&
			strncasecmp((const char *)value.ptr, "true", 4) == 0;
	}
}

void manifest_parse(struct manifest *manifest, struct slice bytes, struct arena *arena)
{
	struct buf line = BUF_INIT;
	*manifest = (struct manifest){ 0 };
	while (bytes.len) {
		struct slice part = next_line(&bytes);
		if (part.len == 0)
			break;
		if (part.ptr[0] == ' ') {
			buf_slice(&line, slice_from(part, 1));
			continue;
		}
		read_attribute(manifest, buf_view(&line), arena);
		buf_clear(&line);
		buf_slice(&line, part);
	}
	read_attribute(manifest, buf_view(&line), arena);
	buf_release(&line);
}
