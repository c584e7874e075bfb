// The class files of an archive become entries, archives in it become sources of their own: first
// all entries of this one, then, in order, those of each archive in it.
//
// Zip bombs live from files that overlap: the same packed bytes claimed by thousands of entries.
// Entries that do not overlap cannot have more packed bytes than the archive has bytes, so that sum
// is where we stop; what is left is bound by deflate's own ratio, which archives within archives
// multiply: the budget for classes ends that.
#include <stdlib.h>

#include "input/internal.h"

#define MANIFEST SLICE("META-INF/MANIFEST.MF")
#define MAX_MANIFEST ((uint64_t)4 << 20)

struct indexing {
	struct input *input;
	struct input_source *source;
	enum name_root root;
	VEC(uint64_t) nested;  // places in the directory
	uint64_t n_packed;     // bytes claimed so far
	uint32_t n_libraries;  // nested archives that are class path
	uint32_t n_duplicates; // those that differ
	struct zip_entry first_duplicate;
};

static void complain_at(struct indexing *indexing, const struct zip_entry *entry,
	const struct err *err)
{
	struct slice place = arena_printf(&indexing->input->arena, "%.*s!%.*s",
		SLICE_ARG(indexing->source->place), SLICE_ARG(entry->name));
	input_complain(indexing->input, NOTE_WARNING, place, err);
}

static void add_main_class(struct input *input, const char *name)
{
	for (uint32_t i = 0; i < input->main_classes.n; i++)
		if (strcmp(input->main_classes.v[i], name) == 0)
			return;
	vec_push(&input->main_classes, name);
}

// What starts an application that is packed with its libraries is a launcher, of whom only the
// Start-Class is the program's own.
static struct slice main_of(const struct manifest *manifest, const struct input_source *source)
{
	bool has_launcher = source->layout == LAYOUT_BOOT || source->layout == LAYOUT_WAR;
	return manifest->start_class.len || has_launcher ? manifest->start_class : manifest->main_class;
}

static void use_manifest(struct input *input, struct input_source *source,
	const struct manifest *manifest)
{
	source->is_multi_release = manifest->is_multi_release;
	if (source->depth > 0)
		return;
	struct slice main_class = main_of(manifest, source);
	if (source->role == ROLE_INPUT && main_class.len)
		add_main_class(input, (const char *)main_class.ptr);
	if (source->role != ROLE_JDK && manifest->class_path.len)
		class_path_add(input, source->place, manifest->class_path);
}

static void read_manifest(struct indexing *indexing, const struct zip_entry *entry,
	struct manifest *manifest)
{
	struct arena scratch;
	struct slice bytes;
	struct err err = ERR_INIT;
	arena_init(&scratch);
	if (zip_read(&indexing->source->zip, entry, MAX_MANIFEST, &scratch, &bytes, &err))
		manifest_parse(manifest, bytes, &indexing->input->arena);
	else
		complain_at(indexing, entry, &err);
	arena_release(&scratch);
}

// What must be known of the archive before its entries are: the manifest, and how it is packed.
static void look_over(struct indexing *indexing)
{
	struct input_source *source = indexing->source;
	struct cursor c = zip_directory(&source->zip);
	struct manifest manifest = { 0 };
	struct zip_entry entry;
	bool has_manifest = false;
	while ((!has_manifest || source->role == ROLE_INPUT) && zip_next(&c, &source->zip, &entry)) {
		if (!has_manifest && slice_equal(entry.name, MANIFEST)) {
			read_manifest(indexing, &entry, &manifest);
			has_manifest = true;
		}
		layout_note(indexing->input, source, &entry);
	}
	layout_settle(source);
	use_manifest(indexing->input, source, &manifest);
}

// Some build tools write the same file twice, which is no news; two different ones are.
static void count_duplicate(struct indexing *indexing, const struct zip_entry *entry, uint64_t at)
{
	struct zip_entry old;
	struct err ignored = ERR_INIT;
	if (zip_entry_at(&indexing->source->zip, at, &old, &ignored) && old.crc == entry->crc &&
		old.size == entry->size)
		return;
	if (indexing->n_duplicates++ == 0)
		indexing->first_duplicate = *entry;
}

static void add_class(struct indexing *indexing, const struct zip_entry *from, struct slice name,
	uint16_t release)
{
	struct input *input = indexing->input;
	struct input_source *source = indexing->source;
	struct input_entry old;
	if (input->options.release && release > input->options.release)
		return;
	struct input_entry entry = { name, source->module, source, from->at, from->size,
		(uint8_t)layout_role(source, from->name), release };
	if (index_add(&input->roles[entry.role], &entry, &old) == INDEX_DUPLICATE)
		count_duplicate(indexing, from, old.at);
}

// A claim that zip_read will refuse costs nothing.
static bool is_within_budget(struct indexing *indexing, const struct zip_entry *entry)
{
	struct err ignored = ERR_INIT;
	return !zip_check_size(entry, indexing->source->max_entry, &ignored) ||
		class_budget_take(indexing->input, entry->size);
}

// NULL, or why the claims of the directory are no longer believable.
static const char *add_entry(struct indexing *indexing, const struct zip_entry *entry)
{
	struct slice name;
	uint16_t release;
	bool is_class = class_name_in(entry->name, indexing->root, &name, &release);
	if (!is_class && !is_archive_name(entry->name))
		return NULL;
	if (entry->packed > indexing->source->bytes.len - indexing->n_packed)
		return "entries overlap or lie about their size";
	if (is_class && !is_within_budget(indexing, entry))
		return "classes unpack to more than the file justifies";
	indexing->n_packed += entry->packed;
	if (is_class)
		add_class(indexing, entry, name, release);
	else
		vec_push(&indexing->nested, entry->at);
	return NULL;
}

static void complain_of_end(struct indexing *indexing, const struct zip_entry *entry,
	const char *why)
{
	struct err err = ERR_INIT;
	err_set_at(&err, ERR_INPUT, entry->at, "%s; this one and those after it are left out", why);
	complain_at(indexing, entry, &err);
}

static void complain_of_count(struct indexing *indexing, uint64_t n)
{
	const struct zip *zip = &indexing->source->zip;
	struct err err = ERR_INIT;
	if (n == zip->n_claimed || (!zip->is_zip64 && (n & 0xffff) == zip->n_claimed))
		return;
	err_set_at(&err, ERR_INPUT, zip->directory, "%llu entries are there, %llu are claimed",
		(unsigned long long)n, (unsigned long long)zip->n_claimed);
	input_complain(indexing->input, NOTE_WARNING, indexing->source->place, &err);
}

static void complain_of_duplicates(struct indexing *indexing)
{
	struct err err = ERR_INIT;
	if (indexing->n_duplicates == 0)
		return;
	err_set_at(&err, ERR_INPUT, indexing->first_duplicate.at,
		"duplicate entry, the last is used (%u such in this archive)", indexing->n_duplicates);
	complain_at(indexing, &indexing->first_duplicate, &err);
}

static void index_entries(struct indexing *indexing)
{
	struct zip *zip = &indexing->source->zip;
	struct cursor c = zip_directory(zip);
	struct zip_entry entry;
	struct err err = ERR_INIT;
	uint64_t n = 0;
	for (; zip_next(&c, zip, &entry); n++) {
		const char *why = add_entry(indexing, &entry);
		if (!why)
			continue;
		complain_of_end(indexing, &entry, why);
		return;
	}
	if (!cursor_check(&c, &err))
		input_complain(indexing->input, NOTE_WARNING, indexing->source->place, &err);
	else
		complain_of_count(indexing, n);
	complain_of_duplicates(indexing);
}

// Stored archives are used where they are; deflated ones are unpacked and kept.
static bool nested_bytes(struct indexing *indexing, const struct zip_entry *entry,
	struct slice *bytes, struct err *err)
{
	struct input *input = indexing->input;
	uint64_t limit = input->options.max_nested - input->n_unpacked;
	if (!zip_packed(&indexing->source->zip, entry, bytes, err))
		return false;
	if (zip_is_stored(entry))
		return true;
	if (!zip_check_size(entry, limit, err))
		return false;
	void *out = xmalloc((size_t)entry->size);
	if (!zip_inflate(entry, *bytes, out, err)) {
		free(out);
		return false;
	}
	vec_push(&input->unpacked, out);
	input->n_unpacked += entry->size;
	*bytes = slice_of(out, (size_t)entry->size);
	return true;
}

static void add_nested(struct indexing *indexing, uint64_t at)
{
	struct input *input = indexing->input;
	struct input_source *source = indexing->source;
	struct zip_entry entry;
	struct slice bytes;
	struct err err = ERR_INIT;
	if (!zip_entry_at(&source->zip, at, &entry, &err))
		return; // it was there a moment ago
	struct slice place = arena_printf(&input->arena, "%.*s!%.*s", SLICE_ARG(source->place),
		SLICE_ARG(entry.name));
	enum input_role role = layout_role(source, entry.name);
	indexing->n_libraries += role != source->role;
	bool ok;
	if (source->depth >= input->options.max_nesting)
		ok = err_set_at(&err, ERR_BUDGET, at, "more than %u archives within archives",
			input->options.max_nesting);
	else
		ok = nested_bytes(indexing, &entry, &bytes, &err) &&
			container_add(input, place, bytes, role, source->depth + 1, &err);
	if (!ok)
		input_complain(input, NOTE_WARNING, place, &err);
}

void zip_index(struct input *input, struct input_source *source)
{
	struct indexing indexing = { .input = input, .source = source };
	look_over(&indexing);
	indexing.root = source->is_jmod ? ROOT_JMOD
		: source->is_multi_release  ? ROOT_MULTI_RELEASE
									: ROOT_PLAIN;
	index_entries(&indexing);
	for (uint32_t i = 0; i < indexing.nested.n; i++)
		add_nested(&indexing, indexing.nested.v[i]);
	layout_keep(input, source, indexing.n_libraries);
	vec_release(&indexing.nested);
}
