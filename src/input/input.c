// The public face: paths in, entries out.
#include "input/input.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/bug.h"
#include "input/internal.h"

struct input *input_new(const struct input_options *options, struct notes *notes)
{
	struct input *input = xcalloc(1, sizeof(*input));
	arena_init(&input->arena);
	if (options)
		input->options = *options;
	if (!input->options.max_nesting)
		input->options.max_nesting = DEFAULT_MAX_NESTING;
	if (!input->options.max_entry)
		input->options.max_entry = DEFAULT_MAX_ENTRY;
	if (!input->options.max_nested)
		input->options.max_nested = DEFAULT_MAX_NESTED;
	input->notes = notes;
	input->class_budget = MIN_CLASS_BUDGET;
	return input;
}

void input_free(struct input *input)
{
	if (!input)
		return;
	for (int role = 0; role < N_INPUT_ROLES; role++)
		index_release(&input->roles[role]);
	for (uint32_t i = 0; i < input->mappings.n; i++)
		file_unmap(input->mappings.v[i]);
	for (uint32_t i = 0; i < input->unpacked.n; i++)
		free(input->unpacked.v[i]);
	vec_release(&input->mappings);
	vec_release(&input->unpacked);
	vec_release(&input->main_classes);
	vec_release(&input->given);
	vec_release(&input->packed);
	vec_release(&input->class_path);
	map_release(&input->seen_files);
	arena_release(&input->arena);
	free(input);
}

void input_complain(struct input *input, enum note_level level, struct slice place,
	const struct err *err)
{
	input->n_complaints++;
	notes_add_err(input->notes, level, input->n_notes++, place, err);
}

bool class_budget_take(struct input *input, uint64_t size)
{
	if (size > input->class_budget)
		return false;
	input->class_budget -= size;
	return true;
}

static uint64_t file_key(struct file_id id, uint32_t role)
{
	return id.inode * N_INPUT_ROLES + role;
}

// A file that was given before, in this role or in one that is looked up earlier, adds nothing.
static bool is_first_time(struct input *input, struct file_id id, enum input_role role)
{
	for (uint32_t earlier = 0; earlier <= (uint32_t)role; earlier++) {
		const uint64_t *device = map_get(&input->seen_files, file_key(id, earlier));
		if (device && *device == id.device)
			return false;
	}
	*map_put(&input->seen_files, file_key(id, role), NULL) = id.device;
	return true;
}

// PLACE is HOME/lib/modules: the version is in HOME/release.
static void read_version_beside(struct input *input, struct slice place)
{
	struct slice tail = SLICE("lib/modules");
	struct buf home = BUF_INIT;
	if (!slice_has_suffix(place, tail) || input->jdk_version[0])
		return;
	buf_slice(&home, slice_until(place, place.len - tail.len));
	buf_char(&home, '.');
	input_read_jdk_version(buf_cstring(&home), input->jdk_version, sizeof(input->jdk_version));
	buf_release(&home);
}

static bool file_add(struct input *input, const char *path, struct slice bytes,
	enum input_role role, struct err *err)
{
	struct slice place = arena_printf(&input->arena, "%s", path);
	vec_push(&input->mappings, bytes);
	input->class_budget = MIN_CLASS_BUDGET + CLASS_BUDGET_RATIO * (uint64_t)bytes.len;
	if (is_jimage(bytes))
		read_version_beside(input, place);
	return container_add(input, place, bytes, role, 0, err);
}

bool path_add(struct input *input, const char *path, enum input_role role, struct err *err)
{
	struct slice bytes;
	struct file_id id;
	bool is_directory;
	if (!file_map(path, &bytes, &id, &is_directory, err))
		return false;
	if (!is_first_time(input, id, role)) {
		file_unmap(bytes);
		return true;
	}
	if (is_directory)
		return jdk_is_home(path) ? jdk_add(input, path, role, err)
								 : directory_add(input, path, role, err);
	return file_add(input, path, bytes, role, err);
}

static void add_class_path(struct input *input)
{
	for (uint32_t i = 0; i < input->class_path.n; i++) {
		struct err err = ERR_INIT;
		struct slice path = input->class_path.v[i];
		if (!path_add(input, (const char *)path.ptr, ROLE_CLASSPATH, &err))
			input_complain(input, NOTE_WARNING, path, &err);
	}
	vec_clear(&input->class_path);
}

// "lib/*" is Java's way to say all jars in lib.
static bool add_starred(struct input *input, const char *path, enum input_role role,
	struct err *err)
{
	struct buf folder = BUF_INIT;
	buf_string(&folder, path);
	folder.len -= strlen("*");
	bool ok = path_add(input, buf_cstring(&folder), role, err);
	buf_release(&folder);
	return ok;
}

bool input_add(struct input *input, const char *path, enum input_role role, struct err *err)
{
	INVARIANT((uint32_t)role < N_INPUT_ROLES);
	bool is_starred = slice_has_suffix(slice_of_string(path), SLICE("/*"));
	uint64_t n_complaints = input->n_complaints;
	uint32_t first = input->roles[ROLE_INPUT].entries.n;
	bool ok = is_starred ? add_starred(input, path, role, err) : path_add(input, path, role, err);
	if (role == ROLE_INPUT)
		vec_push(&input->given,
			(struct input_given){ path, first, input->roles[ROLE_INPUT].entries.n - first,
				!ok || input->n_complaints != n_complaints });
	add_class_path(input);
	return ok;
}

bool input_add_bytes(struct input *input, const char *name, struct slice bytes,
	enum input_role role, struct err *err)
{
	input->class_budget = MIN_CLASS_BUDGET;
	return container_add(input, slice_of_string(name), bytes, role, 0, err);
}

bool input_add_jdk(struct input *input, const char *home, struct err *err)
{
	return jdk_add(input, home, ROLE_JDK, err);
}

const char *input_jdk_version(const struct input *input)
{
	return input->jdk_version;
}

uint32_t input_n_entries(const struct input *input)
{
	uint32_t n = 0;
	for (int role = 0; role < N_INPUT_ROLES; role++)
		n += input->roles[role].entries.n;
	return n;
}

const struct input_entry *input_entry(const struct input *input, uint32_t index)
{
	for (int role = 0; role < N_INPUT_ROLES; role++) {
		if (index < input->roles[role].entries.n)
			return &input->roles[role].entries.v[index];
		index -= input->roles[role].entries.n;
	}
	BUG("no such entry");
}

const struct input_given *input_given(const struct input *input, uint32_t *n)
{
	*n = input->given.n;
	return input->given.v;
}

uint32_t input_find(const struct input *input, struct slice class_name)
{
	uint32_t before = 0;
	for (int role = 0; role < N_INPUT_ROLES; role++) {
		uint32_t found = index_find(&input->roles[role], class_name);
		if (found != UINT32_MAX)
			return before + found;
		before += input->roles[role].entries.n;
	}
	return UINT32_MAX;
}

static bool read_class_file(const struct input_source *source, struct slice *bytes, struct err *err)
{
	if (source->bytes.len > source->max_entry)
		return err_set(err, ERR_BUDGET, "%zu bytes, over the limit of %llu", source->bytes.len,
			(unsigned long long)source->max_entry);
	*bytes = source->bytes;
	return true;
}

bool input_read(const struct input *input, const struct input_entry *entry, struct arena *arena,
	struct slice *bytes, struct err *err)
{
	const struct input_source *source = entry->source;
	uint64_t limit = input->options.max_entry;
	struct zip_entry zip_entry;
	struct jimage_location location;
	switch (source->kind) {
	case SOURCE_CLASS:
		return read_class_file(source, bytes, err);
	case SOURCE_DIRECTORY:
		return directory_read(entry, arena, bytes, err);
	case SOURCE_ZIP:
		return zip_entry_at(&source->zip, entry->at, &zip_entry, err) &&
			zip_read(&source->zip, &zip_entry, limit, arena, bytes, err);
	case SOURCE_JIMAGE:
		return jimage_location(&source->jimage, entry->at, &location, err) &&
			jimage_read(&source->jimage, &location, limit, arena, bytes, err);
	}
	BUG("unknown kind of source");
}

static struct slice zip_place(const struct input_entry *entry, struct arena *arena)
{
	const struct input_source *source = entry->source;
	struct zip_entry zip_entry = { 0 };
	struct err ignored = ERR_INIT;
	zip_entry_at(&source->zip, entry->at, &zip_entry, &ignored);
	return arena_printf(arena, "%.*s!%.*s", SLICE_ARG(source->place), SLICE_ARG(zip_entry.name));
}

struct slice input_place(const struct input_entry *entry, struct arena *arena)
{
	switch (entry->source->kind) {
	case SOURCE_CLASS:
		return entry->source->place;
	case SOURCE_DIRECTORY:
		return directory_place(entry, arena);
	case SOURCE_ZIP:
		return zip_place(entry, arena);
	case SOURCE_JIMAGE:
		return jimage_place(entry, arena);
	}
	BUG("unknown kind of source");
}

const char *const *input_main_classes(const struct input *input, uint32_t *n)
{
	*n = input->main_classes.n;
	return input->main_classes.v;
}
