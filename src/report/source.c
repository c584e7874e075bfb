// Source lines for the text report. Both names come from class files, which may lie: a file name with
// a folder in it is not looked for, so nothing outside the given folders is ever shown.
#include "report/internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/hash.h"
#include "base/map.h"

#define MAX_SIZE (16 << 20)
#define MAX_SHOWN 160

struct source {
	struct slice text; // empty: there is no such file
};

struct sources {
	uint32_t n_folders;
	const char *const *folders;
	struct arena arena;
	struct map found; // hash of package and file -> struct source *
};

struct sources *sources_new(uint32_t n_folders, const char *const *folders)
{
	struct sources *sources = xcalloc(1, sizeof(*sources));
	sources->n_folders = n_folders;
	sources->folders = folders;
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
	struct stat status;
	if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > MAX_SIZE)
		return SLICE_EMPTY;
	FILE *file = fopen(path, "rb");
	if (!file)
		return SLICE_EMPTY;
	uint8_t *bytes = arena_alloc(arena, (size_t)status.st_size);
	size_t n = fread(bytes, 1, (size_t)status.st_size, file);
	fclose(file);
	return slice_of(bytes, n);
}

// "a.b.C$D" is in package "a/b/".
static void put_package(struct buf *out, const char *class)
{
	const char *end = strrchr(class, '.');
	for (const char *p = class; end && p <= end; p++)
		buf_char(out, *p == '.' ? '/' : *p);
}

// In a folder's subfolder for the package, or in the folder itself.
static struct slice look_for(struct sources *sources, const char *package, const char *file)
{
	struct buf path = BUF_INIT;
	struct slice text = SLICE_EMPTY;
	for (uint32_t i = 0; i < sources->n_folders && !text.len; i++) {
		buf_clear(&path);
		buf_printf(&path, "%s/%s%s", sources->folders[i], package, file);
		text = read_file(buf_cstring(&path), &sources->arena);
		if (text.len || !*package)
			continue;
		buf_clear(&path);
		buf_printf(&path, "%s/%s", sources->folders[i], file);
		text = read_file(buf_cstring(&path), &sources->arena);
	}
	buf_release(&path);
	return text;
}

static struct slice text_of(struct sources *sources, const char *class, const char *file)
{
	struct buf name = BUF_INIT;
	put_package(&name, class);
	size_t package_len = name.len;
	buf_string(&name, file);
	bool is_new;
	uint64_t *slot = map_put(&sources->found, hash_stable(buf_view(&name)), &is_new);
	if (is_new) {
		struct source *source = ARENA_NEW(&sources->arena, struct source);
		buf_cstring(&name);
		name.ptr[package_len] = '\0';
		source->text = look_for(sources, name.ptr, file);
		*slot = (uint64_t)(uintptr_t)source;
	}
	buf_release(&name);
	return ((const struct source *)(uintptr_t)*slot)->text;
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

struct slice sources_line(struct sources *sources, const char *class, const char *file,
	uint32_t line)
{
	if (line == 0 || !*file || strchr(file, '/'))
		return SLICE_EMPTY;
	struct slice text = text_of(sources, class, file);
	for (; line > 1 && text.len; line--) {
		ptrdiff_t end = slice_find(text, '\n');
		text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
	}
	ptrdiff_t end = slice_find(text, '\n');
	return trimmed(end < 0 ? text : slice_until(text, (size_t)end));
}
