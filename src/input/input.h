// Paths in, named bytes out. Everything that can hold class files looks the same from here: a
// .class file, a directory, .jar/.war/.ear/.zip (archives nested in them too), .jmod, a JDK's
// lib/modules, a JDK home. Of applications that are packed together with their libraries the
// libraries are class path (layout.c).
//
// Containers are mapped and their directories indexed when they are added; an entry's bytes are
// mapped or inflated only when input_read asks for them. A container must not shrink on disk while
// it is in use: it is mapped.
#ifndef INPUT_INPUT_H
#define INPUT_INPUT_H

#include <stdbool.h>
#include <stdint.h>

#include "base/arena.h"
#include "base/err.h"
#include "base/notes.h"
#include "base/slice.h"

// Where a class comes from decides whether it is reported on. Looked up in this order.
enum input_role {
	ROLE_INPUT,
	ROLE_CLASSPATH,
	ROLE_JDK,
};
#define N_INPUT_ROLES 3

struct input_source; // one opened container

struct input_entry {
	struct slice class_name; // as its place says, "java/util/Map$Entry"; the bytes may disagree.
							 // Of a class file given alone: as its bytes say
	struct slice module;     // "java.base" in a jimage or jmod, else empty
	const struct input_source *source;
	uint64_t at;      // the source's own way to find it again
	uint64_t size;    // bytes when unpacked, as claimed
	uint8_t role;     // enum input_role
	uint16_t release; // N of META-INF/versions/N, 0 for an ordinary entry
};

struct input_options {
	uint32_t release;     // versions/N with N above this are ignored; 0: the newest wins
	uint32_t max_nesting; // archives within archives; 0: the default
	uint64_t max_entry;   // bytes of one entry when unpacked; 0: the default
	uint64_t max_nested;  // bytes unpacked for nested archives in all; 0: the default
};

// What one call of input_add made of ROLE_INPUT: its entries, and whether anything was damaged when
// it was opened (the bytes of entries are looked at later).
struct input_given {
	const char *path; // as given to input_add
	uint32_t first, n;
	bool is_damaged;
};

// An archive of INPUT, or the folder that it was unpacked into, in which the program and its libraries
// lie side by side: only the program is INPUT.
struct input_packed {
	const char *path;
	const char *title;   // "a Spring Boot application"
	const char *program; // which part is INPUT: "BOOT-INF/classes"
	uint32_t n_archives; // that are class path
};

struct input;

// Complaints about parts of a container go to notes; what is left is used.
struct input *input_new(const struct input_options *options, struct notes *notes);
void input_free(struct input *input);

// Adds what is at path ("lib/*": the same as lib/); false with err when it cannot be read at all.
// Archives in a directory are read too. What was added before in that role, or in one that comes
// before it, is passed over.
// The Class-Path of jars on the file system is followed, from jar to jar, with ROLE_CLASSPATH
// (missing ones and directories are noted, NOTE_INFO).
bool input_add(struct input *input, const char *path, enum input_role role, struct err *err);

// The bytes of a container, as if it were a file of that name; they must outlive the input.
bool input_add_bytes(struct input *input, const char *name, struct slice bytes,
	enum input_role role, struct err *err);

// HOME or its lib/modules, lib/rt.jar (Java 8) or jmods/.
bool input_add_jdk(struct input *input, const char *home, struct err *err);
// From $JAVA_HOME, else the `java` on PATH (links followed); false when there is none.
bool input_default_jdk(char *home, size_t size);
// The JAVA_VERSION of a JDK without adding it; version stays as it is where that is unknown.
void input_read_jdk_version(const char *home, char *version, size_t size);
// The JAVA_VERSION of the JDK that was added, "17.0.15"; "" where unknown or none.
const char *input_jdk_version(const struct input *input);
// "17.0.15" is 17, "1.8.0_392" is 8; 0: it is not known.
uint32_t input_feature_release(const char *version);

// All class entries: grouped by role, then in the order added; within a container in the order of
// its directory (jimage: of its content; dir: sorted by name). One per module, class name and
// container: of duplicates in a container the last wins, as in the JVM (noted where they differ); of
// multi-release versions the right one is taken. module-info and package-info are entries too.
// Indices and pointers are good until something else is added.
uint32_t input_n_entries(const struct input *input);
const struct input_entry *input_entry(const struct input *input, uint32_t index);

// The calls of input_add for ROLE_INPUT, in their order; those that failed too. path is borrowed.
const struct input_given *input_given(const struct input *input, uint32_t *n);

const struct input_packed *input_packed(const struct input *input, uint32_t *n);

// The first entry with that name over INPUT, class path, JDK; UINT32_MAX where there is none.
uint32_t input_find(const struct input *input, struct slice class_name);

// The bytes, mapped where stored plainly, else unpacked into the arena. Thread-safe.
bool input_read(const struct input *input, const struct input_entry *entry, struct arena *arena,
	struct slice *bytes, struct err *err);

// "app.war!WEB-INF/lib/a.jar!com/x/Foo.class" or "lib/modules!/java.base/java/lang/Object.class".
struct slice input_place(const struct input_entry *entry, struct arena *arena);

// Main-Class of the manifests of ROLE_INPUT (Spring Boot: Start-Class, which its launcher calls),
// in order, with dots; NULL where there is none. Manifests of nested archives do not count.
const char *const *input_main_classes(const struct input *input, uint32_t *n);

#endif
