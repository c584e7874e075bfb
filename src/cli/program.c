#include "cli/program.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static bool has_main(const struct klass *klass)
{
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		const struct method *m = &klass->methods[i];
		if ((m->access & ACC_STATIC) && strcmp(m->name->text, "main") == 0 &&
			strcmp(m->descriptor->text, "([Ljava/lang/String;)V") == 0)
			return true;
	}
	return false;
}

// --main, else the manifest's Main-Class, else the only class of INPUT with a main; NULL with err.
static const char *find_main(struct session *session, struct err *err)
{
	if (session->options->junit)
		return "raddle.JUnit"; // of raddle's own jar
	if (session->options->mains.n)
		return session->options->mains.v[0];
	uint32_t n;
	const char *const *mains = input_main_classes(session->input, &n);
	for (uint32_t i = 0; i < n; i++)
		if (mains[i])
			return mains[i];
	const char *found = NULL;
	for (uint32_t id = 1; id <= session->world->n_classes; id++) {
		const struct klass *klass = session->world->classes[id];
		if (klass_is_phantom(klass) || klass->role != ROLE_INPUT || !has_main(klass))
			continue;
		if (found) {
			err_set(err, ERR_USAGE,
				"more than one class has a main (%s, %s): say which with --main", found,
				klass->name->text);
			return NULL;
		}
		found = klass->name->text;
	}
	if (!found)
		err_set(err, ERR_USAGE, "no class of INPUT has a main");
	return found;
}

void program_class_path(const string_list *inputs, const string_list *classpath, struct buf *out)
{
	const string_list *lists[] = { inputs, classpath };
	for (uint32_t l = 0; l < 2; l++)
		for (uint32_t i = 0; i < lists[l]->n; i++) {
			const char *path = lists[l]->v[i];
			size_t n = strlen(path);
			if (n > 6 && strcmp(path + n - 6, ".class") == 0)
				continue;
			if (out->len)
				buf_char(out, ':');
			buf_string(out, path);
		}
}

bool program_jdk(const struct options *options, char *home, size_t size)
{
	char found[PATH_MAX];
	if (options->jdk)
		snprintf(found, sizeof(found), "%s", options->jdk);
	else if (!input_default_jdk(found, sizeof(found)))
		return false;
	char real[PATH_MAX];
	snprintf(home, size, "%s", realpath(found, real) ? real : found);
	return true;
}

int program_no_jdk(const struct command *command)
{
	const char *home = getenv("JAVA_HOME");
	if (home && *home)
		return usage_error(command, "no JDK found: JAVA_HOME is %s, which is not one", home);
	return usage_error(command, "no JDK found (set JAVA_HOME, or use --jdk HOME)");
}

int program_start(struct program *program, struct session *session, struct vm_options options,
	struct err *err)
{
	struct options *asked = session->options;
	*program =
		(struct program){ .session = session, .home = options.jdk_home, .class_path = BUF_INIT };
	program->main = find_main(session, err);
	if (!program->main || (asked->junit && !junit_is_there(session, asked->junit, err)))
		return EXIT_USAGE;
	if (asked->junit && asked->rest.n == 0)
		vec_push(&asked->rest, asked->junit);
	program_class_path(&asked->arguments, &asked->classpath, &program->class_path);
	options.class_path = buf_cstring(&program->class_path);
	program->vm = vm_new(session->input, &options, err);
	if (!program->vm)
		return err->kind == ERR_UNSUPPORTED ? EXIT_LIMIT : EXIT_USAGE;
	return vm_start_main(program->vm, program->main, asked->rest.n, asked->rest.v, err)
		? EXIT_NOTHING_FOUND
		: EXIT_USAGE;
}

void program_end(struct program *program)
{
	if (program->vm)
		session_say_newer(program->session, vm_newest_major(program->vm));
	vm_free(program->vm);
	buf_release(&program->class_path);
}
