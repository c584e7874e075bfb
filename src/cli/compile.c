// .java inputs: compiled with the javac on PATH into a temporary directory.
#define _XOPEN_SOURCE 700 // nftw, mkdtemp
#include "cli/cli.h"

#include <errno.h>
#include <ftw.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

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

static bool run_javac(const string_list *arguments, struct err *err)
{
	char *const *argv; // exec's type lacks a const that it keeps
	memcpy(&argv, &arguments->v, sizeof(argv));
	pid_t child;
	posix_spawn_file_actions_t actions;
	int status = 0;

	// Standard output belongs to the report.
	posix_spawn_file_actions_init(&actions);
	posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
	int failed = posix_spawnp(&child, argv[0], &actions, NULL, argv, environ);
	posix_spawn_file_actions_destroy(&actions);
	if (failed) {
		errno = failed;
		return failed == ENOENT
			? err_set(err, ERR_USAGE, "a .java INPUT needs javac, and there is none on PATH")
			: err_set_errno(err, "cannot start javac");
	}
	while (waitpid(child, &status, 0) < 0 && errno == EINTR)
		continue;
	if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
		return err_set(err, ERR_USAGE, "javac could not compile the .java INPUT");
	return true;
}

bool compile_java(const string_list *sources, const string_list *classpath, char **directory,
	struct err *err)
{
	string_list argv = { 0 };
	struct buf path = BUF_INIT;

	*directory = new_directory(err);
	if (!*directory)
		return false;
	for (uint32_t i = 0; i < classpath->n; i++)
		buf_printf(&path, "%s%s", i ? ":" : "", classpath->v[i]);
	vec_push(&argv, "javac");
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
	bool ok = run_javac(&argv, err);
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
