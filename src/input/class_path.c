// The Class-Path of a manifest (JAR file specification, "Class-Path Attribute"): URLs separated by
// spaces, relative to the jar. Jars are queued as class path; the queue is worked off by input_add,
// so a chain of jars needs no recursion. Directories are not followed: "." is common there, and
// walking whatever lies beside a jar is nobody's wish.
#include <ctype.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "input/internal.h"

static int hex_value(uint8_t c)
{
	return isdigit(c) ? c - '0' : isxdigit(c) ? tolower(c) - 'a' + 10 : -1;
}

static void put_decoded(struct buf *to, struct slice url)
{
	for (size_t i = 0; i < url.len; i++) {
		int high = url.ptr[i] == '%' && i + 2 < url.len ? hex_value(url.ptr[i + 1]) : -1;
		int low = high >= 0 ? hex_value(url.ptr[i + 2]) : -1;
		if (low >= 0)
			i += 2;
		buf_char(to, low >= 0 ? (char)(high << 4 | low) : (char)url.ptr[i]);
	}
}

// The path of the URL into `path`; false for URLs that are no files.
static bool resolve(struct buf *path, struct slice jar, struct slice url)
{
	buf_clear(path);
	if (strip_prefix(&url, SLICE("file:"))) {
		while (slice_has_prefix(url, SLICE("//")))
			url = slice_from(url, 1);
	} else if (slice_find(url, ':') >= 0) {
		return false;
	}
	if (url.len == 0)
		return false;
	if (url.ptr[0] != '/')
		buf_slice(path, slice_until(jar, (size_t)(slice_find_last(jar, '/') + 1)));
	put_decoded(path, url);
	return slice_find(buf_view(path), 0) < 0;
}

static void queue(struct input *input, struct slice jar, struct slice url, struct buf *path)
{
	struct stat status;
	const char *why = NULL;
	if (!resolve(path, jar, url))
		why = "is not a file";
	else if (stat(buf_cstring(path), &status) != 0)
		why = "does not exist";
	else if (!S_ISREG(status.st_mode))
		why = "is not a file";
	if (why)
		notes_add(input->notes, NOTE_INFO, input->n_notes++, "%.*s: Class-Path: %.*s %s",
			SLICE_ARG(jar), SLICE_ARG(url), why);
	else
		vec_push(&input->class_path, arena_printf(&input->arena, "%s", buf_cstring(path)));
}

void class_path_add(struct input *input, struct slice jar, struct slice class_path)
{
	struct buf path = BUF_INIT;
	while (class_path.len) {
		ptrdiff_t space = slice_find(class_path, ' ');
		size_t n = space < 0 ? class_path.len : (size_t)space;
		if (n)
			queue(input, jar, slice_until(class_path, n), &path);
		class_path = slice_from(class_path, n + 1);
	}
	buf_release(&path);
}
