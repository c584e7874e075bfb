// Where the sources of a program are: --source; beside the classes; and where build tools have them.
//
//     PROJECT/target/classes            PROJECT/src/main/java              Maven, sbt
//     PROJECT/build/classes/java/main   PROJECT/src/main/kotlin            Gradle
//     PROJECT/target/app-1.0.jar        PROJECT/src/test/java
//     PROJECT/bin                       PROJECT/src                        Eclipse, Ant
//
// From where a class lies we go up to the folder that a tool puts out to; what has src beside that is
// the project, one for each module.
#include "cli/source_roots.h"

#include <glob.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *const outputs[] = { "target", "build", "out", "bin", "classes", "dist" };

// Of a project; a wrong one costs a file name that is not there.
static const char *const patterns[] = { "src/main/java", "src/main/kotlin", "src/main/scala",
	"src/main/groovy", "src/*/java", "src/*/kotlin", "src/*/scala*", "src/*/groovy", "src/java",
	"src", "target/generated-sources/*", "build/generated/sources/*/java/*",
	"build/generated/source/*/*" };

static bool is_folder(const char *path)
{
	struct stat status;
	return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static const char *kept(struct arena *arena, struct slice text)
{
	return (const char *)arena_printf(arena, "%.*s", SLICE_ARG(text)).ptr;
}

static bool has(const string_list *list, struct slice text)
{
	for (uint32_t i = 0; i < list->n; i++)
		if (slice_equal(slice_of_string(list->v[i]), text))
			return true;
	return false;
}

static void add(string_list *list, struct slice text, struct arena *arena)
{
	if (!has(list, text))
		vec_push(list, kept(arena, text));
}

static struct slice parent_of(struct slice path)
{
	ptrdiff_t slash = slice_find_last(path, '/');
	return slash > 0 ? slice_until(path, (size_t)slash) : slash ? SLICE(".") : SLICE("/");
}

// ---- projects ---------------------------------------------------------------------------------

static bool is_output(struct slice name)
{
	for (size_t i = 0; i < sizeof(outputs) / sizeof(outputs[0]); i++)
		if (slice_equal(name, slice_of_string(outputs[i])))
			return true;
	return false;
}

// The project that has this real path among what is built of it; false where none has.
static bool find_project(struct slice path, struct slice *project)
{
	struct buf source = BUF_INIT;
	bool is_found = false;
	while (!is_found && path.len > 1) {
		struct slice above = parent_of(path);
		buf_clear(&source);
		buf_printf(&source, "%.*s/src", SLICE_ARG(above));
		struct slice name = slice_from(path, (size_t)(slice_find_last(path, '/') + 1));
		is_found = is_output(name) && is_folder(buf_cstring(&source));
		*project = above;
		path = above;
	}
	buf_release(&source);
	return is_found;
}

static void put_pattern(struct buf *out, struct slice project, const char *pattern)
{
	buf_clear(out);
	for (size_t i = 0; i < project.len; i++) {
		if (strchr("*?[\\", project.ptr[i]))
			buf_char(out, '\\');
		buf_char(out, (char)project.ptr[i]);
	}
	buf_printf(out, "/%s/", pattern); // folders only
}

static void add_project(string_list *folders, struct slice project, struct arena *arena)
{
	struct buf pattern = BUF_INIT;
	for (size_t i = 0; i < sizeof(patterns) / sizeof(patterns[0]); i++) {
		glob_t found;
		put_pattern(&pattern, project, patterns[i]);
		if (glob(buf_cstring(&pattern), 0, NULL, &found) == 0)
			for (size_t k = 0; k < found.gl_pathc; k++) {
				struct slice path = slice_of_string(found.gl_pathv[k]);
				add(folders, slice_until(path, path.len - 1), arena);
			}
		globfree(&found);
	}
	buf_release(&pattern);
}

// Of what was built at `path`.
static void add_project_of(string_list *folders, const char *path, struct arena *arena)
{
	char *real = realpath(path, NULL);
	struct slice project;
	if (real && find_project(slice_of_string(real), &project))
		add_project(folders, project, arena);
	free(real);
}

// ---- classes ----------------------------------------------------------------------------------

// "mod/target/classes" of "mod/target/classes/p/A.class"; of a class in an archive, the archive.
static struct slice root_of(const struct klass *klass, struct slice place)
{
	ptrdiff_t archive = slice_find(place, '!');
	if (archive >= 0)
		return slice_until(place, (size_t)archive);
	size_t tail = name_slice(klass->name).len + strlen("/.class");
	return place.len > tail ? slice_until(place, place.len - tail) : parent_of(place);
}

static void find_roots(const struct session *session, string_list *roots, struct arena *arena)
{
	const struct world *world = session->world;
	struct arena scratch;
	arena_init(&scratch);
	for (uint32_t id = 1; world && id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (klass_is_phantom(klass) || klass->role != ROLE_INPUT)
			continue;
		add(roots, root_of(klass, input_place(klass->entry, &scratch)), arena);
		arena_clear(&scratch);
	}
	arena_release(&scratch);
	for (uint32_t i = 0; i < session->options->classpath.n; i++)
		add(roots, slice_of_string(session->options->classpath.v[i]), arena);
}

void source_roots(const struct session *session, string_list *folders, struct arena *arena)
{
	const string_list *given = &session->options->sources, *inputs = &session->options->arguments;
	string_list roots = { 0 };
	for (uint32_t i = 0; i < given->n; i++)
		add(folders, slice_of_string(given->v[i]), arena);
	for (uint32_t i = 0; i < inputs->n; i++) {
		struct slice path = slice_of_string(inputs->v[i]);
		add(folders, is_folder(inputs->v[i]) ? path : parent_of(path), arena);
	}
	find_roots(session, &roots, arena);
	for (uint32_t i = 0; i < roots.n; i++)
		add_project_of(folders, roots.v[i], arena);
	if (is_folder("src"))
		add_project(folders, SLICE("."), arena);
	vec_release(&roots);
}

char *source_repository(void)
{
	char *top = realpath(".", NULL), *slash = top;
	struct buf path = BUF_INIT;
	bool is_found = false;
	while (slash && !is_found) {
		buf_clear(&path);
		buf_printf(&path, "%s/.git", top);
		is_found = access(buf_cstring(&path), F_OK) == 0;
		slash = is_found ? NULL : strrchr(top, '/');
		if (slash)
			*slash = '\0'; // "/a/b", "/a", ""
	}
	buf_release(&path);
	if (is_found)
		return top;
	free(top);
	return realpath(".", NULL);
}
