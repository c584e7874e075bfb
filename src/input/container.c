// What are these bytes? Their first ones tell; everything else must be a zip archive, which is
// found from its end and may have anything before it.
#include "input/internal.h"

#define JMOD_MAGIC 0x4a4d0100u

static uint32_t first_word(struct slice bytes)
{
	struct cursor c = cursor_of(bytes);
	return cursor_u4(&c);
}

static struct slice file_name(struct slice place)
{
	ptrdiff_t slash = slice_find_last(place, '/');
	ptrdiff_t bang = slice_find_last(place, '!');
	return slice_from(place, (size_t)((slash > bang ? slash : bang) + 1));
}

// "a/java.base.jmod" or "a/my.module@1.0.jmod"
static struct slice module_name(struct slice place)
{
	struct slice name = file_name(place);
	ptrdiff_t version = slice_find(name, '@');
	if (version >= 0)
		return slice_until(name, (size_t)version);
	if (slice_has_suffix(name, SLICE(".jmod")))
		name.len -= SLICE(".jmod").len;
	return name;
}

static void add_class_file(struct input *input, struct input_source *source)
{
	struct input_entry entry = { .source = source,
		.size = source->bytes.len,
		.role = (uint8_t)source->role };
	source->kind = SOURCE_CLASS;
	if (!class_name_of(source->bytes, &entry.class_name)) {
		entry.class_name = file_name(source->place);
		if (slice_has_suffix(entry.class_name, CLASS_SUFFIX))
			entry.class_name.len -= CLASS_SUFFIX.len;
	}
	index_add(&input->roles[source->role], &entry, NULL);
}

static bool add_jimage(struct input *input, struct input_source *source, struct err *err)
{
	source->kind = SOURCE_JIMAGE;
	if (!jimage_open(&source->jimage, source->bytes, err))
		return false;
	jimage_index(input, source);
	return true;
}

static bool add_zip(struct input *input, struct input_source *source, struct err *err)
{
	source->kind = SOURCE_ZIP;
	source->is_jmod = first_word(source->bytes) == JMOD_MAGIC;
	if (!zip_open(&source->zip, source->bytes, err))
		return false;
	if (source->is_jmod)
		source->module = module_name(source->place);
	zip_index(input, source);
	return true;
}

bool is_jimage(struct slice bytes)
{
	uint32_t magic = first_word(bytes);
	return magic == JIMAGE_MAGIC || __builtin_bswap32(magic) == JIMAGE_MAGIC;
}

bool container_add(struct input *input, struct slice place, struct slice bytes,
	enum input_role role, uint32_t depth, struct err *err)
{
	struct input_source *source = ARENA_NEW(&input->arena, struct input_source);
	source->role = role;
	source->depth = depth;
	source->max_entry = input->options.max_entry;
	source->place = place;
	source->bytes = bytes;
	if (first_word(bytes) == CLASS_MAGIC || slice_has_suffix(place, CLASS_SUFFIX)) {
		add_class_file(input, source);
		return true;
	}
	if (is_jimage(bytes))
		return add_jimage(input, source, err);
	return add_zip(input, source, err);
}
