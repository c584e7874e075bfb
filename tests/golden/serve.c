// Many runs of raddle in one process, for tests/run: most of a small scan is reading the directory
// of the JDK, so that is done once, and every run is a fork of the process that has it.
//
//     serve JDK < requests
//
// A request is a line, "folder TAB stdout TAB stderr TAB command TAB argument...": what raddle
// would do in that folder, its output to those files. The answer is a line with the exit status;
// 128 and the signal where there is none. A run that was killed or found a leak does not touch
// the next one. Everything but the opening of that one JDK is the program itself: main.c is
// compiled in, and the linker (see rules.mk) sends its calls of input_add_jdk here.
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#define main raddle_main
int raddle_main(int argc, char **argv);
#include "cli/main.c"
#undef main
#include "input/internal.h"

enum { MAX_WORDS = 64, SECONDS = 120, EXIT_BROKEN = 97 };

bool __real_input_add_jdk(struct input *input, const char *home, struct err *err);
bool __wrap_input_add_jdk(struct input *input, const char *home, struct err *err);

static struct {
	const char *home;
	struct input *input;
} opened;

// Takes over what was opened. Its sources and names stay where they are: nothing frees them
// before the process ends.
bool __wrap_input_add_jdk(struct input *input, const char *home, struct err *err)
{
	if (!opened.input || strcmp(home, opened.home) != 0)
		return __real_input_add_jdk(input, home, err);
	input->roles[ROLE_JDK] = opened.input->roles[ROLE_JDK];
	memcpy(input->jdk_version, opened.input->jdk_version, sizeof(input->jdk_version));
	opened.input->roles[ROLE_JDK] = (struct name_index){ 0 };
	return true;
}

static void open_jdk(const char *home)
{
	struct input_options options = { 0 };
	struct err err = ERR_INIT;
	opened.home = home;
	opened.input = input_new(&options, notes_new());
	if (!__real_input_add_jdk(opened.input, home, &err)) {
		fprintf(stderr, "serve: %s: %s\n", home, err.text);
		exit(EXIT_BROKEN);
	}
}

static int run(char **words, int n)
{
	// The requests are the parent's: a stream that is closed gives back what it read too much.
	int null = open("/dev/null", O_RDONLY);
	if (n < 4 || dup2(null, STDIN_FILENO) < 0 || chdir(words[0]) != 0 ||
		!freopen(words[1], "w", stdout) || !freopen(words[2], "w", stderr))
		_exit(EXIT_BROKEN);
	alarm(SECONDS);
	words[2] = (char[]){ "raddle" };
	return raddle_main(n - 2, words + 2);
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
	if (argc != 2)
		return EXIT_BROKEN;
	set_hash_seed();
	open_jdk(argv[1]);
	while (getline(&line, &size, stdin) > 0) {
		char *words[MAX_WORDS + 1] = { 0 }, *rest = line;
		int n = 0;
		line[strcspn(line, "\n")] = 0;
		while (n < MAX_WORDS && (words[n] = strsep(&rest, "\t")))
			n++;
		fflush(NULL);
		pid_t child = fork();
		if (child == 0)
			exit(run(words, n));
		printf("%d\n", status_of(child));
		fflush(stdout);
	}
	free(line);
	return 0;
}
