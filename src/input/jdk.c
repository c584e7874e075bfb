// Where a JDK keeps its classes: lib/modules since Java 9, rt.jar and its companions before, jmods/
// in an image that has nothing else. No Java program is started.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/buf.h"
#include "base/file.h"
#include "input/internal.h"

#define MAX_RELEASE_FILE ((uint64_t)64 << 10)

enum jdk_layout { JDK_NONE, JDK_MODULES, JDK_JRE_JARS, JDK_JARS, JDK_JMODS };

static const char *const layout_files[] = {
	[JDK_NONE] = NULL,
	[JDK_MODULES] = "lib/modules",
	[JDK_JRE_JARS] = "jre/lib/rt.jar",
	[JDK_JARS] = "lib/rt.jar",
	[JDK_JMODS] = "jmods/java.base.jmod",
};

static void set_path(struct buf *path, const char *home, const char *rest)
{
	buf_clear(path);
	buf_printf(path, "%s/%s", home, rest);
}

static bool is_file(struct buf *path)
{
	struct stat status;
	return stat(buf_cstring(path), &status) == 0 && S_ISREG(status.st_mode);
}

static enum jdk_layout layout_of(const char *home)
{
	struct buf path = BUF_INIT;
	enum jdk_layout found = JDK_NONE;
	for (int i = JDK_MODULES; i <= JDK_JMODS && !found; i++) {
		set_path(&path, home, layout_files[i]);
		if (is_file(&path))
			found = (enum jdk_layout)i;
	}
	buf_release(&path);
	return found;
}

bool jdk_is_home(const char *path)
{
	return layout_of(path) != JDK_NONE;
}

// JAVA_VERSION="17.0.15"
static void set_version(char *version, size_t size, struct slice text)
{
	struct slice key = SLICE("JAVA_VERSION=\"");
	while (text.len && !slice_has_prefix(text, key)) {
		ptrdiff_t end = slice_find(text, '\n');
		text = end < 0 ? SLICE_EMPTY : slice_from(text, (size_t)end + 1);
	}
	text = slice_from(text, key.len);
	ptrdiff_t end = slice_find(text, '"');
	if (end > 0 && (size_t)end < size)
		snprintf(version, size, "%.*s", (int)end, (const char *)text.ptr);
}

void input_read_jdk_version(const char *home, char *version, size_t size)
{
	struct buf path = BUF_INIT;
	struct arena scratch;
	struct slice text;
	struct err ignored = ERR_INIT; // without that file the version is unknown
	arena_init(&scratch);
	set_path(&path, home, "release");
	if (file_read(buf_cstring(&path), MAX_RELEASE_FILE, &scratch, &text, &ignored))
		set_version(version, size, text);
	arena_release(&scratch);
	buf_release(&path);
}

uint32_t input_feature_release(const char *version)
{
	unsigned long first = strtoul(version, NULL, 10);
	const char *dot = strchr(version, '.');
	return (uint32_t)(first == 1 && dot ? strtoul(dot + 1, NULL, 10) : first);
}

// rt.jar must be there; the others as far as they are.
static bool add_jars(struct input *input, const char *home, const char *folder,
	enum input_role role, struct err *err)
{
	static const char *const companions[] = { "jsse.jar", "jce.jar", "charsets.jar", "jfr.jar",
		"resources.jar", "ext" };
	struct buf path = BUF_INIT;
	buf_printf(&path, "%s/%s/rt.jar", home, folder);
	bool ok = path_add(input, buf_cstring(&path), role, err);
	for (size_t i = 0; ok && i < sizeof(companions) / sizeof(*companions); i++) {
		struct err ignored = ERR_INIT;
		buf_clear(&path);
		buf_printf(&path, "%s/%s/%s", home, folder, companions[i]);
		path_add(input, buf_cstring(&path), role, &ignored);
	}
	buf_release(&path);
	return ok;
}

static bool add_layout(struct input *input, const char *home, enum jdk_layout layout,
	enum input_role role, struct err *err)
{
	struct buf path = BUF_INIT;
	bool ok;
	if (layout == JDK_JRE_JARS || layout == JDK_JARS)
		return add_jars(input, home, layout == JDK_JARS ? "lib" : "jre/lib", role, err);
	set_path(&path, home, layout == JDK_MODULES ? layout_files[layout] : "jmods");
	ok = path_add(input, buf_cstring(&path), role, err);
	buf_release(&path);
	return ok;
}

bool jdk_add(struct input *input, const char *home, enum input_role role, struct err *err)
{
	enum jdk_layout layout = layout_of(home);
	struct stat status;
	if (layout == JDK_NONE) {
		if (stat(home, &status) != 0)
			return err_set_errno(err, "cannot open");
		if (S_ISDIR(status.st_mode) && role == ROLE_JDK)
			return err_set(err, ERR_INPUT, "not a JDK: no lib/modules, rt.jar or jmods in it");
		return path_add(input, home, role, err);
	}
	input_read_jdk_version(home, input->jdk_version, sizeof(input->jdk_version));
	return add_layout(input, home, layout, role, err);
}

static bool use_home(char *home, size_t size, const char *path)
{
	if (strlen(path) >= size || !jdk_is_home(path))
		return false;
	memcpy(home, path, strlen(path) + 1);
	return true;
}

// The home of DIRECTORY/java, links followed: all before /bin/java.
static bool use_program(char *home, size_t size, struct slice directory)
{
	struct slice tail = SLICE("/bin/java");
	struct buf path = BUF_INIT;
	buf_printf(&path, "%.*s/java", SLICE_ARG(directory));
	char *real = access(buf_cstring(&path), X_OK) == 0 ? realpath(buf_cstring(&path), NULL) : NULL;
	buf_release(&path);
	bool ok = false;
	if (real && slice_has_suffix(slice_of_string(real), tail)) {
		real[strlen(real) - tail.len] = 0;
		ok = use_home(home, size, real);
	}
	free(real);
	return ok;
}

bool input_default_jdk(char *home, size_t size)
{
	const char *java_home = getenv("JAVA_HOME"), *path = getenv("PATH");
	if (java_home && *java_home && use_home(home, size, java_home))
		return true;
	struct slice rest = path ? slice_of_string(path) : SLICE_EMPTY;
	while (rest.len) {
		ptrdiff_t colon = slice_find(rest, ':');
		size_t n = colon < 0 ? rest.len : (size_t)colon;
		if (n && use_program(home, size, slice_until(rest, n)))
			return true;
		rest = slice_from(rest, n + 1);
	}
	return false;
}
