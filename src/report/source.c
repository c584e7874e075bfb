// Source lines for the reports for people, and where a source file is. Both names come from class files, which may lie: a file name with
// a folder in it is not looked for, so nothing outside the given folders is ever shown.
#include "report/internal.h"

#include <stdlib.h>

#include "base/file.h"
#include "base/hash.h"
#include "base/map.h"

#define MAX_SIZE (16 << 20)
#define MAX_SHOWN 160

struct source {
	struct slice text; // empty: there is no such file
	const char *path;  // NULL: there is no such file
};

struct sources {
	uint32_t n_folders;
	const char *const *folders;
	struct arena arena;
	struct map found; // hash of package and file -> struct source *
};

struct sources *sources_new(const struct report_sources *folders)
{
	struct sources *sources = xcalloc(1, sizeof(*sources));
	sources->n_folders = folders->n;
	sources->folders = folders->folders;
	arena_init(&sources->arena);
	return sources;
}

void sources_free(struct sources *sources)
{
	map_release(&sources->found);
	arena_release(&sources->arena);
	free(sources);
}

// ---- files ----------------------------------------------------------------------------------

static struct slice read_file(const char *path, struct arena *arena)
{
	struct slice bytes = SLICE_EMPTY;
	struct err ignored = ERR_INIT; // a source that cannot be read is not shown
	return file_read(path, MAX_SIZE, arena, &bytes, &ignored) ? bytes : SLICE_EMPTY;
}

void sources_put_package(struct buf *out, const char *class)
{
	const char *end = strrchr(class, '.');
	for (const char *p = class; end && p <= end; p++)
		buf_char(out, *p == '.' ? '/' : *p);
}

static bool try_path(struct source *source, struct sources *sources, const char *folder,
	const char *package, const char *file)
{
	bool is_here = strcmp(folder, ".") == 0;
	const char *path = (const char *)arena_printf(&sources->arena, "%s%s%s%s",
		is_here ? "" : folder, is_here ? "" : "/", package, file)
						   .ptr;
	source->text = read_file(path, &sources->arena);
	source->path = source->text.len ? path : NULL;
	return source->path;
}

// In a folder's subfolder for the package, or in the folder itself.
static void look_for(struct source *source, struct sources *sources, const char *package,
	const char *file)
{
	for (uint32_t i = 0; i < sources->n_folders; i++)
		if (try_path(source, sources, sources->folders[i], package, file) ||
			(*package && try_path(source, sources, sources->folders[i], "", file)))
			return;
}

static const struct source *source_of(struct sources *sources, const char *class, const char *file)
{
	struct buf name = BUF_INIT;
	sources_put_package(&name, class);
	size_t package_len = name.len;
	buf_string(&name, file);
	bool is_new;
	uint64_t *slot = map_put(&sources->found, hash_stable(buf_view(&name)), &is_new);
	if (is_new) {
		struct source *source = ARENA_NEW(&sources->arena, struct source);
		buf_cstring(&name);
		name.ptr[package_len] = '\0';
		look_for(source, sources, name.ptr, file);
		*slot = (uint64_t)(uintptr_t)source;
	}
	buf_release(&name);
	return (const struct source *)(uintptr_t)*slot;
}

static bool is_plain_name(const char *file)
{
	return *file && !strchr(file, '/');
}

const char *sources_path(struct sources *sources, const char *class, const char *file)
{
	return is_plain_name(file) ? source_of(sources, class, file)->path : NULL;
}

// ---- lines ----------------------------------------------------------------------------------

static struct slice trimmed(struct slice line)
{
	while (line.len && (line.ptr[0] == ' ' || line.ptr[0] == '\t'))
		line = slice_from(line, 1);
	while (line.len && (line.ptr[line.len - 1] == '\r' || line.ptr[line.len - 1] == ' '))
		line.len--;
	return slice_until(line, MAX_SHOWN);
}

struct slice sources_whole_line(struct sources *sources, const char *class, const char *file,
	uint32_t line)
{
	if (line == 0 || !is_plain_name(file))
		return SLICE_EMPTY;
	struct slice text = source_of(sources, class, file)->text;
	for (; line > 1 && text.len; line--) {
		ptrdiff_t end = slice_find(text, '\n');
		text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
	}
	ptrdiff_t end = slice_find(text, '\n');
	return end < 0 ? text : slice_until(text, (size_t)end);
}

struct slice sources_line(struct sources *sources, const char *class, const char *file,
	uint32_t line)
{
	return trimmed(sources_whole_line(sources, class, file, line));
}
