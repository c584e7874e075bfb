// What the files of input/ share. A path becomes one or more sources (containers), a source becomes
// entries in the index of its role:
//
//     input.c      the public face: adding paths, reading entries
//     container.c  what are these bytes? zip, jmod, jimage, class file; archives within archives
//     zip*.c       central directory, names, unpacking        jimage*.c  the JDK's lib/modules
//     directory.c  trees of files                             jdk.c      JDK homes
//     manifest.c   META-INF/MANIFEST.MF                       class_path.c  its Class-Path
//     layout.c     Spring Boot, WAR, EAR: what is the program
//     index.c      name -> entry                              map_file.c  mmap
#ifndef INPUT_INTERNAL_H
#define INPUT_INTERNAL_H

#include "base/cursor.h"
#include "base/map.h"
#include "base/vec.h"
#include "input/input.h"

#define CLASS_SUFFIX SLICE(".class")
#define CLASS_MAGIC 0xcafebabeu
#define JIMAGE_MAGIC 0xcafedadau

#define DEFAULT_MAX_NESTING 8
#define DEFAULT_MAX_ENTRY ((uint64_t)64 << 20)
#define DEFAULT_MAX_NESTED ((uint64_t)1 << 30)

// What the classes of one file, nested archives included, may unpack to in all: archives within
// archives multiply deflate's ratio, and the entries of a jimage may share their bytes. Class files
// are packed 2 or 3 to 1.
#define MIN_CLASS_BUDGET ((uint64_t)256 << 20)
#define CLASS_BUDGET_RATIO 64

// Deflate gives at most 258 bytes for 2 bits (RFC 1951), so a claim above this ratio is a lie and
// nothing is allocated for it.
#define DEFLATE_MAX_RATIO 1032

struct zip {
	struct slice bytes;
	uint64_t directory; // where the central directory starts
	uint64_t directory_size;
	uint64_t bias;      // bytes before the archive: added to every offset in it
	uint64_t n_claimed; // entries, as the end record says
	bool is_zip64;      // n_claimed is exact, else modulo 65536
};

struct zip_entry {
	struct slice name;
	uint64_t at; // offset of its header in the central directory, from the start of the bytes
	uint64_t packed, size, local;
	uint32_t crc;
	uint16_t flags, method;
	const char *why; // what makes it unreadable, NULL where nothing does
};

struct jimage {
	struct slice bytes;
	struct slice offsets, locations, strings, content;
	uint32_t n_locations;
	bool is_big_endian;
};

struct jimage_location {
	uint64_t module, parent, base, extension; // offsets into strings
	uint64_t content, packed, size;           // packed is 0 where stored plainly
};

enum source_kind {
	SOURCE_CLASS, // one class file, mapped
	SOURCE_DIRECTORY,
	SOURCE_ZIP,
	SOURCE_JIMAGE,
};

enum layout { LAYOUT_PLAIN, LAYOUT_BOOT, LAYOUT_WAR, LAYOUT_EAR };

struct input_source {
	enum source_kind kind;
	enum input_role role; // of its parts as layout_role says
	enum layout layout;
	struct slice modules; // of an EAR: META-INF/application.xml; empty: there is none
	uint32_t depth;       // of nesting, 0 for a file of the file system
	bool is_jmod;
	bool is_multi_release;
	uint64_t max_entry;  // limit for its entries
	struct slice place;  // NUL-terminated
	struct slice bytes;  // all of it; empty for a directory
	struct slice module; // of a jmod
	struct zip zip;
	struct jimage jimage;
};

struct index_slot {
	uint32_t hash;
	uint32_t first, last; // entry index + 1 of the first and the latest of that name; 0: free
};

// The entries of one role and their names.
struct name_index {
	VEC(struct input_entry) entries;
	struct index_slot *slots;
	uint32_t n_slots, n_names; // n_slots is a power of two, or 0
};

struct file_id {
	uint64_t device, inode;
};

struct input {
	struct input_options options; // defaults filled in
	struct notes *notes;
	uint64_t n_notes; // the order number of the next note
	uint64_t n_complaints;
	struct arena arena;
	struct name_index roles[N_INPUT_ROLES];
	struct map seen_files; // inode and role -> device
	VEC(struct slice) mappings;
	VEC(void *) unpacked;  // nested archives that were deflated
	uint64_t n_unpacked;   // bytes in them
	uint64_t class_budget; // bytes that the classes of the file being added may still unpack to
	VEC(const char *) main_classes;
	VEC(struct input_given) given;
	VEC(struct input_packed) packed;
	VEC(struct slice) class_path; // paths from manifests, not yet added; NUL-terminated
	char jdk_version[64];
};

// input.c
void input_complain(struct input *input, enum note_level level, struct slice place,
	const struct err *err);
// Takes a class's bytes off the budget; false where they are more than what is left.
bool class_budget_take(struct input *input, uint64_t size);
// Like input_add, but leaves the class path that it finds for later.
bool path_add(struct input *input, const char *path, enum input_role role, struct err *err);

// map_file.c
bool file_map(const char *path, struct slice *bytes, struct file_id *id, bool *is_directory,
	struct err *err);
void file_unmap(struct slice bytes);

// container.c
// Bytes in memory (which must outlive the input) as if they were a file at place.
bool container_add(struct input *input, struct slice place, struct slice bytes,
	enum input_role role, uint32_t depth, struct err *err);
bool is_jimage(struct slice bytes);

// names.c
enum name_root {
	ROOT_PLAIN,
	ROOT_MULTI_RELEASE, // META-INF/versions/N counts
	ROOT_JMOD,          // only what is in classes/ counts
};
// The class that an entry at path should hold, and its release; false where it is not a class file.
bool class_name_in(struct slice path, enum name_root root, struct slice *name, uint16_t *release);
bool is_archive_name(struct slice name);
bool strip_prefix(struct slice *name, struct slice prefix);

// layout.c
// Looks at an entry of the source's directory for what tells how it is packed.
void layout_note(struct input *input, struct input_source *source, const struct zip_entry *entry);
// After all entries: a name that says it.
void layout_settle(struct input_source *source);
void layout_of_folder(struct input_source *source);
// The role of the class or archive at path.
enum input_role layout_role(const struct input_source *source, struct slice path);
// Takes the folder off in which packed applications have their classes; false where it has none.
bool layout_strip(struct slice *name);
// Remembers how the source was divided.
void layout_keep(struct input *input, const struct input_source *source, uint32_t n_archives);

// zip.c
bool zip_open(struct zip *zip, struct slice bytes, struct err *err);
struct cursor zip_directory(const struct zip *zip);
bool zip_next(struct cursor *c, const struct zip *zip, struct zip_entry *entry);
bool zip_entry_at(const struct zip *zip, uint64_t at, struct zip_entry *entry, struct err *err);

// zip_unpack.c
bool zip_packed(const struct zip *zip, const struct zip_entry *entry, struct slice *packed,
	struct err *err);
bool zip_is_stored(const struct zip_entry *entry);
bool zip_check_size(const struct zip_entry *entry, uint64_t limit, struct err *err);
bool zip_inflate(const struct zip_entry *entry, struct slice packed, void *out, struct err *err);
bool zip_read(const struct zip *zip, const struct zip_entry *entry, uint64_t limit,
	struct arena *arena, struct slice *bytes, struct err *err);

// zip_index.c
void zip_index(struct input *input, struct input_source *source);

// class_path.c
void class_path_add(struct input *input, struct slice jar, struct slice class_path);

// manifest.c
struct manifest {
	struct slice main_class, start_class, class_path; // in the arena, NUL-terminated
	bool is_multi_release;
};
void manifest_parse(struct manifest *manifest, struct slice bytes, struct arena *arena);

// jimage.c
bool jimage_open(struct jimage *image, struct slice bytes, struct err *err);
bool jimage_location(const struct jimage *image, uint64_t at, struct jimage_location *location,
	struct err *err);
bool jimage_string(const struct jimage *image, uint64_t at, struct slice *text);
void jimage_index(struct input *input, struct input_source *source);
struct slice jimage_place(const struct input_entry *entry, struct arena *arena);

// jimage_unpack.c, jimage_strings.c
bool jimage_read(const struct jimage *image, const struct jimage_location *location, uint64_t limit,
	struct arena *arena, struct slice *bytes, struct err *err);
bool jimage_share_strings(const struct jimage *image, struct slice packed, struct slice out,
	struct err *err);

// directory.c
bool directory_add(struct input *input, const char *path, enum input_role role, struct err *err);
bool directory_read(const struct input_entry *entry, struct arena *arena, struct slice *bytes,
	struct err *err);
struct slice directory_place(const struct input_entry *entry, struct arena *arena);

// jdk.c
bool jdk_is_home(const char *path);
bool jdk_add(struct input *input, const char *home, enum input_role role, struct err *err);

// class_name.c
bool class_name_of(struct slice class_file, struct slice *name);

// index.c
enum index_result {
	INDEX_NEW,
	INDEX_REPLACED,  // a newer release of the same class in the same source
	INDEX_OLDER,     // an older one: not added
	INDEX_DUPLICATE, // the same class again: the last one wins, as in the JVM
};
void index_reserve(struct name_index *index, uint32_t more);
// replaced (may be NULL) is the entry that was there before, unless INDEX_NEW.
enum index_result index_add(struct name_index *index, const struct input_entry *entry,
	struct input_entry *replaced);
uint32_t index_find(const struct name_index *index, struct slice name); // UINT32_MAX: none
void index_release(struct name_index *index);

#endif
