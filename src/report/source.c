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
	const char *base; // "" where it is not known
	struct arena arena;
	struct map found; // hash of package and file -> struct source *
};

struct sources *sources_new(const struct report_sources *folders)
{
	struct sources *sources = xcalloc(1, sizeof(*sources));
	sources->n_folders = folders->n;
	sources->folders = folders->folders;
	sources->base = folders->base ? folders->base : "";
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

// As people type it from where they are.
static const char *from_here(const struct sources *sources, const char *path)
{
	size_t n = strlen(sources->base);
	if (n && strncmp(path, sources->base, n) == 0 && path[n] == '/')
		path += n + 1;
	while (strncmp(path, "./", 2) == 0)
		path += 2;
	return path;
}

static bool try_path(struct source *source, struct sources *sources, const char *folder,
	const char *package, const char *file)
{
	const char *path =
		(const char *)arena_printf(&sources->arena, "%s/%s%s", folder, package, file).ptr;
	source->text = read_file(path, &sources->arena);
	source->path = source->text.len ? from_here(sources, path) : NULL;
	return source->path;
}

// Does the file say, in a line of its own, that it is of the package "a/b/"?
static bool declares(struct slice text, const char *package)
{
	struct slice word = SLICE("package ");
	size_t n = strlen(package) - 1;
	for (size_t i = 0; i + word.len + n <= text.len; i++) {
		if ((i && text.ptr[i - 1] != '\n') || !slice_has_prefix(slice_from(text, i), word))
			continue;
		size_t k = 0;
		while (k < n && text.ptr[i + word.len + k] == (package[k] == '/' ? '.' : package[k]))
			k++;
		size_t end = i + word.len + n;
		if (k == n && (end == text.len || strchr(" ;\r\n", text.ptr[end])))
			return true;
	}
	return false;
}

// In fewer folders than the package has parts: all in one, or, in other languages than Java, without
// those that all packages have in common. The file must say then what it is of.
static bool try_shorter(struct source *source, struct sources *sources, const char *folder,
	const char *package, const char *file)
{
	bool is_java = slice_has_suffix(slice_of_string(file), SLICE(".java"));
	const char *rest = is_java ? strrchr(package, '/') : strchr(package, '/');
	for (; rest; rest = strchr(rest + 1, '/'))
		if (try_path(source, sources, folder, rest + 1, file) && declares(source->text, package))
			return true;
	*source = (struct source){ SLICE_EMPTY, NULL };
	return false;
}

static void look_for(struct source *source, struct sources *sources, const char *package,
	const char *file)
{
	for (uint32_t i = 0; i < sources->n_folders; i++)
		if (try_path(source, sources, sources->folders[i], package, file))
			return;
	for (uint32_t i = 0; i < sources->n_folders; i++)
		if (try_shorter(source, sources, sources->folders[i], package, file))
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
