// Many runs of raddle check on the programs of one folder, in one process: most of a small check is to read the
// classes and to boot the JDK, so that is done once, and every run is a fork of the process that has it.
//
//     serve check --jdk HOME CLASSES < requests
//
// A request is a line, "file TAB argument...": the further arguments of the run, and where its standard output
// goes. The answer is a line with the exit status; 128 and the signal where there is none. Everything else is
// the program itself: main.c is compiled in, and the linker (see rules.mk) sends its calls of session_open,
// session_load, vm_new and mc_check here. Like tests/golden/serve.c.
#include <fcntl.h>
#include <limits.h>
#include <sys/wait.h>
#include <unistd.h>

#define main raddle_main
int raddle_main(int argc, char **argv);
#include "cli/main.c"
#undef main
#include "cli/program.h"
#include "mc/mc.h"
#include "vm/internal.h"

enum { MAX_WORDS = 64, SECONDS = 300, EXIT_BROKEN = 97 };

bool __real_session_open(struct session *session, struct options *options,
	const string_list *inputs, struct budget *budget);
bool __wrap_session_open(struct session *session, struct options *options,
	const string_list *inputs, struct budget *budget);
bool __real_session_load(struct session *session);
bool __wrap_session_load(struct session *session);
struct vm *__real_vm_new(struct input *input, const struct vm_options *options, struct err *err);
struct vm *__wrap_vm_new(struct input *input, const struct vm_options *options, struct err *err);

bool __real_mc_check(struct mc_report *report, struct vm *vm, const struct mc_options *options,
	struct err *err);
bool __wrap_mc_check(struct mc_report *report, struct vm *vm, const struct mc_options *options,
	struct err *err);

// Nobody reads the traces here, and to make one short takes longer than to find it.
bool __wrap_mc_check(struct mc_report *report, struct vm *vm, const struct mc_options *options,
	struct err *err)
{
	struct mc_options how = *options;
	how.keeps_trace = true;
	return __real_mc_check(report, vm, &how, err);
}

static struct {
	struct session session;
	struct vm *vm;
	bool is_booting;
} opened;

bool __wrap_session_open(struct session *session, struct options *options,
	const string_list *inputs, struct budget *budget)
{
	if (opened.is_booting)
		return __real_session_open(session, options, inputs, budget);
	*session = opened.session;
	session->options = options;
	session->budget = budget;
	return true;
}

bool __wrap_session_load(struct session *session)
{
	return !opened.is_booting || __real_session_load(session);
}

// The first one is booted, kept, and told not to be had; all others are that one.
struct vm *__wrap_vm_new(struct input *input, const struct vm_options *options, struct err *err)
{
	if (opened.is_booting)
		return opened.vm = __real_vm_new(input, options, err);
	opened.vm->options = *options;
	return opened.vm;
}

static bool open_all(int argc, char **argv, struct options *options)
{
	struct err err = ERR_INIT;
	char home[PATH_MAX];
	opened.is_booting = true;
	if (!options_parse(options, command_find("check"), argc - 1, argv + 1, &err) ||
		!program_jdk(options, home, sizeof(home)) ||
		!session_open(&opened.session, options, &options->arguments, NULL) ||
		!session_load(&opened.session))
		return false;
	static struct buf path = BUF_INIT;
	program_class_path(&options->arguments, &options->classpath, &path);
	struct vm_options how = { .jdk_home = strdup(home),
		.class_path = buf_cstring(&path),
		.is_checking = true };
	opened.vm = __real_vm_new(opened.session.input, &how, &err);
	opened.is_booting = false;
	return opened.vm != NULL;
}

static int run(int argc, char **argv, char **words, int n)
{
	char *all[MAX_WORDS + 16] = { 0 };
	int null = open("/dev/null", O_RDONLY), n_all = 0;
	if (n < 1 || argc > 15 || dup2(null, STDIN_FILENO) < 0 || !freopen(words[0], "w", stdout) ||
		!freopen("/dev/null", "w", stderr))
		_exit(EXIT_BROKEN);
	alarm(SECONDS);
	for (int i = 0; i < argc; i++)
		all[n_all++] = argv[i];
	for (int i = 1; i < n; i++)
		all[n_all++] = words[i];
	int status = raddle_main(n_all, all);
	fflush(NULL);
	_exit(status);
}

static int status_of(pid_t child)
{
	int status;
	if (child < 0 || waitpid(child, &status, 0) != child)
		return EXIT_BROKEN;
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int argc, char **argv)
{
	char *line = NULL;
	size_t size = 0;
	struct options options = { 0 };
	set_hash_seed();
	if (!open_all(argc, argv, &options))
		return EXIT_BROKEN;
	while (getline(&line, &size, stdin) > 0) {
		char *words[MAX_WORDS + 1] = { 0 }, *rest = line;
		int n = 0;
		line[strcspn(line, "\n")] = 0;
		while (n < MAX_WORDS && (words[n] = strsep(&rest, "\t")))
			n++;
		fflush(NULL);
		pid_t child = fork();
		if (child == 0)
			run(argc, argv, words, n);
		printf("%d\n", status_of(child));
		fflush(stdout);
	}
	free(line);
	return 0;
}
