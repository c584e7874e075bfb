// How applications are packed: which part of an archive, or of the folder that it was unpacked into, is
// the program, and what came along.
//
//                  the program                                class path
//     Spring Boot  BOOT-INF/classes                           BOOT-INF/lib, the launcher at the root
//     WAR          WEB-INF/classes                            WEB-INF/lib and all the rest
//     EAR          its wars, and the jars that                lib, APP-INF/lib and all the rest
//                  META-INF/application.xml names
//
// Only INPUT is divided. An archive with libraries alone, of whatever name, has no program to tell from
// them: it is looked at as a whole.
#define _XOPEN_SOURCE 700 // nftw
#include <ftw.h>

#include "base/buf.h"
#include "input/internal.h"

#define DESCRIPTOR SLICE("META-INF/application.xml")
#define MAX_DESCRIPTOR ((uint64_t)4 << 20)

static const struct {
	const char *title, *program;
	struct slice classes; // the folder of the program's classes; empty: its parts are archives
} layouts[] = {
	[LAYOUT_PLAIN] = { NULL, NULL, { NULL, 0 } },
	[LAYOUT_BOOT] = { "a Spring Boot application", "BOOT-INF/classes",
		{ (const uint8_t *)"BOOT-INF/classes/", 17 } },
	[LAYOUT_WAR] = { "a web application", "WEB-INF/classes",
		{ (const uint8_t *)"WEB-INF/classes/", 16 } },
	[LAYOUT_EAR] = { "an enterprise application", "what it deploys", { NULL, 0 } },
};
#define N_LAYOUTS (sizeof(layouts) / sizeof(layouts[0]))

bool layout_strip(struct slice *name)
{
	for (size_t i = 0; i < N_LAYOUTS; i++)
		if (layouts[i].classes.len && strip_prefix(name, layouts[i].classes))
			return true;
	return false;
}

// ---- which one it is --------------------------------------------------------------------------

static void use_descriptor(struct input *input, struct input_source *source,
	const struct zip_entry *entry)
{
	struct err ignored = ERR_INIT; // it is only asked for names
	source->layout = LAYOUT_EAR;
	if (!zip_read(&source->zip, entry, MAX_DESCRIPTOR, &input->arena, &source->modules, &ignored))
		source->modules = SLICE_EMPTY;
}

void layout_note(struct input *input, struct input_source *source, const struct zip_entry *entry)
{
	if (source->role != ROLE_INPUT || source->layout == LAYOUT_BOOT)
		return;
	if (slice_has_suffix(entry->name, CLASS_SUFFIX)) {
		if (slice_has_prefix(entry->name, layouts[LAYOUT_BOOT].classes))
			source->layout = LAYOUT_BOOT;
		else if (slice_has_prefix(entry->name, layouts[LAYOUT_WAR].classes))
			source->layout = LAYOUT_WAR;
	} else if (source->layout != LAYOUT_WAR && slice_equal(entry->name, DESCRIPTOR)) {
		use_descriptor(input, source, entry);
	}
}

void layout_settle(struct input_source *source)
{
	bool is_ear = source->role == ROLE_INPUT && slice_has_suffix(source->place, SLICE(".ear"));
	if (source->layout == LAYOUT_PLAIN && is_ear)
		source->layout = LAYOUT_EAR;
}

// For nftw: ends the walk at the first class file.
static int is_class_file(const char *path, const struct stat *status, int type, struct FTW *where)
{
	(void)status, (void)where;
	return type == FTW_F && slice_has_suffix(slice_of_string(path), CLASS_SUFFIX);
}

void layout_of_folder(struct input_source *source)
{
	struct buf path = BUF_INIT;
	for (int layout = LAYOUT_BOOT; layout <= LAYOUT_WAR && source->role == ROLE_INPUT; layout++) {
		buf_clear(&path);
		buf_printf(&path, "%.*s%s", SLICE_ARG(source->place), layouts[layout].program);
		if (nftw(buf_cstring(&path), is_class_file, 16, FTW_PHYS) != 1)
			continue;
		source->layout = (enum layout)layout;
		break;
	}
	buf_release(&path);
}

// ---- what that makes of its parts -------------------------------------------------------------

static bool has_text(struct slice text, struct slice word)
{
	for (; text.len >= word.len; text = slice_from(text, 1))
		if (slice_has_prefix(text, word))
			return true;
	return false;
}

static bool is_deployed(const struct input_source *source, struct slice path)
{
	if (!is_archive_name(path) || slice_has_suffix(path, SLICE(".war")))
		return true;
	if (source->modules.len)
		return has_text(source->modules, path);
	return !slice_has_prefix(path, SLICE("lib/")) && !slice_has_prefix(path, SLICE("APP-INF/lib/"));
}

enum input_role layout_role(const struct input_source *source, struct slice path)
{
	bool is_program;
	switch (source->layout) {
	case LAYOUT_BOOT:
	case LAYOUT_WAR:
		is_program = slice_has_prefix(path, layouts[source->layout].classes);
		break;
	case LAYOUT_EAR:
		is_program = is_deployed(source, path);
		break;
	default:
		is_program = true;
	}
	return is_program ? source->role : ROLE_CLASSPATH;
}

void layout_keep(struct input *input, const struct input_source *source, uint32_t n_archives)
{
	if (source->layout == LAYOUT_PLAIN)
		return;
	vec_push(&input->packed,
		(struct input_packed){ (const char *)source->place.ptr, layouts[source->layout].title,
			layouts[source->layout].program, n_archives });
}

const struct input_packed *input_packed(const struct input *input, uint32_t *n)
{
	*n = input->packed.n;
	return input->packed.v;
}
