// .java inputs: compiled with the javac on PATH into a temporary directory.
#define _XOPEN_SOURCE 700 // nftw, mkdtemp
#include "cli/cli.h"

#include <errno.h>
#include <ftw.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "gen/embed.h"

extern char **environ;

static char *new_directory(struct err *err)
{
	const char *parent = getenv("TMPDIR");
	struct buf path = BUF_INIT;
	buf_printf(&path, "%s/raddle-XXXXXX", parent && *parent ? parent : "/tmp");
	buf_cstring(&path);
	if (mkdtemp(path.ptr))
		return path.ptr;
	err_set_errno(err, "cannot make a directory for the classes of .java files, %s", path.ptr);
	buf_release(&path);
	return NULL;
}

#define LOOK_EVERY_NS 5000000L

// Waits for the end of javac, or ends it when the budget is over; whether it was. Not gently: a JVM
// that is asked to end while it starts calls that an internal error, and its files go anyway.
static bool await(pid_t child, struct budget *budget, int *status)
{
	const struct timespec pause = { .tv_nsec = LOOK_EVERY_NS };
	bool is_over = false;
	for (;;) {
		pid_t done = waitpid(child, status, budget && !is_over ? WNOHANG : 0);
		if (done == child || (done < 0 && errno != EINTR))
			return budget && budget_is_over(budget);
		if (!budget || is_over)
			continue;
		is_over = budget_is_over(budget);
		if (is_over)
			kill(child, SIGKILL);
		else
			nanosleep(&pause, NULL);
	}
}

static bool run_javac(const string_list *arguments, struct budget *budget, struct err *err)
{
	char *const *argv; // exec's type lacks a const that it keeps
	memcpy(&argv, &arguments->v, sizeof(argv));
	pid_t child;
	posix_spawn_file_actions_t actions;
	posix_spawnattr_t attributes;
	int status = 0;

	// Standard output belongs to the report.
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
	// With a budget Ctrl-C is for us: in a group of its own, javac ends when we end it.
	posix_spawnattr_init(&attributes);
	posix_spawnattr_setflags(&attributes, budget ? POSIX_SPAWN_SETPGROUP : 0);
	int failed = posix_spawnp(&child, argv[0], &actions, &attributes, argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	posix_spawnattr_destroy(&attributes);
	if (failed) {
		errno = failed;
		return failed == ENOENT
			? err_set(err, ERR_USAGE, "a .java INPUT needs javac, and there is none on PATH")
			: err_set_errno(err, "cannot start javac");
	}
	bool was_over = await(child, budget, &status);
	if (WIFEXITED(status) && WEXITSTATUS(status) == 0)
		return true;
	if (was_over)
		return err_set(err, ERR_BUDGET, "javac was ended");
	return err_set(err, ERR_USAGE, "javac could not compile the .java INPUT");
}

// raddle's own classes, for harnesses, in a file beside the directory; NULL where there are none.
static char *write_own(const char *directory)
{
	if (!embedded_java[0].name)
		return NULL;
	struct buf name = BUF_INIT;
	buf_printf(&name, "%s.jar", directory);
	FILE *file = fopen(buf_cstring(&name), "wxe");
	bool ok = file &&
		fwrite(embedded_java[0].text, 1, embedded_java[0].len, file) == embedded_java[0].len;
	if (file)
		ok = fclose(file) == 0 && ok;
	char *copy = ok ? strdup(buf_cstring(&name)) : NULL;
	buf_release(&name);
	return copy;
}

bool compile_java(const string_list *sources, const string_list *classpath, struct budget *budget,
	char **directory, struct err *err)
{
	string_list argv = { 0 };
	struct buf path = BUF_INIT;

	*directory = new_directory(err);
	if (!*directory)
		return false;
	char *own = write_own(*directory);
	for (uint32_t i = 0; i < classpath->n; i++)
		buf_printf(&path, "%s%s", i ? ":" : "", classpath->v[i]);
	if (own)
		buf_printf(&path, "%s%s", path.len ? ":" : "", own);
	vec_push(&argv, "javac");
	// It lives for half a second: what its machine spends on better code and on a collector with threads
	// does not come back. A machine that does not know these words must not end for them.
	vec_push(&argv, "-J-XX:+IgnoreUnrecognizedVMOptions");
	vec_push(&argv, "-J-XX:TieredStopAtLevel=1");
	vec_push(&argv, "-J-XX:+UseSerialGC");
	vec_push(&argv, "-g");
	vec_push(&argv, "-nowarn");
	vec_push(&argv, "-d");
	vec_push(&argv, *directory);
	if (path.len) {
		vec_push(&argv, "-cp");
		vec_push(&argv, buf_cstring(&path));
	}
	for (uint32_t i = 0; i < sources->n; i++)
		vec_push(&argv, sources->v[i]);
	vec_push(&argv, NULL);
	bool ok = run_javac(&argv, budget, err);
	if (own)
		unlink(own);
	free(own);
	vec_release(&argv);
	buf_release(&path);
	return ok;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *walk)
{
	(void)status, (void)type, (void)walk;
	return remove(path);
}

void compile_remove(char *directory)
{
	if (!directory)
		return;
	nftw(directory, remove_one, 16, FTW_DEPTH | FTW_PHYS);
	free(directory);
}
