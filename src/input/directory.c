// A tree of files: .class files are entries of one source, named by their path from the root;
// archives are sources of their own, opened after the walk. Names are sorted within each directory,
// so that the order does not depend on the file system.
//
// Symbolic links are followed, but none to a directory we are in, and none to one that another link
// led to: the walk ends, whatever the links say.
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "base/file.h"
#include "base/hash.h"
#include "input/internal.h"

struct file {
	char *name;
	uint8_t type; // DT_...
};

struct files {
	struct file *v;
	uint32_t n, cap;
};

struct walk {
	struct input *input;
	struct input_source *source;
	struct buf path;
	size_t n_root;              // bytes of path that are the root and its slash
	VEC(struct file_id) inside; // the directories we are in
	struct map linked;          // inode -> device of directories that links led to
	VEC(struct slice) archives;
};

static int compare_files(const void *left, const void *right)
{
	const struct file *a = left, *b = right;
	return strcmp(a->name, b->name);
}

static bool is_wanted(const struct dirent *entry)
{
	struct slice name = slice_of_string(entry->d_name);
	if (slice_equal(name, SLICE(".")) || slice_equal(name, SLICE("..")))
		return false;
	return entry->d_type != DT_REG || slice_has_suffix(name, CLASS_SUFFIX) || is_archive_name(name);
}

static bool list(DIR *directory, struct files *files, struct arena *arena, struct err *err)
{
	for (;;) {
		errno = 0;
		const struct dirent *entry = readdir(directory);
		if (!entry)
			break;
		if (!is_wanted(entry))
			continue;
		char *name = (char *)(uintptr_t)arena_printf(arena, "%s", entry->d_name).ptr;
		vec_push(files, (struct file){ name, entry->d_type });
	}
	if (errno)
		return err_set_errno(err, "cannot list");
	if (files->n)
		qsort(files->v, files->n, sizeof(*files->v), compare_files);
	return true;
}

static void complain(struct walk *walk, enum err_kind kind, const char *why)
{
	struct err err = ERR_INIT;
	err_set(&err, kind, "%s", why);
	input_complain(walk->input, NOTE_WARNING, buf_view(&walk->path), &err);
}

static void add_class(struct walk *walk, const struct stat *status)
{
	struct slice path = arena_printf(&walk->input->arena, "%s",
		buf_cstring(&walk->path) + walk->n_root);
	struct input_entry entry = { .source = walk->source,
		.size = (uint64_t)status->st_size,
		.role = (uint8_t)layout_role(walk->source, path) };
	if (!class_name_in(path, ROOT_PLAIN, &entry.class_name, &entry.release))
		return;
	entry.at = (uint64_t)(entry.class_name.ptr - path.ptr);
	if (index_add(&walk->input->roles[entry.role], &entry, NULL) == INDEX_DUPLICATE)
		complain(walk, ERR_INPUT, "duplicate class, the last is used");
}

// Is it safe to go where this link leads?
static bool may_follow(struct walk *walk, const struct stat *status)
{
	struct file_id id = { (uint64_t)status->st_dev, (uint64_t)status->st_ino };
	bool is_new;
	for (uint32_t i = 0; i < walk->inside.n; i++)
		if (walk->inside.v[i].device == id.device && walk->inside.v[i].inode == id.inode)
			return false;
	uint64_t *device = map_put(&walk->linked, id.inode, &is_new);
	if (!is_new && *device == id.device)
		return false;
	*device = id.device;
	return true;
}

static bool walk_here(struct walk *walk, struct err *err);

static void visit(struct walk *walk, const struct file *file)
{
	struct stat status;
	struct err err = ERR_INIT;
	bool is_directory = file->type == DT_DIR;
	if (!is_directory) {
		if (stat(buf_cstring(&walk->path), &status) != 0) {
			if (file->type == DT_REG) // a dangling link is no news
				complain(walk, ERR_SYSTEM, "cannot stat");
			return;
		}
		is_directory = S_ISDIR(status.st_mode);
	}
	struct slice name = slice_of_string(file->name);
	if (is_directory) {
		if (file->type == DT_LNK && !may_follow(walk, &status))
			return;
		if (!walk_here(walk, &err))
			input_complain(walk->input, NOTE_WARNING, buf_view(&walk->path), &err);
	} else if (!S_ISREG(status.st_mode)) {
		return;
	} else if (slice_has_suffix(name, CLASS_SUFFIX)) {
		add_class(walk, &status);
	} else if (is_archive_name(name)) {
		vec_push(&walk->archives,
			arena_printf(&walk->input->arena, "%s", buf_cstring(&walk->path)));
	}
}

static void visit_all(struct walk *walk, const struct files *files)
{
	size_t n = walk->path.len;
	for (uint32_t i = 0; i < files->n; i++) {
		if (n && walk->path.ptr[n - 1] != '/')
			buf_char(&walk->path, '/');
		buf_string(&walk->path, files->v[i].name);
		visit(walk, &files->v[i]);
		walk->path.len = n;
	}
}

// Paths longer than PATH_MAX cannot be opened, which bounds the recursion.
static bool walk_here(struct walk *walk, struct err *err)
{
	struct files files = { 0 };
	struct arena names;
	struct stat status;
	DIR *directory = opendir(buf_cstring(&walk->path));
	if (!directory)
		return err_set_errno(err, "cannot open");
	arena_init(&names);
	bool ok = fstat(dirfd(directory), &status) == 0 ? list(directory, &files, &names, err)
													: err_set_errno(err, "cannot stat");
	closedir(directory);
	if (ok) {
		vec_push(&walk->inside,
			(struct file_id){ (uint64_t)status.st_dev, (uint64_t)status.st_ino });
		visit_all(walk, &files);
		walk->inside.n--;
	}
	free(files.v);
	arena_release(&names);
	return ok;
}

static void add_archives(struct walk *walk)
{
	uint32_t n_libraries = 0;
	for (uint32_t i = 0; i < walk->archives.n; i++) {
		struct err err = ERR_INIT;
		struct slice path = walk->archives.v[i];
		enum input_role role = layout_role(walk->source, slice_from(path, walk->n_root));
		n_libraries += role != walk->source->role;
		if (!path_add(walk->input, (const char *)path.ptr, role, &err))
			input_complain(walk->input, NOTE_WARNING, path, &err);
	}
	layout_keep(walk->input, walk->source, n_libraries);
}

bool directory_add(struct input *input, const char *path, enum input_role role, struct err *err)
{
	struct walk walk = { .input = input };
	buf_string(&walk.path, path);
	if (walk.path.len && walk.path.ptr[walk.path.len - 1] != '/')
		buf_char(&walk.path, '/');
	walk.n_root = walk.path.len;
	walk.source = ARENA_NEW(&input->arena, struct input_source);
	walk.source->kind = SOURCE_DIRECTORY;
	walk.source->role = role;
	walk.source->max_entry = input->options.max_entry;
	walk.source->place = arena_printf(&input->arena, "%s", buf_cstring(&walk.path));
	layout_of_folder(walk.source);
	bool ok = walk_here(&walk, err);
	if (ok)
		add_archives(&walk);
	vec_release(&walk.inside);
	vec_release(&walk.archives);
	map_release(&walk.linked);
	buf_release(&walk.path);
	return ok;
}

// entry->at is how much of the path comes before the class name; ".class" follows it.
struct slice directory_place(const struct input_entry *entry, struct arena *arena)
{
	return arena_printf(arena, "%.*s%s", SLICE_ARG(entry->source->place),
		(const char *)entry->class_name.ptr - entry->at);
}

bool directory_read(const struct input_entry *entry, struct arena *arena, struct slice *bytes,
	struct err *err)
{
	struct buf path = BUF_INIT;
	buf_slice(&path, entry->source->place);
	buf_string(&path, (const char *)entry->class_name.ptr - entry->at);
	bool ok = file_read(buf_cstring(&path), entry->source->max_entry, arena, bytes, err);
	buf_release(&path);
	return ok;
}
