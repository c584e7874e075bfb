// Opening what the user named: INPUT, class path, JDK; .java files are compiled first.
#include "cli/cli.h"

#include <limits.h>
#include <stdlib.h>

#include "base/pool.h"
#include "gen/embed.h"
#include "ir/ir.h"
#include "model/model.h"

static bool say(struct session *session, const char *path, const struct err *err)
{
	notes_add_err(session->notes, NOTE_ERROR, 0, slice_of_string(path), err);
	return false;
}

static bool is_java_source(const char *path)
{
	size_t n = strlen(path);
	return n > 5 && strcmp(path + n - 5, ".java") == 0;
}

// False when the path is wrong: nothing there, or not ours to read. A damaged file is counted: as
// long as there is something else to look at, that is looked at.
static bool add(struct session *session, const char *path, enum input_role role,
	uint32_t *n_damaged)
{
	struct err err = ERR_INIT;
	if (input_add(session->input, path, role, &err))
		return true;
	say(session, path, &err);
	++*n_damaged;
	return err.kind != ERR_SYSTEM;
}

static bool add_compiled(struct session *session, const string_list *sources)
{
	struct err err = ERR_INIT;
	if (sources->n == 0)
		return true;
	if (!compile_java(sources, &session->options->classpath, session->budget, &session->temporary,
			&err)) {
		if (err.kind == ERR_BUDGET)
			session->cut = "compiling the .java INPUT";
		else
			notes_add(session->notes, NOTE_ERROR, 0, "%s", err.text);
		return false;
	}
	uint32_t n_damaged = 0;
	return add(session, session->temporary, ROLE_INPUT, &n_damaged) && n_damaged == 0;
}

static bool add_inputs(struct session *session, const string_list *inputs)
{
	string_list sources = { 0 };
	uint32_t n_damaged = 0;
	bool ok = true;
	for (uint32_t i = 0; i < inputs->n && ok; i++) {
		if (is_java_source(inputs->v[i]))
			vec_push(&sources, inputs->v[i]);
		else
			ok = add(session, inputs->v[i], ROLE_INPUT, &n_damaged);
	}
	ok = ok && add_compiled(session, &sources);
	vec_release(&sources);
	return ok && (inputs->n == 0 || n_damaged < inputs->n);
}

static bool add_classpath(struct session *session)
{
	const string_list *paths = &session->options->classpath;
	uint32_t n_damaged = 0;
	for (uint32_t i = 0; i < paths->n; i++)
		if (!add(session, paths->v[i], ROLE_CLASSPATH, &n_damaged))
			return false;
	return true;
}

// raddle's own Java classes, behind all others: a user may have another version of them.
static bool add_own(struct session *session)
{
	struct err err = ERR_INIT;
	for (const struct embedded *jar = embedded_java; jar->name && session->options->runs_program;
		 jar++)
		if (!input_add_bytes(session->input, "raddle.jar",
				(struct slice){ (const uint8_t *)jar->text, jar->len }, ROLE_CLASSPATH, &err))
			return say(session, "raddle.jar", &err);
	return true;
}

static bool add_jdk(struct session *session, const char *home)
{
	struct err err = ERR_INIT;
	return !home || input_add_jdk(session->input, home, &err) || say(session, home, &err);
}

// The JDK's home, NULL for none. A default that is not there is worth a note, not a failure.
static const char *choose_jdk(struct session *session, char *buffer, size_t size)
{
	const char *asked = session->options->jdk;
	if (asked)
		return strcmp(asked, "none") == 0 ? NULL : asked;
	const char *home = getenv("JAVA_HOME");
	bool has_any = input_default_jdk(buffer, size);
	if (home && *home && (!has_any || strcmp(home, buffer) != 0))
		notes_add(session->notes, NOTE_WARNING, 0, "JAVA_HOME is %s, which is not a JDK%s%s", home,
			has_any ? ": using " : "", has_any ? buffer : "");
	if (has_any)
		return buffer;
	notes_add(session->notes, NOTE_WARNING, 1,
		"no JDK found (set JAVA_HOME, or use --jdk HOME): java.* classes are unknown");
	return NULL;
}

// Who runs a program runs all of it.
static void say_packed(struct session *session)
{
	uint32_t n;
	const struct input_packed *packed = input_packed(session->input, &n);
	for (uint32_t i = 0; i < n && !session->options->runs_program; i++)
		notes_add(session->notes, NOTE_WARNING, i,
			"%s is %s: %s is INPUT, %u archive%s beside it %s class path", packed[i].path,
			packed[i].title, packed[i].program, packed[i].n_archives,
			packed[i].n_archives == 1 ? "" : "s", packed[i].n_archives == 1 ? "is" : "are");
}

// What comes with the program, and the user's files behind it.
static bool load_models(struct session *session)
{
	const string_list *files = &session->options->models;
	struct intern *names = session->world->names;
	bool has_none = false;
	for (uint32_t i = 0; i < files->n; i++)
		has_none |= strcmp(files->v[i], "none") == 0;
	session->models = models_new(names);
	if (has_none)
		models_follow_bodies(session->models);
	session->world->models = session->models;
	for (uint32_t i = 0; i < files->n; i++) {
		struct err err = ERR_INIT;
		if (strcmp(files->v[i], "none") == 0 || models_add_file(session->models, files->v[i], &err))
			continue;
		notes_add(session->notes, NOTE_ERROR, 0, "%s", err.text);
		return false;
	}
	return true;
}

// What lifted code may take, packed: little of what there is.
static size_t room_for_code(const struct options *options)
{
	return options->memory_limit ? (size_t)options->memory_limit << 17 : (size_t)256 << 20;
}

bool session_open(struct session *session, struct options *options, const string_list *inputs,
	struct budget *budget)
{
	char home[PATH_MAX];
	*session = (struct session){ .options = options, .budget = budget };
	session->notes = notes_new();
	if (options->jobs == 0)
		options->jobs = pool_cores();
	const char *jdk = choose_jdk(session, home, sizeof(home));
	// Which classes of a multi-release jar count depends on the JDK, so it is looked at first.
	char version[64] = "";
	if (jdk)
		input_read_jdk_version(jdk, version, sizeof(version));
	struct input_options input_options = { .release = input_feature_release(version) };
	session->input = input_new(&input_options, session->notes);
	bool ok = add_inputs(session, inputs) && add_classpath(session) && add_own(session) &&
		add_jdk(session, jdk);
	say_packed(session);
	if (ok) {
		session->world = world_new(session->input, session->notes, options->jobs);
		session->world->code = ir_store_new(room_for_code(options));
		ok = load_models(session);
	}
	session_flush_notes(session);
	return ok;
}

// Which INPUT the entry is of; their entries are one after the other.
static uint32_t given_of(const struct input_given *given, uint32_t n_given, uint32_t entry)
{
	uint32_t first = 0, end = n_given;
	while (first < end) {
		uint32_t middle = first + (end - first) / 2;
		if (entry >= given[middle].first + given[middle].n)
			first = middle + 1;
		else
			end = middle;
	}
	return first;
}

// How many classes of each INPUT can be looked at: those of world, counted by where they are from.
static void count_readable(const struct session *session, uint32_t n_given,
	const struct input_given *given, uint32_t *n_readable)
{
	const struct world *world = session->world;
	for (uint32_t id = 1; id <= world->n_classes; id++) {
		const struct klass *klass = world->classes[id];
		if (klass_is_phantom(klass) || klass->role != ROLE_INPUT)
			continue;
		uint32_t entry = (uint32_t)(klass->entry - input_entry(session->input, 0));
		uint32_t at = given_of(given, n_given, entry);
		if (at < n_given)
			n_readable[at] += !klass->has_wrong_name;
	}
}

// Who names a file wants it looked at: one with nothing but damage in it is an error, however much
// else there is. An empty one is not damaged.
static void find_unreadable(struct session *session)
{
	uint32_t n;
	const struct input_given *given = input_given(session->input, &n);
	uint32_t *n_readable = xcalloc(n, sizeof(*n_readable));
	count_readable(session, n, given, n_readable);
	for (uint32_t i = 0; i < n; i++) {
		if (n_readable[i] || (given[i].n == 0 && !given[i].is_damaged))
			continue;
		notes_add(session->notes, NOTE_ERROR, i, "%s: nothing of this INPUT could be read",
			given[i].path);
		vec_push(&session->unreadable, given[i].path);
	}
	free(n_readable);
}

void session_say_newer(struct session *session, uint16_t major)
{
	if (major <= CLASS_MAJOR_KNOWN || session->has_said_newer)
		return;
	session->has_said_newer = true;
	notes_add(session->notes, NOTE_WARNING, 0, "class files of Java %u: read as those of %u",
		class_release(major), class_release(CLASS_MAJOR_KNOWN));
}

bool session_load(struct session *session)
{
	session->world->budget = session->budget;
	world_load_input(session->world);
	session_say_newer(session, world_newest_major(session->world));
	session_flush_notes(session);
	if (session->budget && budget_is_over(session->budget)) {
		session->cut = "reading INPUT";
		return false;
	}
	const struct world_counts *counts = &session->world->counts;
	bool has_any = counts->input_classes > counts->wrong_names;
	if (has_any)
		find_unreadable(session);
	else
		notes_add(session->notes, NOTE_ERROR, 0, "no class to look at in INPUT");
	session_flush_notes(session);
	return has_any;
}

void session_flush_notes(struct session *session)
{
	const struct options *options = session->options;
	enum note_level level = options->quiet ? NOTE_ERROR
		: options->verbose                 ? NOTE_INFO
										   : NOTE_WARNING;
	notes_flush(session->notes, level, stderr);
}

void session_close(struct session *session)
{
	if (session->world)
		session_say_newer(session, world_newest_major(session->world));
	session_flush_notes(session);
	models_free(session->models);
	if (session->world)
		ir_store_free(session->world->code);
	world_free(session->world);
	input_free(session->input);
	notes_free(session->notes);
	vec_release(&session->unreadable);
	compile_remove(session->temporary);
}
